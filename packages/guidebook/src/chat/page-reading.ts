// What the reader of pages says of a text, and what that is enough for: an answer, a question back, or nothing.
import { topics } from '#generated/topics';
import type { Topic } from './topic.ts';

/** Up to five pages, the likeliest first, and the chance that none of our pages is meant. */
export type PageReading = { nearest: readonly { id: string; chance: number }[]; none: number };

/** By text. The guidebook itself asks no model: whoever calls it has the texts of `textsToRead` read. */
export type PageReadings = ReadonlyMap<string, PageReading>;

export type Meant =
  | { is: 'sure'; topic: Topic }
  /** None is sure; the likeliest first. */
  | { is: 'unsure'; topics: readonly Topic[] }
  | { is: 'none' };

/** From here on a page is answered without asking. */
export const sureChance = 0.75;
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
  return { is: 'unsure', topics: offered.map(({ topic }) => topic) };
}

const mostOffered = 3;

const canBeMeant = ({ unless, onlyIf }: Topic, text: string): boolean =>
  (onlyIf === undefined || onlyIf.test(text)) &&
  !(unless !== undefined && unless.test(text) && !namesChild.test(text));

const namesChild =
  /\b(?:he|she|they|him|her|them|his|their|child|kids?|children|son|daughter|boy|girl|\{child\d*\})\b/i;
