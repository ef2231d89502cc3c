// What a text means, as 384 numbers of length 1: the nearer two texts in meaning, the nearer their product to 1. And what
// the same encoder, its upper layers taught on our lines, says of danger in it.
// Whoever runs the encoder (`node/load-embedder.ts`, or a worker behind it) hands readers this port.
import { partMark } from './word-pieces.ts';

export const embeddingSize = 384;

/** A message, two wordings of a question and its answer, as they are read together. */
export const fitText = (message: string, asked: readonly string[], answer: string): string =>
  [message, asked.slice(0, 2).join(' / '), answer]
    .map((part) => part.replaceAll(partMark, ' '))
    .join(partMark);

/** Each answers one by one, in the order of the texts. What is said of a text does not depend on its neighbours. */
export type Embedder = {
  embed(texts: readonly string[]): Promise<Float32Array[]>;
  /** The same, taught to tell what is asked next on a page from what else is. */
  embedNext(texts: readonly string[]): Promise<Float32Array[]>;
  /** How likely a message tells of no crisis, then of each kind (`crisisKinds`); they sum to 1. */
  crisisChances(texts: readonly string[]): Promise<number[][]>;
  /** How likely advice is harmless, then how likely it breaks each rule (`unsafeRules`); they sum to 1. */
  unsafeChances(texts: readonly string[]): Promise<number[][]>;
  /** How likely a message asks for nothing that is refused, then for each thing that is (`refusedThings`); they sum to 1. */
  refusalChances(texts: readonly string[]): Promise<number[][]>;
  /** How likely a message tells of nothing grave, then of each thing that is (`graveThings`); they sum to 1. */
  graveChances(texts: readonly string[]): Promise<number[][]>;
  /** How well a ready answer fits a message, each as `fitText`: the log-odds that it is of use, and that it answers what is asked. */
  fitScores(texts: readonly string[]): Promise<number[][]>;
};

/** Scores of a last layer as chances that sum to 1. */
export function softmax(scores: ArrayLike<number>): number[] {
  const all = Array.from(scores);
  const top = Math.max(...all);
  const raised = all.map((score) => Math.exp(score - top));
  const sum = raised.reduce((a, b) => a + b, 0);
  return raised.map((value) => value / sum);
}
