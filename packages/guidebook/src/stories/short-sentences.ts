// A long sentence of the carer's as several short ones that say the same; null where it can't be parted cleanly.
import { isDuration, peopleIn, timesIn } from '@calmbridge/reader/story-line/facts-in';
import { isPersonWord } from '@calmbridge/reader/story-line/people';
import { tenseOf } from '@calmbridge/reader/story-line/read-line';
import { subjectIn } from '@calmbridge/reader/story-line/tell-phrase';
import { type Term, termsOf } from '@calmbridge/reader/story-line/terms';
import { wordCount } from '../child/phrase-shape.ts';
import { isFact } from './as-fact.ts';

export function inShortSentences(sentence: string, most: number): string[] | null {
  if (wordCount(sentence) <= most) return [sentence];
  for (const part of [byNamed, bySecondVerb, byReason, byInstead, byTime, byPlace, byPerson]) {
    const short = part(sentence)?.map((one) => inShortSentences(one, most)) ?? [null];
    if (short.every((one) => one !== null)) return short.flat();
  }
  return null;
}

/** At the last place that fits, so that the first sentence keeps as much as it can. */
const splits = (sentence: string, at: RegExp) =>
  [...sentence.matchAll(at)]
    .map((match) => ({
      left: sentence.slice(0, match.index).replace(/,$/, ''),
      joint: match[0],
      right: sentence.slice(match.index + match[0].length),
    }))
    .filter(
      ({ left, right }) => wordCount(left) >= 3 && right !== '' && isFact(left) && !/^when\b/i.test(left),
    )
    .reverse();

/** "… a new girlfriend called Sheila who is coming for lunch": what Sheila does is a sentence of its own. */
function byNamed(sentence: string): string[] | null {
  const [, left, name, does] =
    /^(.+ (?:called|named) (\p{Lu}[\p{L}'’-]+)),? who (.+)$/u.exec(sentence) ??
    /^(.+ ((?:Mr|Mrs|Ms|Miss|Dr|Auntie|Uncle) \p{Lu}[\p{L}'’-]+)),? who (.+)$/u.exec(sentence) ??
    [];
  return left !== undefined && isFact(left) && isFact(`${name} ${does}`) ? [left, `${name} ${does}`] : null;
}

/** "Dad goes fishing before light and comes home after supper": Dad does both. */
function bySecondVerb(sentence: string): string[] | null {
  const subject = subjectIn(sentence.replaceAll('~', ''));
  for (const { left, right } of splits(sentence, /,? (?:and|but)(?: then)? /g)) {
    const second = right.replaceAll('~', '');
    const [verb] = termsOf(second);
    if (isFact(right) && !opensWithVerb(verb)) return [left, right];
    if (subject === null || wordCount(subject) > 4 || !verb?.tags.has('Verb') || verb.tags.has('Gerund'))
      continue;
    // "Giving wishes and kisses": a thing, not what they do.
    if (/^(?:I|we|they|people|.*[^s]s)$/i.test(subject) && /[^is]s$/.test(verb.lower)) continue;
    if (!isFact(`${subject} ${second}`)) continue;
    // "The bus goes the same way" is about the bus: a thing is not named twice.
    const isThing = /^(?:the|an?|our|my|this) /i.test(subject) && !isSomebody(subject);
    return [left, `${isThing && /s$/.test(verb.lower) ? 'it' : subject} ${second}`];
  }
  return null;
}

/** "… and comes home": the one who comes was named before. */
const opensWithVerb = (first: Term | undefined): boolean =>
  first !== undefined &&
  (/^(?:will|can|cannot)$/.test(first.lower) || (first.tags.has('Verb') && /s$/.test(first.lower)));

/** A driver is he, she or they. */
const isSomebody = (subject: string): boolean =>
  peopleIn(subject).length > 0 ||
  termsOf(subject).some(({ lower, tags }) => isPersonWord(lower) || tags.has('Actor'));

function byReason(sentence: string): string[] | null {
  const [found] = splits(sentence, /,? because /g);
  return found ? [found.left, `that is because ${found.right}`] : null;
}

function byInstead(sentence: string): string[] | null {
  const [found] = splits(sentence, /,? instead of /g);
  if (!found || /^(?:me|him|her|us|them)$/.test(found.right) || tenseOf(found.left) === 'past') return null;
  return [found.left, `that is instead of ${found.right}`];
}

function byTime(sentence: string): string[] | null {
  const time = timesIn(sentence).find((one) => sentence.endsWith(` ${one}`));
  if (time === undefined) return null;
  const left = sentence.slice(0, -time.length - 1).replace(/,$/, '');
  return isFact(left) ? [left, whenSentence(time, tenseOf(left) === 'past')] : null;
}

/** "It lasts until next Thursday", "it is on Friday". */
const whenSentence = (time: string, isPast: boolean): string =>
  /^until\b/i.test(time)
    ? `it ${isPast ? 'lasted' : 'lasts'} ${time}`
    : /^(?:from|since)\b/i.test(time)
      ? `it ${isPast ? 'started' : 'starts'} ${time.replace(/^\p{L}+ /u, /day$/i.test(time) ? 'on ' : 'in ')}`
      : `${isDuration(time) ? 'that' : 'it'} ${isPast ? 'was' : 'is'} ${time}`;

/** At a place with a name, or at somebody's: anything else may belong to a word before it. */
function byPlace(sentence: string): string[] | null {
  const [found] = splits(
    sentence,
    /,? (?:at|in) (?=(?:\p{L}+ ){0,2}\p{L}+['’]s(?: (?:house|home|place|flat|shop))?$|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*$)/gu,
  );
  if (!found || wantsPlace.test(found.left)) return null;
  if (tenseOf(found.left) === 'past' || / (?:who|that|which|where|if) /.test(found.left)) return null;
  return [found.left, `it is ${found.joint.replace(/^,? /, '')}${found.right}`];
}

const wantsPlace =
  /\b(?:live|lives|living|stay|stays|staying|go|move|moving|work|works|working|be|is|are|come|sit|stand|sleep|study)$/;

/** "… with Miss Darlene": she is there. */
function byPerson(sentence: string): string[] | null {
  const [found] = splits(sentence, /,? with (?=[^,]+$)/g);
  const [who] = found ? peopleIn(found.right) : [];
  if (!found || who !== found.right || tenseOf(found.left) === 'past') return null;
  return [found.left, `${who} ${/s$/.test(who) && /^(?:my|our) /.test(who) ? 'are' : 'is'} there, too`];
}
