// Which question about Calmbridge itself a message asks: nearest among the wordings that we know, if it surely is one. A child's phone and
// a child's school come near such questions too, so that nearness alone is not enough.
import type { Embedder } from '@calmbridge/reader/embedding/embedder';
import { aboutCalmbridge } from '#generated/about-calmbridge';
import { aboutFeatures, type Nearness, namesCalmbridge } from './about-features.ts';
import weights from './about-weights.json' with { type: 'json' };

/** `part` is the stretch of the message that asks it, `isWritten` where that is word for word one of the wordings. */
export type AboutRead = { id: string; part: string; chance: number; isWritten: boolean };

/** The likeliest, however unlikely that is; null where nothing of the message may be one. */
export async function readAbout(message: string, embedder: Embedder): Promise<AboutRead | null> {
  const known = await learned(embedder);
  const parts = partsOf(message).filter((part) => !wordingOf(part, known.notAsked));
  if (parts.length === 0) return null;
  for (const part of parts) {
    const written = wordingOf(part, known.asked);
    if (written) return { id: written.id, part, chance: 1, isWritten: true };
  }
  const said = await embedder.embed(parts);
  const all = parts.map((part, at): AboutRead => {
    const { id, ...nearness } = nearest(said[at] ?? new Float32Array(), known);
    const chance = chanceOf(aboutFeatures(part, nearness, part === message.trim()));
    return { id, part, chance, isWritten: false };
  });
  return all.toSorted((a, b) => b.chance - a.chance)[0] ?? null;
}

/** Whatever case and marks it is typed with. */
const wordingOf = (part: string, wordings: readonly Wording[]): Wording | undefined => {
  const words = wordsOf(part);
  return wordings.find(({ text }) => wordsOf(text) === words);
};
const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();

/** The whole message where it is short, and each of its sentences; of a long one only those that name Calmbridge. */
export function partsOf(message: string): string[] {
  const whole = message.slice(0, longestRead).trim();
  const isLong = whole.split(/\s+/).length > longest;
  const sentences = whole
    .split(/(?<=[.!?])\s+|\n+/)
    .map((one) => one.trim())
    .filter((one) => one.split(/\s+/).length >= fewestWords && (!isLong || namesCalmbridge(one)));
  return [...new Set([...(isLong ? [] : [whole]), ...sentences])].slice(0, mostParts);
}
const longestRead = 2000;
const longest = 40;
const fewestWords = 3;
const mostParts = 5;

const chanceOf = (features: readonly number[]): number =>
  1 /
  (1 + Math.exp(-features.reduce((sum, one, at) => sum + one * (weights.weights[at] ?? 0), weights.bias)));

type Wording = { id: string; text: string; vector: Float32Array };
type Learned = { asked: readonly Wording[]; notAsked: readonly Wording[] };

/** Who learns leaves the text itself out. */
export function nearest(
  said: Float32Array,
  { asked, notAsked }: Learned,
  leftOut?: string,
): Nearness & { id: string } {
  const best = { id: '', near: 0, asked: '', notNear: 0 };
  for (const one of asked) {
    const near = product(said, one.vector);
    if (near > best.near && one.text !== leftOut) Object.assign(best, { near, id: one.id, asked: one.text });
  }
  for (const one of notAsked)
    if (one.text !== leftOut) best.notNear = Math.max(best.notNear, product(said, one.vector));
  return best;
}

/** What is read beforehand (`known-texts.ts`). */
export const wordingsAbout = (): string[] =>
  aboutCalmbridge.flatMap(({ asked, notAsked }) => [...asked, ...notAsked]);

const byEmbedder = new WeakMap<Embedder, Promise<Learned>>();
export function learned(embedder: Embedder): Promise<Learned> {
  const known = byEmbedder.get(embedder) ?? learn(embedder);
  byEmbedder.set(embedder, known);
  // What failed once is tried again.
  known.catch(() => byEmbedder.delete(embedder));
  return known;
}

async function learn(embedder: Embedder): Promise<Learned> {
  const read = async (texts: readonly { id: string; text: string }[]): Promise<Wording[]> => {
    const vectors = await embedder.embed(texts.map(({ text }) => text));
    return texts.map((one, at) => ({ ...one, vector: vectors[at] ?? new Float32Array() }));
  };
  const of = (which: 'asked' | 'notAsked') =>
    aboutCalmbridge.flatMap((one) => one[which].map((text) => ({ id: one.id, text })));
  return { asked: await read(of('asked')), notAsked: await read(of('notAsked')) };
}

const product = (a: Float32Array, b: Float32Array): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!;
  return sum;
};
