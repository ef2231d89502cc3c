// What a line is about that can't be said as it stands: "he hits his brother when he loses" is about losing, and no story says
// more of it. Only for a story that has the carer's facts besides.
import { peopleIn } from '@calmbridge/reader/story-line/facts-in';
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import { wordCount } from '#child/phrase-shape';
import { capitalised } from '#child/words';
import { gerundPhrase } from './as-topic.ts';
import { isSayable, type TopicLine, topicOnly } from './topic-line.ts';
import { isCleanSentence } from './well-formed.ts';

const longest = { 1: 13, 2: 11, 3: 8 } as const;

/** The nearest first. `about` is the line as written: where nobody can tell who is meant, only what it names is left of it. */
export function namedTopics(about: string, line: StoryLine, level: 1 | 2 | 3): TopicLine[] {
  const fits = (topic: string): boolean => isSayable(topic) && wordCount(topic) <= longest[level];
  const texts = line.clauses.map(({ text }) => text.replaceAll('~', ''));
  const written = about.replace(/["“”]/g, '').trim();
  return [
    ...[...texts, written].flatMap((text) => [
      ...reasonFor(text),
      ...meaningOf(text),
      ...circumstance(text),
      ...denied(text),
    ]),
  ]
    .filter(fits)
    .map((topic) => topicOnly(topic, besides(line)));
}

/** What else the line tells in clean words: "they are short of staff". */
const besides = ({ clauses: [, ...others] }: StoryLine): string[] =>
  others
    .filter(({ shape }) => shape === 'fact')
    .map(({ text }) => text.replace(/^they (?=(?:are|will|have)\b)/i, 'people '))
    .filter((text) => isSayable(text.replaceAll('~', '')) && isCleanSentence(text));

/** "Why we should not smell people's hair" is about why we don't; no order is left in it. */
function reasonFor(text: string): string[] {
  const [, who, what] =
    /^why (we|people|I) (?:should not|must not|ought not to|do not|don['’]?t|cannot|can['’]?t) (.+)$/i.exec(
      text,
    ) ?? [];
  if (who === undefined || what === undefined) return [];
  const [, thing] = /^\p{L}+ (.+)$/u.exec(what) ?? [];
  return [`why ${who} do not ${what}`.replace(/ that .*$/, ''), ...(thing === undefined ? [] : [thing])];
}

/** "Just now and now now and what they mean". */
function meaningOf(text: string): string[] {
  const [, what] = /^(.+?),? and what (?:it|they|that|this) means?$/i.exec(text) ?? [];
  return what === undefined ? [] : [`what ${what.toLowerCase()} mean`];
}

/** "She bites when she is angry" is about when I am angry; "not touching Ryan when he sings" about when Ryan sings. */
function circumstance(text: string): string[] {
  const [, before = '', when] = /^(.*?)\s?\bwhen (.+)$/i.exec(text) ?? [];
  if (when === undefined || (before !== '' && isSayable(before))) return [];
  const [, off] = /^I (?:turn|switch) off (.+)$/i.exec(when) ?? [];
  if (off !== undefined) return [`turning off ${off}`];
  const [who] = peopleIn(before);
  const [, verb, rest = ''] = /^(?:he|she|they) (\p{L}+)(.*)$/iu.exec(when) ?? [];
  if (verb === undefined) return [`when ${when}`];
  return [
    `when ${who !== undefined && /\bnot\b/i.test(before) ? `${capitalised(who)} ${verb}` : `I ${ofMine(verb)}`}${rest}`,
  ];
}
const ofMine = (verb: string): string =>
  /^(?:is|are)$/.test(verb) ? 'am' : verb === 'has' ? 'have' : verb.replace(/(?<=[^s])s$/, '');

/** "I never listen" is about listening. */
function denied(text: string): string[] {
  const [, what] = /^(?:I|we) (?:never|do not|always|refuse to) (.+)$/i.exec(text) ?? [];
  return what === undefined ? [] : [gerundPhrase(what)];
}
