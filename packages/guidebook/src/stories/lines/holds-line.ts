// Whether a story holds what the carer's line says: its people, things and happenings, its numbers and names, and what it denies.
import { eventWords } from '@calmbridge/domain/stories/check-asked';
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import { parentWords } from '@calmbridge/reader/story-line/people';
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import { spelledOut } from '@calmbridge/reader/story-line/spelled-out';
import type { WrittenStory } from '../tell-version.ts';
import { isOwnFeeling } from '../whole-line.ts';
import type { TopicLine } from './topic-line.ts';

/**
 * The words of the line that the story leaves out. `known` are words the scene is asked for with: "nits" are told as head lice. What
 * a carer says to us, and how hard it is for the child, is nothing a story tells.
 */
export function lostFrom(
  { title, text }: WrittenStory,
  { clauses, unread }: StoryLine,
  known: ReadonlySet<string> = new Set(),
): string[] {
  const told = new Set(wordsOf(`${title} ${text}`).map(stemOf));
  // "He waters the plants" tells "water".
  const said = new Set(wordsOf(text).map((word) => word.toLowerCase()));
  const lostOf = (parts: readonly string[], asked: ReadonlySet<string>): string[] =>
    parts
      .filter((part) => !isOwnFeeling.test(part))
      .flatMap((part) => eventWords(spelledOut(part).replace(/\bthis (?:year|term|time)\b/gi, ' ')))
      .filter(
        (word) =>
          !light.test(word) &&
          !told.has(stemOf(word)) &&
          !said.has(`${word.toLowerCase()}s`) &&
          !asked.has(stemOf(word)),
      );
  // "… she is a flower girl": what could not be read is not told by a word that the scene is asked for with.
  return [
    ...lostOf(
      clauses.map(({ text: part }) => part.replaceAll('~', '')),
      known,
    ),
    ...lostOf(unread, none),
  ];
}
const none: ReadonlySet<string> = new Set();

/** They join what is told, and tell nothing by themselves. */
const light =
  /^(?:\w+sel(?:f|ves)|next|last|keep\w*|down|want\w*|uses?|used|happen\w*|usually|another|behind|thinks?|said|says|called|named|anymore|already|over|around|through|straight|coming|comes?|came|actually|maybe)$/i;

/** What it denies is in it: "not because of anything I did" is what matters. */
export const holdsDenial = ({ topic, fact, more }: TopicLine, about: string): boolean =>
  !denial.test(about) || denial.test([fact ?? topic, ...more].join(' '));
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

/** The same for choosing among versions of a story, with the line's days and numbers. */
export const lostIn = (story: WrittenStory, about: string): number => {
  const told = `${story.title} ${story.text}`.toLowerCase();
  const days = [...spelledOut(about).matchAll(dayWords)].filter(([day]) => !told.includes(day.toLowerCase()));
  return missingFrom(story, about) + (holdsNumbers(story, about) ? 0 : 0.1) + days.length * 0.1;
};
const dayWords =
  /\b(?:today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december)\b/gi;

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
  // "Why we do not hit": the scene tells the reason, and what is done instead.
  if (
    laterOrder.test(spelledOut(about).replace(/^why (?:we|people|he|she|they|I) (?:do not|never)\b/i, '')) &&
    !/\b(?:not|never)\b/i.test(text)
  )
    return false;
  // "It is okay to shave or not" denies nothing.
  const line = spelledOut(about).replace(/\bor not\b(?: \p{L}+)?/giu, '');
  return (
    wordsBehind(line, 'only').every((word) => told.has(stemOf(word))) &&
    wordsBehind(line, 'no').every((word) => {
      const sentences = naming(stemOf(word), text);
      return sentences.some(saysNo) && !sentences.some((one) => saysThereIs.test(one) && !flatNo.test(one));
    }) &&
    // "He will not look in my mouth" is not told by a dentist who looks at my teeth.
    wordsBehind(line, 'not|never|out of').every((word) => {
      const sentences = naming(stemOf(word), text);
      return sentences.length > 0 && sentences.every(saysNo);
    })
  );
};

const naming = (stem: string, text: string): string[] =>
  text.split(/(?<=[.!?])\s+/).filter((sentence) => wordsOf(sentence).map(stemOf).includes(stem));
/** "No drops" beside "sometimes there are eye drops". */
const saysThereIs = /\bthere (?:is|are|(?:may|might|can|will) be)\b/i;
const flatNo = /\b(?:not|no|never|nobody|none|without)\b|n['’]t\b/i;
const saysNo = (sentence: string): boolean => negation.test(sentence);
/** "It is okay to wave", "I may wait": what need not be done stands beside what may be. */
const negation =
  /\b(?:not|no|never|nobody|none|without|instead|out of|cannot|away|gone|over|okay|may|might|can|only|usually|sometimes|if)\b|n['’]t\b/i;

/** "Not scissors", "no flushing", "out of prison", "only for the cake": behind something else that was said. */
const wordsBehind = (text: string, denials: string): string[] =>
  [
    ...text.matchAll(
      new RegExp(
        `(?<=[\\p{L}\\p{N}].*)\\b(?:${denials})\\s+(?:(?:an?|the|my|our|his|her|their|to|be|have|any|all|on|in|at|by|with)\\s+)*(\\p{L}{3,})`,
        'giu',
      ),
    ),
  ].flatMap(([, word = '']) => eventWords(word));
const laterOrder = /(?<=[\p{L}\p{N}].*)\b(?:do not|never) \p{L}+/iu;

/** Whoever the line calls by name is in the story: "her name is Brenda" is what the child has to know. */
export const holdsNames = ({ title, text }: WrittenStory, about: string): boolean => {
  const told = `${title} ${text}`.toLowerCase();
  // "A story for Maëlle about …" calls the reader by name.
  const line = spelledOut(about).replace(/^(?:an? )?(?:social )?story for \S+ (?:on|about) /i, '');
  // "They still love him" is said to be told.
  if (/\bloves? (?:him|her|me|them|\{child\})\b/i.test(line) && !/\blove/.test(told)) return false;
  // "Mum can answer for her": who does it is a fact, whatever the child calls whoever helps.
  if ([...line.matchAll(kin)].some(([who]) => !told.includes(who.toLowerCase().slice(0, 3)))) return false;
  return [...line.matchAll(/(?<=[\p{Ll}\p{N},&] )\p{Lu}\p{Ll}+/gu)].every(
    ([name]) =>
      noName.test(name) || parentWords.has(name.toLowerCase()) || holdsWord(told, name.toLowerCase()),
  );
};
const kin =
  /(?<!\bmy )\b(?:mum|mummy|mom|mommy|dad|daddy|nan|nana|nanny|gran|granny|grandma|grandad|grandpa|aunt|auntie|aunty|uncle)\b/giu;

/** "Bo" is a name, and no part of "both". */
const holdsWord = (told: string, name: string): boolean =>
  name.length > 2 ? told.includes(name) : new RegExp(`\\b${name}\\b`).test(told);
const noName =
  /^(?:At|In|On|Is|It|My|We|He|No|Or|To|Of|So|If|Up|By|Am|An|As|Be|Do|Go|Me|Us|Mr|Ms|Mx|Dr|St|Pe|Tv|Ta)$/;
