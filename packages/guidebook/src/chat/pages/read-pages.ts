// What `answerChat` wants to know of each text: which pages the reader of entries finds, and all pages in the order in which
// they are worth a button. For that, three readers count together: the reader of entries, key words, and the reader of topics.
import {
  type EntryModel,
  type EntryReading,
  type Likely,
  readEmbedded,
} from '@calmbridge/reader/entries/entry-reader';
import { topicLikelihoods } from '@calmbridge/reader/meaning/topic-reader';
import type { ChatModel } from './chat-model.ts';
import { rankTopics } from './find-topic.ts';
import weights from './offer-weights.json' with { type: 'json' };
import type { PageReadings } from './page-reading.ts';
import { stemsSaid } from './words-said.ts';

export async function readPages(
  texts: readonly string[],
  model: EntryModel & ChatModel,
): Promise<PageReadings> {
  const meanings = await model.embedder.embed(texts);
  return new Map(
    texts.map((text, at) => {
      const reading = readEmbedded(model.entries, 'page', text, meanings[at]);
      return [text, { ...reading, ranked: ranked(text, reading, meanings[at], model) }];
    }),
  );
}

function ranked(
  text: string,
  reading: EntryReading,
  meaning: Float32Array | undefined,
  model: ChatModel,
): readonly Likely[] {
  if (meaning === undefined || !/\p{L}{2}/u.test(text)) return [];
  return offerFeatures(text, reading, meaning, model)
    .map(({ id, features }) => ({ id, chance: offerChance(features) }))
    .toSorted((a, b) => b.chance - a.chance || a.id.localeCompare(b.id));
}

/** What speaks for a button, page by page: log-odds of the reader of entries, the rule's score, what the reader of topics says. */
export function offerFeatures(
  text: string,
  { nearest }: EntryReading,
  meaning: Float32Array,
  { vectors, topics }: ChatModel,
): { id: string; features: readonly [number, number, number] }[] {
  const read = topicLikelihoods(topics, stemsSaid(text, vectors), meaning);
  const place = new Map(topics.labels.map((id, at) => [id, at]));
  const chances = new Map(nearest.map(({ id, chance }) => [id, chance]));
  return rankTopics(text, vectors).map(({ topic: { id }, score }) => ({
    id,
    features: [
      logOdds(chances.get(id) ?? 0),
      score,
      Math.max(leastRead, read[place.get(id) ?? -1] ?? leastRead),
    ],
  }));
}

const leastRead = -12;

/** Fitted on judged questions (`npm run train -- offers`). */
const offerChance = (features: readonly number[]): number =>
  1 /
  (1 + Math.exp(-features.reduce((sum, one, at) => sum + one * (weights.weights[at] ?? 0), weights.bias)));

/** Not below one in a hundred: farther away all are the same. */
function logOdds(chance: number): number {
  const held = Math.min(0.99, Math.max(0.01, chance));
  return Math.log(held / (1 - held));
}
