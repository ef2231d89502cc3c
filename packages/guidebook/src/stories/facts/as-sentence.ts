// A few words of a carer as one sentence: a clause as it stands, an order as what the child does.
import { shapeOf } from '@calmbridge/reader/story-line/clause';
import { withoutOrders } from '@calmbridge/reader/story-line/soften';
import { clauseOf, withSubjectArticle } from '@calmbridge/reader/story-line/tell-phrase';
import { infinitiveOf, termsOf } from '@calmbridge/reader/story-line/terms';

/** What is neither stands as it was typed. */
export function asSentence(said: string): string {
  const plain = said.replaceAll('~', '');
  const shape = shapeOf(plain);
  if (shape === 'fact')
    return isOfThing.test(plain) ? withSubjectArticle(said) : withoutOrders(withSubjectArticle(said));
  const clause = clauseOf({ shape, text: shape === 'order' ? withSecondVerbs(ofOwnBody(said)) : said });
  if (clause !== null) return clause;
  const [first, second] = termsOf(plain);
  const isDone =
    /^(?:the|an?|my|our|his|her)$/.test(second?.lower ?? '') ||
    (first?.tags.has('Verb') === true &&
      /^(?:in|on|at|to|with|out|up|down|away|slowly)$/.test(second?.lower ?? ''));
  if (first && isDone && /^\p{L}+$/u.test(first.lower) && !notDone.test(first.lower))
    return withoutOrders(`I ${withSecondVerbs(said)}`);
  return withoutOrders(said);
}

/** "Her leg has to heal" orders nobody. */
const isOfThing =
  /\b(?:leg|arm|foot|hand|back|tooth|skin|paint|glue|cake|car|bus|van|roof|road|water|machine|it)(?: (?:is|was) [^.]+? and)? (?:has|needs) to\b/i;

/** "Put the phone away and write it down": the child does both. */
export const withSecondVerbs = (order: string): string =>
  order.replace(
    /\b(and|or) (\p{L}+)(?= (?:it|the|an?|my|his|her|to|at|on|in|up|down|me|us|Grownup|\p{Lu}))/gu,
    (whole, joint: string, verb: string) => (infinitiveOf(verb) === verb ? `${joint} ~${verb}` : whole),
  );

/** "Rinse face". */
const ofOwnBody = (order: string): string =>
  order.replace(
    /\b(rinse|wash|dry|brush|wipe|shut|close) (?=(?:face|hands|teeth|hair|eyes|mouth)\b)/gi,
    '$1 my ',
  );

const notDone =
  /(?:ing|ed)$|^(?:all|both|half|not|no|like|with|in|on|at|to|for|from|by|under|over|after|before|only|just|maybe|then|when|if|because)$/;
