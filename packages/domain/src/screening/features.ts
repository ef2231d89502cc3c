import { meanVector, rowOf, type Vectors } from '../meaning/vectors.ts';
import { wordsOf } from '../meaning/words.ts';
import { type ConceptHit, conceptNames, conceptsIn } from './concepts.ts';
import { respelled } from './spelling.ts';

// What the classifiers see of a text: words and word pairs, pieces of words, concepts and pairs of concepts (all
// hashed into buckets) and the mean word vector. `around` is the rest of the message: only its cues of time, telling
// and joking count, so that "he turned blue" can be read beside "that was years ago".

export const bucketBits = 15;
export const bucketCount = 1 << bucketBits;

export type Features = { buckets: number[]; values: number[]; dense: Float32Array };

const familyWeight = { word: 1, pair: 0.8, piece: 0.7, concept: 1.2, conceptPair: 1, around: 0.6, mark: 1.1 };
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

/** `marks` are what the fixed patterns found: the classifier learns how far to trust each. */
export function featuresOf(
  words: readonly string[],
  around: ReadonlySet<string>,
  vectors: Vectors,
  marks: readonly string[] = [],
): Features {
  const hits = conceptsIn(words);
  const found = new Families();
  const plain = abstracted(words, hits);
  for (const [at, word] of words.entries()) {
    found.add('word', word);
    const here = plain[at] ?? word;
    found.add('pair', `${here} ${plain[at + 1] ?? '.'}`);
    if (at + 2 < words.length) found.add('pair', `${here} _ ${plain[at + 2]}`);
    if (word.length > 3) found.addPieces(`<${word}>`);
  }
  for (const hit of hits) found.add('concept', conceptNames[hit.concept] ?? '');
  addConceptPairs(found, hits);
  for (const cue of around) found.add('around', cue);
  for (const mark of marks) found.add('mark', mark);
  if (words.length <= 6) found.add('concept', '#short');
  return { ...found.flattened(), dense: meanVector(vectors, words).map((x) => x * denseWeight) };
}

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

function addConceptPairs(found: Families, hits: readonly ConceptHit[]) {
  for (let i = 0; i < hits.length; i++) {
    const left = hits[i];
    if (left === undefined) continue;
    for (let j = i + 1; j < hits.length; j++) {
      const right = hits[j];
      if (right === undefined || right.at - left.at > pairReach) break;
      if (left.concept === right.concept || right.at < left.at + left.length) continue;
      found.add('conceptPair', `${left.concept}>${right.concept}`);
    }
  }
}

type Family = keyof typeof familyWeight;

/** Each family of features is counted once per feature and brought to its own length, so that long texts do not shout. */
class Families {
  private readonly sets = new Map<Family, Set<number>>();

  add(family: Family, name: string) {
    const set = this.sets.get(family) ?? new Set();
    this.sets.set(family, set);
    set.add(bucketOf(family, name, 0, name.length));
  }

  /** All runs of four letters of a word with its edges marked. */
  addPieces(marked: string) {
    const set = this.sets.get('piece') ?? new Set();
    this.sets.set('piece', set);
    for (let at = 0; at + 4 <= marked.length; at++) set.add(bucketOf('piece', marked, at, at + 4));
  }

  flattened() {
    const buckets: number[] = [];
    const values: number[] = [];
    for (const [family, set] of this.sets) {
      const value = familyWeight[family] / Math.sqrt(Math.max(set.size, family === 'mark' ? 2 : 4));
      for (const bucket of set) {
        buckets.push(bucket);
        values.push(value);
      }
    }
    return { buckets, values };
  }
}

const seeds: Record<Family, number> = {
  word: 1,
  pair: 2,
  piece: 3,
  concept: 4,
  conceptPair: 5,
  around: 6,
  mark: 7,
};

/** FNV-1a over a stretch of text with a final mix. */
function bucketOf(family: Family, text: string, from: number, to: number): number {
  let h = Math.imul(0x811c9dc5 ^ seeds[family], 0x01000193);
  for (let i = from; i < to; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return ((h ^ (h >>> 13)) >>> 0) >>> (32 - bucketBits);
}
