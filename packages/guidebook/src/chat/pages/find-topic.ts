// Which topic a message is about. By rule: key phrases first, then likeness to questions carers ask, then nearness of meaning.
// Where the model was learned too, both count: the rule's score and what the reader of topics says.
import { topicLikelihoods } from '@calmbridge/reader/meaning/topic-reader';
import { meanVector, textVector, type Vectors } from '@calmbridge/reader/meaning/vectors';
import { wordsOf } from '@calmbridge/reader/meaning/words';
import { topics } from '#generated/topics';
import type { Topic } from '../topic.ts';
import type { ChatModel } from './chat-model.ts';
import { nearWords } from './near-words.ts';
import {
  askIndex,
  type Bag,
  isKnownStem,
  isTelling,
  likeness,
  stopStems,
  topicIndex,
  weighed,
  worth,
} from './topic-index.ts';
import { stemsKnown, stemsSaid } from './words-said.ts';

/** `places` are the words of the message the key phrases stood on; `chance` is null where only the rule was asked. */
export type Found = {
  topic: Topic;
  score: number;
  phraseScore: number;
  places: ReadonlySet<number>;
  chance: number | null;
};

/** All topics, the likeliest first. */
export async function readTopics(message: string, model?: ChatModel): Promise<Found[]> {
  const ranked = rankTopics(message, model?.vectors);
  if (!model || !/\p{L}{2}/u.test(message)) return ranked;
  const { labels } = model.topics;
  const [meaning] = await model.embedder.embed([message]);
  if (meaning === undefined) return ranked;
  const read = topicLikelihoods(model.topics, stemsSaid(message, model.vectors), meaning);
  const none = Math.exp((read.at(-1) ?? 0) + leanToNone);
  const raised = ranked.map(({ topic, score }) => {
    const learned = read[labels.indexOf(topic.id)] ?? notLearned;
    return isElsewhere(topic, message) ? 0 : Math.exp(learned + scoreShare * score);
  });
  const sum = raised.reduce((all, value) => all + value, none);
  return ranked
    .map((found, at) => ({ ...found, chance: (raised[at] ?? 0) / sum }))
    .toSorted((a, b) => b.chance - a.chance);
}

/** What a point of the rule's score is worth beside the reader, and how far to lean to "no topic": by cross-validation. */
const scoreShare = 0.5;
const leanToNone = 1;
const notLearned = -6;

/** The same by rule alone. What a carer says first counts for more than what comes along with it. */
export function rankTopics(message: string, vectors?: Vectors): Found[] {
  const whole = scored(message, vectors);
  const start = firstClause(message);
  const first = start === null ? null : scored(start, vectors);
  return whole
    .map((found, at) => ({ ...found, score: found.score + firstShare * (first?.[at]?.score ?? 0) }))
    .map((found) => (first === null ? found : { ...found, score: found.score / (1 + firstShare) }))
    .toSorted((a, b) => b.score - a.score);
}

const firstShare = 0.4;

/** The first clause that says something, of a message that says more. */
function firstClause(message: string): string | null {
  const clauses = clausesOf(message);
  const first = clauses.find((clause) =>
    stemsKnown(clause).some((one) => worth(one) > 2 && isKnownStem(one)),
  );
  return clauses.length < 2 || first === undefined ? null : first;
}

export const clausesOf = (message: string): string[] =>
  message
    .split(/[.?!;:,\n()]+|\s(?:and|but|because|so|when|while|then|also|plus|since|if)\s/i)
    .map((clause) => clause.trim())
    .filter((clause) => /\p{L}{3}/u.test(clause));

function scored(message: string, vectors?: Vectors): Found[] {
  const said = stemsSaid(message, vectors);
  const words = weighed(said);
  const asks = nearestAsks(words);
  const held = new Set(said);
  const near = vectors ? nearness(message, vectors) : null;
  const word = vectors ? nearWords(message, vectors, isTelling) : null;
  return topicIndex.map((entry, at) => {
    const phrases = entry.phrases.filter(([first = '']) => held.has(first));
    const { phraseScore, places } = phrasesIn(said, phrases);
    const ask = asks[at] ?? 0;
    const whole =
      phraseScore +
      5 * ask +
      6 * Math.max(0, ask - 0.6) +
      3 * likeness(words, entry.bag) +
      4 * Math.max(0, (near?.[at] ?? 0) - 0.6) +
      4 * (word?.[at] ?? 0);
    const score = isElsewhere(entry.topic, message) ? 0 : whole * (entry.topic.isBroad ? broadShare : 1);
    return { topic: entry.topic, score, phraseScore, places, chance: null };
  });
}

const isElsewhere = ({ unless }: Topic, message: string): boolean =>
  unless?.test(message) === true && !namesChild.test(message);

export const namesChild =
  /\b(?:he|she|they|him|her|them|his|their|child|kids?|children|son|daughter|boy|girl|\{child\d*\})\b/i;

/** "Screams at the hairdresser" is about haircuts: a place or task counts for more than what is seen there. */
const broadShare = 0.72;

