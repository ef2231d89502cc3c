// What speaks for each page, from three readers: the reader of entries, the rule of key words, and the reader of topics. How
// much each counts is learned (`npm run train -- offers`).
import { type Candidate, candidatesFor } from '@calmbridge/reader/entries/candidates';
import type { EntryModel } from '@calmbridge/reader/entries/entry-reader';
import { topicLikelihoods } from '@calmbridge/reader/meaning/topic-reader';
import { wordsOf } from '@calmbridge/reader/meaning/words';
import type { ChatModel } from './chat-model.ts';
import { type Found, rankTopics } from './find-topic.ts';
import { stemsSaid } from './words-said.ts';

export type PageFeatures = { id: string; features: readonly number[] };

/** Not below this in the reader of topics: farther away all are the same. */
const leastRead = -12;
const mostPhraseScore = 8;
/** A page that the reader of entries does not name is this much farther away than the last it names. */
const beyond = 0.1;
const farBehind = -0.3;

export function pageFeatures(
  text: string,
  meaning: Float32Array,
  model: EntryModel & ChatModel,
): PageFeatures[] {
  const pages = rankTopics(text, model.vectors);
  const read = topicLikelihoods(model.topics, stemsSaid(text, model.vectors), meaning);
  const places = new Map(model.topics.labels.map((id, at) => [id, at]));
  const readOf = ({ topic }: Found) => Math.max(leastRead, read[places.get(topic.id) ?? -1] ?? leastRead);
  const near = new Map(candidatesFor(model.entries.page, text, meaning).map((one) => [one.id, one]));
  const means = topTwo([...near.values()].map(meanOf));
  const scores = topTwo(pages.map(({ score }) => score));
  const reads = topTwo(pages.map(readOf));
  const last = Math.min(...[...near.values()].map(meanOf));
  const unnamed = [last - beyond, last - beyond, farBehind, 0, 0, 0, 0];
  const common = [read.at(-1) ?? leastRead, Math.log(1 + wordsOf(text).length)];
  return pages.map((page) => {
    const candidate = near.get(page.topic.id);
    const learned = readOf(page);
    const firsts = [
      page.score === scores[0],
      learned === reads[0],
      candidate && meanOf(candidate) === means[0],
    ];
    return {
      id: page.topic.id,
      features: [
        ...(candidate?.features ?? unnamed),
        page.score,
        Math.min(page.phraseScore, mostPhraseScore),
        learned,
        lead(page.score, scores),
        lead(learned, reads),
        candidate ? lead(meanOf(candidate), means) : farBehind,
        Math.exp(learned),
        firsts.filter(Boolean).length,
        ...common,
        candidate ? 1 : 0,
      ],
    };
  });
}

const meanOf = ({ features }: Candidate) => features[0] ?? -1;

type TopTwo = readonly [number, number];

function topTwo(values: readonly number[]): TopTwo {
  const [first = 0, second = first] = values.toSorted((a, b) => b - a);
  return [first, second];
}

/** How far before all others, or behind the first. */
const lead = (value: number, [first, second]: TopTwo) => value - (value === first ? second : first);
