// Whether a story holds what the carer's line says: its people, things and happenings, its numbers and names, and what it denies.
import { eventWords } from '@calmbridge/domain/stories/check-asked';
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import type { EntryReading } from '@calmbridge/reader/entries/entry-reader';
import { parentWords } from '@calmbridge/reader/story-line/people';
import { spelledOut } from '@calmbridge/reader/story-line/spelled-out';
import { verySureFrom } from '../sure-scene.ts';
import type { WrittenStory } from '../tell-version.ts';
import type { TopicLine } from './topic-line.ts';

/** Nearly all of it, and what it denies: "not because of anything I did" is what matters. */
export const holdsLine = (story: WrittenStory, { topic, fact, more }: TopicLine, about: string): boolean =>
  missingFrom(story, about) <= mostMissingFromLine &&
  (!denial.test(about) || denial.test([fact ?? topic, ...more].join(' ')));
const mostMissingFromLine = 0.3;
const denial = /\b(?:not|no|never|without|instead|cannot|except|only)\b|n['’]?t\b/i;

/**
 * Which share of the line's people, things, places and happenings the story does not name. Of 60 stories that a parent read,
 * every third had lost the part that mattered: then the carer is asked.
 */
export function missingFrom({ title, text }: WrittenStory, about: string): number {
  const told = new Set(wordsOf(`${title} ${text}`).map(stemOf));
  const asked = [...new Set(eventWords(spelledOut(about)).map(stemOf))];
  return asked.length === 0 ? 0 : asked.filter((stem) => !told.has(stem)).length / asked.length;
}
/** "Only 5 houses", "the 22 instead of the 14": such a number is why the carer writes. How old somebody is, is not. */
export const holdsNumbers = ({ title, text }: WrittenStory, about: string): boolean => {
  const told = `${title} ${text}`;
  return [...about.replace(ages, ' ').matchAll(/\b\d+/g)].every(([number]) =>
    new RegExp(`\\b${number}`).test(told),
  );
};
const ages =
  /\b(?:he|she|they|age|aged|boy|girl|son|daughter|is|turn(?:s|ing)?)(?:['’]s| is)? ?\d+\b|\b\d+ ?(?:yrs?|years?|y\/?o)\b|\bp\d\b|\byear \d+/gi;

/** "She is a sheep, not Mary", "do not film people who cry": what a later part denies is what the carer wants said. */
export const holdsDenied = ({ title, text }: WrittenStory, about: string): boolean => {
  const told = new Set(wordsOf(`${title} ${text}`).map(stemOf));
  if (laterOrder.test(spelledOut(about)) && !/\b(?:not|never)\b/i.test(text)) return false;
  return [...spelledOut(about).matchAll(deniedWord)].every(
    ([, word = '']) => eventWords(word).length === 0 || told.has(stemOf(word)),
  );
};
const laterOrder = /(?<=[\p{L}\p{N}].*)\b(?:do not|never) \p{L}+/iu;
const deniedWord =
  /(?<=[\p{L}\p{N}].*)\b(?:not|never|no|only)\s+(?:(?:an?|the|my|his|her|to|be|have|any|all)\s+)*(\p{L}{3,})/giu;

/** Whoever the line calls by name is in the story: "her name is Brenda" is what the child has to know. */
export const holdsNames = ({ title, text }: WrittenStory, about: string): boolean => {
  const told = `${title} ${text}`.toLowerCase();
  return [...about.matchAll(/(?<=[\p{Ll}\p{N},&] )\p{Lu}\p{Ll}{2,}/gu)].every(
    ([name]) => parentWords.has(name.toLowerCase()) || told.includes(name.toLowerCase()),
  );
};

/** A scene that is surely meant tells what its own words are for; the line's may be others. */
export const mostMissing = (reading: EntryReading | null): number =>
  (reading?.nearest[0]?.chance ?? 0) >= verySureFrom ? 0.66 : 0.4;
