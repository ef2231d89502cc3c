// A part of the line that a story may not be told without: the scene's own sentences would be wrong beside it, or it keeps safe.
import { eventWords } from '@calmbridge/domain/stories/check-asked';
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import { spelledOut } from '@calmbridge/reader/story-line/spelled-out';
import { isNeverOkay } from '../heard/never-okay.ts';
import type { WrittenStory } from '../tell-version.ts';
import { isBelieved, undoes } from './lesser-part.ts';
import type { LinePart } from './line-parts.ts';

/** `isFirst`: what the line begins with, which a turn of it makes another event. */
export function standsInTheWay(story: WrittenStory, { text }: LinePart, isFirst: boolean): boolean {
  const said = spelledOut(text);
  return (
    isNeverOkay(said) ||
    [isBelieved, undoes, endangers, isWound, hurts].some((one) => one.test(text)) ||
    hangsOn.test(said) ||
    (isFirst && (turnsRound.test(said) || /\bif\b/i.test(said))) ||
    saysOtherwise(story, said)
  );
}

const endangers =
  /\b(?:allerg\p{L}*|epi-?pens?|guns?|dangerous|poison\p{L}*|emergenc\p{L}*|999|911|112|000|knife|knives|seizures?|choke|choking|drown\p{L}*|private parts?|secrets?|strangers?|road)\b/iu;
const isWound =
  /\b(?:bleed\p{L}*|scars?|wounds?|swollen|stitches)\b|\b(?:is|are|was) (?:still )?(?:cut|sore|raw|infected)\b/iu;
/** What is done to the child no story passes over. */
const hurts =
  /\b(?:hits?|hit|hurts?|beats?|slaps?|slapped|smacks?|smacked|kicks?|kicked|touch(?:es|ed)|grabs?|grabbed|locks?|locked|shook|shakes?|hold(?:s)? down|held down|pins?|pinned) (?:him|her|me|them|\{child\})\b/iu;
/** What happens hangs on it. */
const hangsOn = /\bunless\b|\bonly if\b|^if\b|\bdepend(?:s|ing) on\b|\bin case\b/i;
const turnsRound =
  /\b(?:not|no|never|without|instead|rather than|except|cancelled|closed|shut|chang(?:e|es|ed|ing))\b|n['’]t\b/i;

/** "No needle", "not in the hall", "he will not sit": a sentence of the story that says so, and denies nothing, says the opposite. */
function saysOtherwise({ text }: WrittenStory, said: string): boolean {
  const sentences = text.split(/(?<=[.!?])\s+/).filter((one) => !denies.test(one));
  const named = (words: string, some: readonly string[]): boolean =>
    eventWords(words)
      .map(stemOf)
      .some((stem) => some.some((one) => wordsOf(one).map(stemOf).includes(stem)));
  return (
    [...said.matchAll(deniedThing)].some(([, words = '']) => named(words, sentences)) ||
    [...said.matchAll(deniedDoing)].some(([, words = '']) =>
      named(
        words,
        sentences.filter((one) => ofChild.test(one)),
      ),
    )
  );
}
const denies = /\b(?:not|no|nobody|never|cannot|without|instead of|rather than)\b|n['’]t\b/i;
const ofChild = /\b(?:I|we|my|he|she|they)\b|\{child\}/i;
const deniedThing =
  /\b(?:no|without|instead of|rather than|out of|(?<!\b(?:am|is|are|was|were|be|do|does|did|will|would|can|could|may|might|should|has|have|had) )not)\s+((?:\p{L}+\s*){1,3})/giu;
/** Of somebody else, or of a thing, a denial says nothing of what the child does. */
const deniedDoing =
  /(?:^|[,.;]\s*|\b(?:and|but|so|that|because)\s+)(?:he|she|i|we|\{child\})\s+(?:(?:am|is|are|was|were|do|does|did|will|would|can|could|may|might|should|has|have|had) not|cannot|never)\s+((?:\p{L}+\s*){1,4})/giu;
