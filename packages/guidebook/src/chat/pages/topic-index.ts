// What the topics know, weighed: key phrases, example questions and how much each word tells.

import { topics } from '#generated/topics';
import { stem } from '#library/match';
import type { Topic } from '../topic.ts';
import { stemsKnown } from './words-said.ts';

export type Indexed = {
  topic: Topic;
  phrases: readonly (readonly string[])[];
  asks: readonly Bag[];
  bag: Bag;
};

/** Words with their worth, and the length of the whole. */
export type Bag = { words: ReadonlyMap<string, number>; length: number };

export const stopStems = new Set(
  'i a an the he she they it we you him her them his my our your their me us is are was were be been am do do does did not no to of in on at for and or but with how what when why can could will would should if so that this there have ha had get go any some just very really too all want need help child son daughter boy girl year old from up out about as by please make thing'.split(
    ' ',
  ),
);

const spread = new Map<string, number>();
for (const { words, asks } of topics)
  for (const one of new Set([...words, ...asks].flatMap(stemsKnown)))
    spread.set(one, (spread.get(one) ?? 0) + 1);

export const isKnownStem = (one: string): boolean => spread.has(one);

/** How much a word tells the topics apart. */
export const worth = (one: string): number =>
  stopStems.has(one) ? 0.15 : Math.log((topics.length + 1) / ((spread.get(one) ?? 0) + 0.5));

export const weighed = (stems: readonly string[]): Bag => {
  const words = new Map(stems.map((one) => [one, worth(one)]));
  return { words, length: Math.sqrt([...words.values()].reduce((sum, value) => sum + value * value, 0)) };
};

/** How much of their worth two texts share, from 0 to 1. */
export function likeness(a: Bag, b: Bag): number {
  let shared = 0;
  for (const [one, value] of a.words) if (b.words.has(one)) shared += value * value;
  return shared === 0 ? 0 : shared / (a.length * b.length);
}

/** A word that is worth asking its meaning of. */
export const isTelling = (word: string): boolean => worth(stem(word)) > 2 || !spread.has(stem(word));

export const topicIndex: readonly Indexed[] = topics.map((topic) => ({
  topic,
  phrases: topic.words.map(stemsKnown).filter((stems) => stems.length > 0),
  asks: topic.asks.map((ask) => weighed(stemsKnown(ask))),
  bag: weighed([...topic.words, ...topic.asks, topic.title].flatMap(stemsKnown)),
}));

/** All questions of all topics: whose each is, how long it is, and which hold a stem. */
export const askIndex = indexAsks();

function indexAsks() {
  const byStem = new Map<string, number[]>();
  const owners: number[] = [];
  const lengths: number[] = [];
  for (const [owner, { asks }] of topicIndex.entries())
    for (const { words, length } of asks) {
      for (const one of words.keys()) {
        const places = byStem.get(one) ?? [];
        places.push(owners.length);
        byStem.set(one, places);
      }
      owners.push(owner);
      lengths.push(length);
    }
  return { byStem, owners, lengths };
}
