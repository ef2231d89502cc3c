// What the reader of pages says of a text, and what that is enough for: an answer, a question back, or nothing.
import type { EntryReading } from '@calmbridge/reader/entries/entry-reader';
import { topics } from '#generated/topics';
import type { Topic } from './topic.ts';

/** By text. The guidebook itself asks no model: whoever calls it has the texts of `textsToRead` read. */
export type PageReadings = ReadonlyMap<string, EntryReading>;

export type Meant =
  | { is: 'sure'; topic: Topic }
  /** None is sure; the likeliest first. */
  | { is: 'unsure'; topics: readonly Topic[]; best: number }
  | { is: 'none' };

/**
 * From here on a page is answered without asking. Of 192 judged questions by strangers, whole writers left out, 20 are right and 2
 * wrong from 0.7 on, 24 and 5 from 0.6 on (`npm run train -- entries`); everyday questions are sure about half of the time.
 */
export const sureChance = 0.7;
/** Below this a page is not worth a button. */
const offeredChance = 0.03;
/** The likeliest page must reach this for any to be offered: below it nothing of ours is meant. */
const worthAsking = 0.1;

export const topicOf = (id: string): Topic | undefined => byId.get(id);
const byId = new Map(topics.map((topic) => [topic.id, topic]));

/** `text` is what was read; `without` are pages the carer has said no to. */
export function meantBy(
  text: string,
  readings: PageReadings,
  without: ReadonlySet<string> = new Set(),
): Meant {
  const reading = readings.get(text);
  if (!reading) return { is: 'none' };
  const likely = reading.nearest.flatMap(({ id, chance }) => {
    const topic = topicOf(id);
    return topic && !without.has(id) && canBeMeant(topic, text) ? [{ topic, chance }] : [];
  });
  const [best] = likely;
  if (best && best.chance >= sureChance) return { is: 'sure', topic: best.topic };
  const offered = likely.filter(({ chance }) => chance >= offeredChance).slice(0, mostOffered);
  if (!best || best.chance < worthAsking) return { is: 'none' };
  return { is: 'unsure', topics: offered.map(({ topic }) => topic), best: best.chance };
}

/** Pages worth a button for any of these texts, without the one the talk is on. */
export function likeliest(
  texts: readonly (string | null)[],
  readings: PageReadings,
  without: Topic,
): readonly Topic[] {
  const offered = texts.flatMap((text) => {
    const meant: Meant = text === null ? { is: 'none' } : meantBy(text, readings, new Set([without.id]));
    if (meant.is === 'sure') return [meant.topic];
    return meant.is === 'unsure' ? meant.topics : [];
  });
  return [...new Set(offered)].slice(0, mostOffered);
}

const mostOffered = 3;

const canBeMeant = ({ unless, onlyIf }: Topic, text: string): boolean =>
  (onlyIf === undefined || onlyIf.test(text)) &&
  !(unless !== undefined && unless.test(text) && !namesChild.test(text));

const namesChild =
  /\b(?:he|she|they|him|her|them|his|their|child|kids?|children|son|daughter|boy|girl|\{child\d*\})\b/i;
