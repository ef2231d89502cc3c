import { meanVector, rowOf, type Vectors } from '../../meaning/vectors.ts';
import { wordsOf } from '../../meaning/words.ts';
import { respelled } from '../patterns/spelling.ts';
import { type ConceptHit, conceptNames, conceptsIn } from './concepts.ts';

// What the classifiers see of a text: words and word pairs, pieces of words, concepts and pairs of concepts (all
// hashed into buckets) and the mean word vector. `around` is the rest of the message: only its cues of time, telling
// and joking count, so that "he turned blue" can be read beside "that was years ago".

export const bucketBits = 15;
export const bucketCount = 1 << bucketBits;

export type Features = { buckets: number[]; values: number[]; dense: Float32Array };

const familyWeight = {
  word: 1,
  pair: 0.8,
  piece: 0.7,
  concept: 1.2,
  conceptPair: 1,
  around: 0.6,
  mark: 1.1,
  denial: 0.9,
};
const denseWeight = 1.6;
const pairReach = 7;
const cueNames = new Set([
  'past',
  'resolved',
  'asking-how',
  'teach',
  'media',
  'joke',
  'idiom',
  'urgent',
  'warn',
  'others-say',
  'prescriber',
  'quack',
]);
const personNames = new Set(['young', 'me', 'grown']);

/** Words of a text as the classifiers read them: plain, and put right where misspelt. */
export const readWords = (text: string, vectors: Vectors): string[] =>
  wordsOf(text).map((word) => respelled(word, (known) => rowOf(vectors, known) !== undefined));

/**
 * `marks` are what the fixed patterns found: the classifier learns how far to trust each. `denials` are the words as
 * they stand under a "not" or outside of one.
 */
export function featuresOf(
  words: readonly string[],
  around: ReadonlySet<string>,
  vectors: Vectors,
  marks: readonly string[] = [],
  denials: readonly string[] = [],
): Features {
  const hits = conceptsIn(words);
  const buckets: number[] = [];
  const values: number[] = [];
  const add = (family: Family, gather: (take: (bucket: number) => void) => void) => {
    const begun = buckets.length;
    stamp++;
    gather((bucket) => {
      if (stamps[bucket] === stamp) return;
      stamps[bucket] = stamp;
      buckets.push(bucket);
    });
    const count = buckets.length - begun;
    const value = familyWeight[family] / Math.sqrt(Math.max(count, family === 'mark' ? 2 : 4));
    for (let at = 0; at < count; at++) values.push(value);
  };
  add('word', (take) => words.forEach((word) => take(bucketOf('word', word))));
  add('pair', (take) => takePairs(abstracted(words, hits), take));
  add('piece', (take) => words.forEach((word) => takePieces(word, take)));
  add('concept', (take) => {
    for (const hit of hits) take(conceptBuckets[hit.concept] ?? 0);
    if (words.length <= 6) take(bucketOf('concept', '#short'));
  });
  add('conceptPair', (take) => takeConceptPairs(hits, take));
  add('around', (take) => around.forEach((cue) => take(bucketOf('around', cue))));
  add('mark', (take) => marks.forEach((mark) => take(bucketOf('mark', mark))));
  add('denial', (take) => denials.forEach((word) => take(bucketOf('denial', word))));
  const dense = meanVector(vectors, words);
  for (let i = 0; i < dense.length; i++) dense[i] = (dense[i] ?? 0) * denseWeight;
  return { buckets, values, dense };
}

// Each family of features is counted once per feature and brought to its own length, so that long texts do not shout.
// A bucket that bears the stamp of the family being counted has been counted.
const stamps = new Float64Array(bucketCount);
let stamp = 0;

/** The cues of time, telling, teaching and joking in a stretch of words. */
export function cuesOf(words: readonly string[]): Set<string> {
  const cues = new Set<string>();
  for (const hit of conceptsIn(words)) {
    const name = conceptNames[hit.concept] ?? '';
    if (cueNames.has(name)) cues.add(name);
  }
  return cues;
}

/** Persons become one word each, so that "my nephew drank" and "she drank" are the same pair. */
function abstracted(words: readonly string[], hits: readonly ConceptHit[]): string[] {
  const plain = [...words];
  for (const hit of hits) {
    const name = conceptNames[hit.concept] ?? '';
    if (personNames.has(name) && hit.length === 1) plain[hit.at] = `<${name}>`;
  }
  return plain;
}

type Take = (bucket: number) => void;

/** A word and the next, and a word and the one after that. */
function takePairs(plain: readonly string[], take: Take) {
  for (let at = 0; at < plain.length; at++) {
    const begun = hashed(hashed(seedOf.pair, plain[at] ?? ''), ' ');
    take(bucketAt(hashed(begun, plain[at + 1] ?? '.')));
    if (at + 2 < plain.length) take(bucketAt(hashed(hashed(begun, '_ '), plain[at + 2] ?? '')));
  }
}

/** All runs of four letters of a word with its edges marked. */
function takePieces(word: string, take: Take) {
  if (word.length <= 3) return;
  const last = word.length;
  for (let at = -1; at + 4 <= last + 1; at++) {
    let h = seedOf.piece;
    for (let i = at; i < at + 4; i++)
      h = mixed(h, i < 0 ? opening : i >= last ? closing : word.charCodeAt(i));
    take(bucketAt(h));
  }
}

const opening = 60;
const closing = 62;

function takeConceptPairs(hits: readonly ConceptHit[], take: Take) {
  for (let i = 0; i < hits.length; i++) {
    const left = hits[i];
    if (left === undefined) continue;
    for (let j = i + 1; j < hits.length; j++) {
      const right = hits[j];
      if (right === undefined || right.at - left.at > pairReach) break;
      if (left.concept === right.concept || right.at < left.at + left.length) continue;
      take(
        bucketAt(
          hashed(
            hashed(hashed(seedOf.conceptPair, numerals[left.concept] ?? ''), '>'),
            numerals[right.concept] ?? '',
          ),
        ),
      );
    }
  }
}

type Family = keyof typeof familyWeight;

const mixed = (h: number, code: number) => Math.imul(h ^ code, 0x01000193);
const seeded = (seed: number) => Math.imul(0x811c9dc5 ^ seed, 0x01000193);
const seedOf: Record<Family, number> = {
  word: seeded(1),
  pair: seeded(2),
  piece: seeded(3),
  concept: seeded(4),
  conceptPair: seeded(5),
  around: seeded(6),
  mark: seeded(7),
  denial: seeded(8),
};

/** FNV-1a, with a final mix in `bucketAt`. */
function hashed(begun: number, text: string): number {
  let h = begun;
  for (let i = 0; i < text.length; i++) h = mixed(h, text.charCodeAt(i));
  return h;
}

function bucketAt(hash: number): number {
  const h = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((h ^ (h >>> 13)) >>> 0) >>> (32 - bucketBits);
}

const bucketOf = (family: Family, name: string) => bucketAt(hashed(seedOf[family], name));
const conceptBuckets = conceptNames.map((name) => bucketOf('concept', name));
const numerals = conceptNames.map((_, concept) => String(concept));
