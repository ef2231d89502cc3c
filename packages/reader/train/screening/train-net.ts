// Trains the phrase nets of the crisis check on the same lines as its linear classifier, and on more everyday questions, and
// writes crisis-net.bin.
//   npx tsx packages/reader/train/screening/train-net.ts
import { readVectors } from '#meaning/vectors';
import { readWords } from '#screening/model/features';
import { rowsOf, unitRow } from '#screening/model/phrase-net';
import { readAsset, writeAsset } from '../assets.ts';
import { seeded } from '../chance.ts';
import { fillers, framed, variants } from './augment.ts';
import { fitNet, type NetExample, netBytes } from './fit-net.ts';
import { type Line, linesOf, naturalLines } from './lines.ts';
import { templateLines } from './templates.ts';

const seeds = [11, 12];
const vectors = readVectors(readAsset('vectors.bin'));
const started = Date.now();
const chance = seeded(3);
const written = [
  ...linesOf('crisis'),
  // The everyday file holds the topics' asks too.
  ...linesOf('ordinary').filter(({ family }) => !family.startsWith('ordinary-topics')),
  ...linesOf('everyday'),
  ...naturalLines(),
];
const labels = [
  'no',
  ...[...new Set(written.map(({ label }) => label))].filter((label) => label !== 'no').sort(),
];
const units = new Map<number, Float32Array>();

const examples = [
  ...written.flatMap((line) => variants(line, fillers, chance).map((copy) => example(copy, 1))),
  ...written
    .filter(({ label }) => label !== 'no')
    .map((line) => example({ ...framed(line, chance), label: 'no' }, 0.5)),
  ...templateLines().map((line) => example(line, 0.5)),
];
const shape = { labels, widths: [1, 2, 3], filters: 60, dimensions: vectors.dimensions };
const bytes = netBytes(
  shape,
  seeds.map((seed) => fitNet(examples, shape, seed)),
);
writeAsset('crisis-net.bin', bytes);
console.log(
  `crisis-net.bin: ${(bytes.length / 1e6).toFixed(2)} MB from ${examples.length} lines, ${((Date.now() - started) / 1000).toFixed(0)} s`,
);

function example({ text, label }: Line, weight: number): NetExample {
  const rows = rowsOf(readWords(text, vectors), vectors);
  return { vectors: rows.map(unit), label: labels.indexOf(label), weight };
}

function unit(row: number): Float32Array | null {
  if (row < 0) return null;
  const known = units.get(row) ?? unitRow(vectors, row);
  units.set(row, known);
  return known;
}
