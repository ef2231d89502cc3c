// A few words of a carer as one sentence: a clause as it stands, an order as what the child does.
import { shapeOf } from '@calmbridge/reader/story-line/clause';
import { withoutOrders } from '@calmbridge/reader/story-line/soften';
import { clauseOf, withSubjectArticle } from '@calmbridge/reader/story-line/tell-phrase';
import { infinitiveOf, termsOf } from '@calmbridge/reader/story-line/terms';

/** What is neither stands as it was typed. */
export function asSentence(said: string): string {
  const plain = said.replaceAll('~', '');
  // "Have her pass ready before the bus comes": what is done first, whatever follows.
  if (opensWithOrder.test(plain))
    return withoutOrders(`I ${withSecondVerbs(withListed(said.charAt(0).toLowerCase() + said.slice(1)))}`);
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

/** "…, show it and doesn't have to talk": the child's, too. */
const withListed = (order: string): string =>
  order
    .replace(/\b(and|or) does not\b/gi, '$1 ~do not')
    .replace(/, (\p{Ll}+)(?= (?:it|the|my|his|her|them)\b)/gu, (whole, verb: string) =>
      infinitiveOf(verb) === verb && termsOf(verb)[0]?.tags.has('Verb') === true ? `, ~${verb}` : whole,
    );
const opensWithOrder =
  /^(?:have|get|put|take|hold|keep|show|tell|wait|say|go|sit|use|bring|wear|pack|choose|look|press|turn|give) (?:his|her|my|your|their|the|an?|it|for|at|up|down|back|through|into|past|over|under|by|with|in|on|out)\b(?!.*\b(?:is|are|will)\b.*\bthen\b)/i;

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
