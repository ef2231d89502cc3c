// What a carer typed, parted into sentences: at stops, at "then", and at a comma or "and" between two sentences, nowhere else.
import { shapeOf } from '@calmbridge/reader/story-line/clause';
import { spelledOut } from '@calmbridge/reader/story-line/spelled-out';
import { withSubjectArticle } from '@calmbridge/reader/story-line/tell-phrase';
import { termsOf } from '@calmbridge/reader/story-line/terms';
import { wordCount } from '#child/phrase-shape';

/** Sentences as they were typed; "then" begins one, too. */
export const piecesOf = (text: string): string[] =>
  spelledOut(text.replace(/\s*\n+\s*/g, '. ').replace(/\bthank you\b/gi, 'thanks'))
    .replace(/\s*\(([^)]*)\)?/g, ', $1')
    .replace(/["“”]/g, '')
    // "Must keep windows shut": in a family that says "our", all of them.
    .replace(
      /(^|[.,;] )(must|have to|need to|cannot) (?=\p{Ll})/giu,
      (whole, before: string, verb: string) =>
        /\b(?:we|our|us)\b/i.test(text)
          ? `${before}we ${/cannot/i.test(verb) ? 'cannot' : 'have to'} `
          : whole,
    )
    .replace(runsOn, '. ')
    // "I have tea, then sleep there": the same one goes on.
    .replace(thenDoes, '$1$2. then $1 ')
    .split(/(?<=[\p{L}\p{N}%'’])\s*[.!?;…]+(?:\s+|$)/u)
    .flatMap(atThen)
    .map((piece) =>
      piece
        .replace(/[\s.!?,;:…]+$/, '')
        .replace(
          /^(?:(?:and|so|but)\b,?\s+|(?:first(?:ly)?|next)(?:,\s*|\s+(?=(?:he|she|we|you|i|they|the|my)\b)))+/i,
          '',
        )
        .trim(),
    )
    .filter((piece) => /\p{L}/u.test(piece))
    .flatMap(atCommas)
    .map((piece) =>
      piece
        .replace(/^(?=last (?:day|time|lesson|shift) (?:is|was)\b)/i, 'the ')
        .replace(/^(?=(?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:he|she|we|i|you|they)\b)/i, 'on '),
    );

/** "The old videos they are still there", "it is acting nobody is cross": two sentences without a stop. */
const runsOn =
  /(?<=[\p{L}\d])(?<!\b(?:and|but|or|so|if|when|because|that|while|until|where|what|how|why|who|than|as|then|think|thinks|know|knows|say|says|see|sees|check|sure|like|for|with|to|of|in|on|at|after|before|make|makes|hope|means)) (?=(?:it is (?:only|just|still)|they are still|nobody is|everyone is|everybody is) )/giu;

const thenDoes =
  /\b(I|we)\b((?:(?!\b(?:I|we|he|she|they)\b)[^.;])+?),? (?:and )?then (?=(?:sleep|go|have|eat|play|get|come|watch|brush|wash|sit|put|take|do|walk|drive|read|wait|say|tell|pack|choose) )/g;

/** "We sing, then he blows out the candles" is two; "socks on, then the red shoes" is one. */
function atThen(piece: string): string[] {
  for (const { index, 0: joint } of piece.matchAll(
    /,? (?:and )?then (?=(?:we|he|she|[Ii]|you|they|it|the|my|our|mum|mom|dad|\p{Lu}\p{L}+|say|tell|ask|back|home)\b)/gu,
  )) {
    const right = piece.slice(index + joint.length);
    if (hasVerb(right.split(', ')[0] ?? right) || isBack.test(right))
      return [piece.slice(0, index), ...atThen(`then ${right}`)];
  }
  return [piece];
}

const isBack = /^(?:back (?:to|in|at|home)|home)\b/i;

/** "Helen brings the puppy, his name is Otis": two sentences, typed as one. */
function atCommas(piece: string): string[] {
  for (const { index } of piece.matchAll(/, /g)) {
    const [left, right] = [
      piece.slice(0, index),
      piece.slice(index + 2).replace(/^(?:and|but|so) (?=\p{L}+ )/iu, ''),
    ];
    const isOpened = opensSentence.test(right) || withSubjectArticle(right) !== right;
    // "Ida, Nora and Selma, we eat": the second name begins no sentence.
    const [head = right] = right.split(', ');
    // "Daddy puts 2 drops in, count to 10": what the child does meanwhile.
    if (isSentence(left) && order.test(right) && !order.test(left)) return [left, ...atCommas(right)];
    if (
      hasVerb(left) &&
      (pointsBack.test(right) || onlyThat.test(right) || (isSentence(right) && isSentence(head) && isOpened))
    )
      return [left, ...atCommas(right)];
  }
  return [piece];
}
/** "Mum holds up her hand, that means wait". */
const pointsBack = /^(?:that|this) (?:means|is|was) \p{L}/iu;
const order =
  /^(?:count|walk|hold|sit|stand|wait|look|say|press|breathe|squeeze|show|wash|wipe|flush|lie|close|open|blow|chew|swallow|listen|push|pull) \p{L}/iu;
/** "The tooth is out, soft food only that day". */
const onlyThat = /^(?:\p{L}+ ){1,2}only(?: that day| today| for .+| until .+)?$/iu;
/** "On Sunday a man brings the cat" has one, "after the bath at Nan's" has none. */
const hasVerb = (text: string): boolean =>
  isSentence(text) ||
  (!opensAside.test(text) &&
    termsOf(text).some(({ tags }) => tags.has('PresentTense') || tags.has('PastTense')));
const opensAside = /^(?:when|if|after|before|because|while|until|as|once)\b/i;

export const isSentence = (text: string): boolean => shapeOf(text) === 'fact' && !opensAside.test(text);
const opensSentence = {
  test: (text: string): boolean =>
    /^\p{Lu}/u.test(text) ||
    /^(?:i|we|he|she|they|you|it|there|this|that|my|our|his|her|their|your|the|an?|some|people|mum|mom|dad|mummy|mommy|daddy|nobody|everyone|lots|mine|yours|ours|last day|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i.test(
      text,
    ),
};

/** "The white noise until the clock goes yellow" has no verb of its own. */
const withoutAside = (text: string): string =>
  text.split(/,? (?:until|when|if|because|while|before|after) /)[0] ?? text;

/** A long sentence is parted where both halves have their own subject, and stays long where they have not. */
export function shortened(sentence: string, most: number): readonly string[] {
  if (wordCount(sentence) <= most) return [sentence];
  for (const { index, 0: joint } of sentence.matchAll(/,? (?:and|but) /g)) {
    const [left, right] = [sentence.slice(0, index), sentence.slice(index + joint.length)];
    if (isSentence(left) && isSentence(withoutAside(right)) && opensSentence.test(right))
      return [left, ...shortened(right, most)];
  }
  // Only what is far too long is parted at "so": the two belong together.
  const so = sentence.indexOf(' so ');
  const [left, right] = [sentence.slice(0, Math.max(0, so)).replace(/,$/, ''), sentence.slice(so + 4)];
  if (so > 0 && wordCount(sentence) > most + 5 && isSentence(left) && isSentence(right))
    return [left, ...shortened(`so ${right}`, most)];
  return [sentence];
}
