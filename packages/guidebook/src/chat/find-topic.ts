// Which topic a message is about: key phrases first, then likeness to questions carers ask, then nearness of meaning.
import { meanVector, similarity, textVector, type Vectors } from '@calmbridge/domain/meaning/vectors';
import { wordsOf } from '@calmbridge/domain/meaning/words';
import { stem } from '#library/match';
import { nearWords } from './near-words.ts';
import type { Topic } from './topic.ts';
import { topics } from './topics/all-topics.ts';
import { stemsKnown, stemsSaid } from './words-said.ts';

/** `places` are the words of the message the key phrases stood on. */
export type Found = { topic: Topic; score: number; phraseScore: number; places: ReadonlySet<number> };

type Indexed = {
  topic: Topic;
  phrases: readonly (readonly string[])[];
  asks: readonly Bag[];
  bag: Bag;
};

/** Words with their worth, and the length of the whole. */
type Bag = { words: ReadonlyMap<string, number>; length: number };

const stopStems = new Set(
  'i a an the he she they it we you him her them his my our your their me us is are was were be been am do do does did not no to of in on at for and or but with how what when why can could will would should if so that this there have ha had get go any some just very really too all want need help child son daughter boy girl year old from up out about as by please make thing'.split(
    ' ',
  ),
);

const stemsByTopic = topics.map(({ words, asks }) => new Set([...words, ...asks].flatMap(stemsKnown)));
const spread = new Map<string, number>();
for (const stems of stemsByTopic) for (const one of stems) spread.set(one, (spread.get(one) ?? 0) + 1);

/** How much a word tells the topics apart. */
const worth = (one: string): number =>
  stopStems.has(one) ? 0.15 : Math.log((topics.length + 1) / ((spread.get(one) ?? 0) + 0.5));

const index: readonly Indexed[] = topics.map((topic) => ({
  topic,
  phrases: topic.words.map(stemsKnown).filter((stems) => stems.length > 0),
  asks: topic.asks.map((ask) => weighed(stemsKnown(ask))),
  bag: weighed([...topic.words, ...topic.asks, topic.title].flatMap(stemsKnown)),
}));

const isTelling = (word: string): boolean => worth(stem(word)) > 2 || !spread.has(stem(word));

/** All topics, the likeliest first. */
export function rankTopics(message: string, vectors?: Vectors): Found[] {
  const said = stemsSaid(message, vectors);
  const words = weighed(said);
  const near = vectors ? nearness(message, vectors) : null;
  const word = vectors ? nearWords(message, vectors, isTelling) : null;
  return index
    .map((entry, at) => {
      const { phraseScore, places } = phrasesIn(said, entry.phrases);
      const ask = Math.max(...entry.asks.map((one) => likeness(words, one)));
      const whole =
        phraseScore +
        5 * ask +
        6 * Math.max(0, ask - 0.6) +
        3 * likeness(words, entry.bag) +
        4 * Math.max(0, (near?.[at] ?? 0) - 0.6) +
        4 * (word?.[at] ?? 0);
      const isElsewhere = entry.topic.unless?.test(message) === true && !namesChild.test(message);
      const score = isElsewhere ? 0 : whole * (entry.topic.isBroad ? broadShare : 1);
      return { topic: entry.topic, score, phraseScore, places };
    })
    .toSorted((a, b) => b.score - a.score);
}

const namesChild =
  /\b(?:he|she|they|him|her|them|his|their|child|kids?|children|son|daughter|boy|girl|\{child\d*\})\b/i;

/** "Screams at the hairdresser" is about haircuts: a place or task counts for more than what is seen there. */
const broadShare = 0.72;

export const enoughToKnow = 3.4;
export const sureEnough = 5;
/** Likeness alone, with no key phrase found, must be much stronger. */
const sureWithoutPhrase = 5.2;

export const likeliest = ([best]: readonly Found[], atLeast = enoughToKnow): Found | null =>
  best && best.score >= (best.phraseScore > 1 ? atLeast : Math.max(atLeast, sureWithoutPhrase)) ? best : null;

/** Another topic the carer names in the same message, in other words than the main one. */
export function otherTopic(ranked: readonly Found[], main: Found): Topic | null {
  const other = ranked.find(
    ({ topic, phraseScore, places }) =>
      topic !== main.topic && phraseScore >= 3.2 && [...places].every((place) => !main.places.has(place)),
  );
  return other?.topic ?? null;
}

function phrasesIn(said: readonly string[], phrases: readonly (readonly string[])[]) {
  const hits: { score: number; places: number[] }[] = [];
  for (const phrase of phrases) {
    const places = placesOf(said, phrase);
    if (places === null) continue;
    const value = phrase.reduce((sum, one) => sum + worth(one), 0);
    hits.push({ score: value * (1 + 0.3 * (phrase.length - 1)) - (places[0] ?? 0) * 0.02, places });
  }
  hits.sort((a, b) => b.score - a.score);
  const places = new Set(hits.flatMap((hit) => hit.places));
  const taken = new Set<number>();
  let phraseScore = 0;
  for (const hit of hits) {
    if (hit.places.some((place) => taken.has(place))) continue;
    phraseScore += hit.score * (taken.size === 0 ? 1 : 0.5);
    for (const place of hit.places) taken.add(place);
  }
  return { phraseScore, places };
}

/** Where the stems of a phrase stand, in order, at most two words between neighbours; null when they do not. */
function placesOf(said: readonly string[], phrase: readonly string[]): number[] | null {
  for (
    let start = said.indexOf(phrase[0] ?? '');
    start !== -1;
    start = said.indexOf(phrase[0] ?? '', start + 1)
  ) {
    const places = [start];
    for (const wanted of phrase.slice(1)) {
      const last = places.at(-1) ?? 0;
      const next = said.slice(last + 1, last + 4).indexOf(wanted);
      if (next === -1) break;
      places.push(last + 1 + next);
    }
    if (places.length === phrase.length) return places;
  }
  return null;
}

function weighed(stems: readonly string[]): Bag {
  const words = new Map(stems.map((one) => [one, worth(one)]));
  return { words, length: Math.sqrt([...words.values()].reduce((sum, value) => sum + value * value, 0)) };
}

function likeness(a: Bag, b: Bag): number {
  let shared = 0;
  for (const [one, value] of a.words) if (b.words.has(one)) shared += value * value;
  return shared === 0 ? 0 : shared / (a.length * b.length);
}

const meanings = new WeakMap<Vectors, readonly (readonly Float32Array[])[]>();

function nearness(message: string, vectors: Vectors): number[] {
  let asked = meanings.get(vectors);
  if (!asked) {
    asked = topics.map(({ asks, title, words }) =>
      [...asks, title, words.join(' ')].map((text) => textVector(vectors, text)),
    );
    meanings.set(vectors, asked);
  }
  const said = meanVector(vectors, wordsOf(message.slice(0, 2000)));
  return asked.map((list) => Math.max(...list.map((one) => similarity(said, one))));
}
