// A few words of a carer as one sentence: a clause as it stands, an order as what the child does, a thing as what may be there.
import { finiteAt, shapeOf } from '@calmbridge/reader/story-line/clause';
import { withoutOrders } from '@calmbridge/reader/story-line/soften';
import { clauseOf, isOfNoNumber, withSubjectArticle } from '@calmbridge/reader/story-line/tell-phrase';
import { infinitiveOf, termsOf } from '@calmbridge/reader/story-line/terms';
import { wordCount } from '#child/phrase-shape';
import { withArticle } from '#child/words';

/** A clause as it stands; an order is what the child does; a few words without a verb say what there is. */
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
  // "The glass door slides" is a sentence, whatever it was read as.
  const verb = termsOf(plain).findIndex(({ tags }) => tags.has('PresentTense') && !tags.has('Gerund'));
  const isTold = /^(?:the|my|our)$/.test(first?.lower ?? '') && verb > 1;
  if (isTold || finiteAt(termsOf(plain)) > 0) return withoutOrders(said);
  // "Hot chocolate at the bakery after" has nobody who does anything, and so it may be there.
  if (wordCount(said) > 4 && !(shape === 'thing' && isOneThing(plain))) return withoutOrders(said);
  if (plain.includes(',') || opensWithPlace.test(plain)) return withoutOrders(said);
  switch (shape) {
    case 'person':
      return /^\p{Lu}|^(?:my|our|the|an?) /u.test(said)
        ? `${said} may be there`
        : `there may be ${withOwnArticle(said)}`;
    case 'when':
    case 'how':
      return lasts.test(said)
        ? `it is for ${said}`
        : isDate.test(said)
          ? `it is on ${said.replace(/^on /i, '')}`
          : `it may be ${said}`;
    case 'thing':
      if (lasts.test(said)) return `it is for ${said}`;
      if (isDate.test(said)) return `it is on ${said}`;
      return `there may be ${withOwnArticle(said)}`;
    default:
      return withoutOrders(said);
  }
}

/** "Her leg has to heal" orders nobody. */
const isOfThing =
  /\b(?:leg|arm|foot|hand|back|tooth|skin|paint|glue|cake|car|bus|van|roof|road|water|machine|it)(?: (?:is|was) [^.]+? and)? (?:has|needs) to\b/i;

const opensWithPlace =
  /^(?:under|over|behind|near|next|into|onto|inside|outside|between|through|across|with)\b/i;
const isOneThing = (text: string): boolean => {
  const terms = termsOf(text);
  const at = terms.findIndex(({ tags }) => tags.has('Preposition'));
  return (
    at > 0 &&
    at <= 3 &&
    !/[,\d]|\b(?:and|or|then|but|not|no|if|when|so)\b/i.test(text) &&
    terms.every(({ tags }) => !tags.has('Verb') && !tags.has('Adverb')) &&
    terms
      .slice(0, at)
      .every(
        ({ tags }) =>
          tags.has('Adjective') || tags.has('Singular') || tags.has('Uncountable') || tags.has('Determiner'),
      )
  );
};

/** "Put the phone away and write it down": the child does both. */
const withSecondVerbs = (order: string): string =>
  order.replace(
    /\b(and|or) (\p{L}+)(?= (?:it|the|an?|my|his|her|to|on|in|up|down|me|us|Grownup|\p{Lu}))/gu,
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

const isDate =
  /^(?:on )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: \d{1,2}(?:st|nd|rd|th)?)?)$/i;
const lasts =
  /^(?:about )?(?:\d+|an?|one|two|three|four|five|six|seven|ten) (?:nights?|days?|hours?|weeks?|minutes?|months?)$/i;

const withOwnArticle = (text: string): string =>
  /^(?:an?|the|my|our|some|two|three|four|five|\d+|many|other|no)\b/i.test(text) ||
  /^\p{Lu}/u.test(text) ||
  !termsOf(text).at(-1)?.tags.has('Singular') ||
  isOfNoNumber.test(text.toLowerCase())
    ? text
    : withArticle(text);