export const enoughToKnow = 3.4;
export const sureEnough = 5;
/** Likeness alone, with no key phrase found, must be much stronger. */
const sureWithoutPhrase = 6.4;

export const likeliest = ([best]: readonly Found[], atLeast = enoughToKnow): Found | null => {
  if (!best) return null;
  if (best.chance !== null) return best.chance >= worthAnswering ? best : null;
  return best.score >= (best.phraseScore > 1 ? atLeast : Math.max(atLeast, sureWithoutPhrase)) ? best : null;
};

/** A low chance, or by rule a low score with others close behind: on questions nobody had tuned for, most such guesses were wrong. */
export const isDoubtful = ([best, next]: readonly Found[]): boolean => {
  if (!best) return false;
  if (best.chance !== null) return best.chance < plainChance;
  return best.score < plainly && best.score < 1.4 * (next?.score ?? 0);
};

const worthAnswering = 0.35;
export const plainChance = 0.6;

const plainly = 8;

function phrasesIn(said: readonly string[], phrases: readonly (readonly string[])[]) {
  const hits: { score: number; places: number[] }[] = [];
  for (const phrase of phrases) {
    const places = placesOf(said, phrase);
    if (places === null) continue;
    const sum = phrase.reduce((all, one) => all + worth(one), 0);
    const value = phrase.length > 2 ? Math.max(sum, wholePhrase) : sum;
    hits.push({
      score: value * (1 + 0.3 * (phrase.length - 1)) * (1 - 0.25 * Math.min(1, (places[0] ?? 0) / 20)),
      places,
    });
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

/** "To be a girl" holds small words only, and tells a topic all the same. */
const wholePhrase = 2.6;

/** Where the stems of a phrase stand, in order, at most two words between neighbours; null when they do not. */
function placesOf(said: readonly string[], phrase: readonly string[]): number[] | null {
  for (
    let start = said.indexOf(phrase[0] ?? '');
    start !== -1;
    start = said.indexOf(phrase[0] ?? '', start + 1)
  ) {
    const places = [start];
    for (const [at, wanted] of phrase.slice(1).entries()) {
      const last = places.at(-1) ?? 0;
      // A small word belongs to the one before it: "laughs at" is not "laughs loudly at".
      const reach = stopStems.has(wanted) || stopStems.has(phrase[at] ?? '') ? 2 : 4;
      const next = said.slice(last + 1, last + reach).indexOf(wanted);
      if (next === -1) break;
      places.push(last + 1 + next);
    }
    if (places.length === phrase.length) return places;
  }
  return null;
}

/** For each topic, how like the likest of its questions is; found by the words they share, as most share none. */
function nearestAsks(words: Bag): number[] {
  const shared = new Float64Array(askIndex.lengths.length);
  for (const [one, value] of words.words)
    for (const place of askIndex.byStem.get(one) ?? []) shared[place] = (shared[place] ?? 0) + value * value;
  const best = topicIndex.map(() => 0);
  for (const [place, sum] of shared.entries()) {
    const owner = askIndex.owners[place] ?? 0;
    const like = sum === 0 ? 0 : sum / (words.length * (askIndex.lengths[place] ?? 1));
    if (like > (best[owner] ?? 0)) best[owner] = like;
  }
  return best;
}

/** What the topics' texts mean, one row after the other, and whose each row is. */
type Meanings = { rows: Float32Array; owners: readonly number[] };
const meanings = new WeakMap<Vectors, Meanings>();

function meaningsOf(vectors: Vectors): Meanings {
  const texts = topics.flatMap(({ asks, title, words }, owner) =>
    [...asks, title, words.join(' ')].map((text) => ({ owner, text })),
  );
  const rows = new Float32Array(texts.length * vectors.dimensions);
  for (const [at, { text }] of texts.entries()) rows.set(textVector(vectors, text), at * vectors.dimensions);
  return { rows, owners: texts.map(({ owner }) => owner) };
}

function nearness(message: string, vectors: Vectors): number[] {
  const known = meanings.get(vectors) ?? meaningsOf(vectors);
  meanings.set(vectors, known);
  const { rows, owners } = known;
  const said = meanVector(vectors, wordsOf(message.slice(0, 2000)));
  const best = topics.map(() => -1);
  for (let row = 0; row < owners.length; row += 1) {
    const like = likenessAt(said, rows, row * vectors.dimensions);
    const owner = owners[row] ?? 0;
    if (like > (best[owner] ?? 0)) best[owner] = like;
  }
  return best;
}

// In two sums, because they need not wait for one another.
function likenessAt(said: Float32Array, rows: Float32Array, from: number): number {
  let one = 0;
  let other = 0;
  const even = said.length - (said.length % 2);
  for (let at = 0; at < even; at += 2) {
    one += said[at]! * rows[from + at]!;
    other += said[at + 1]! * rows[from + at + 1]!;
  }
  return even === said.length ? one + other : one + other + said[even]! * rows[from + even]!;
}
