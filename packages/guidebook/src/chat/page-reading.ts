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
 * From here on a page is answered without asking. Of 218 labelled questions by strangers (no letters, no refusals) 0.6 answers
 * 39 with 10 wrong, 0.7 answers 25 with 5 wrong; of 80 held-back everyday ones 44 with 2 wrong, and 30 with 1 wrong.
 */
export const sureChance = 0.65;
/** Below this a page is not worth a button. */
const offeredChance = 0.04;
/** The likeliest page must reach this for any to be offered: below it nothing of ours is meant. */
const worthAsking = 0.15;

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

const mostOffered = 3;

const canBeMeant = ({ unless, onlyIf }: Topic, text: string): boolean =>
  (onlyIf === undefined || onlyIf.test(text)) &&
  !(unless !== undefined && unless.test(text) && !namesChild.test(text));

const namesChild =
  /\b(?:he|she|they|him|her|them|his|their|child|kids?|children|son|daughter|boy|girl|\{child\d*\})\b/i;
