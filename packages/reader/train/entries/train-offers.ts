// How likely a page is meant, from all that speaks for it (`guidebook/src/chat/pages/page-features.ts`): fitted on questions of
// ordinary days that no reader has learned, reported with whole writers left out. Older sets, judged by titles, are only reported.
//   npm run train -- offers
import { join } from 'node:path';
import { bodyOf } from '@calmbridge/guidebook/chat/message/texts-to-read';
import { pageFeatures } from '@calmbridge/guidebook/chat/pages/page-features';
import { loadModel } from '../../node/load-model.ts';
import { writeJson } from '../write-json.ts';
import { type Chances, type Example, fitChances } from './fit-chances.ts';
import { type JudgedLine, judgedLines, naturalJudged } from './judged-lines.ts';

type Read = { set: string; writer: string; pages: (Example & { id: string })[]; hasPage: boolean };

const parts = 9;
/** The nearest by each reader: the others would only teach what is far away. */
const looked = 8;
/** Places of what the three readers say among the features. */
const byReader = [0, 7, 9];

const model = await loadModel();
const fittedOn = 'natural';
const sets: [string, JudgedLine[]][] = [
  [fittedOn, naturalJudged('page')],
  ['opened', judgedLines('page', 'opened')],
  ['last', judgedLines('page', 'last')],
];
const read: Read[] = [];
for (const [set, lines] of sets) for (const line of lines) read.push(...(await readLine(set, line)));

async function readLine(set: string, { text, writer, ok, later = [] }: JudgedLine): Promise<Read[]> {
  const body = bodyOf(text);
  const [meaning] = await model.embedder.embed([body]);
  if (!meaning) return [];
  const right = new Set([...ok, ...later]);
  const pages = pageFeatures(body, meaning, model).map((page) => ({ ...page, isRight: right.has(page.id) }));
  return [{ set, writer, pages: near(pages), hasPage: right.size > 0 }];
}

function near<T extends { features: readonly number[] }>(pages: readonly T[]): T[] {
  const kept = byReader.flatMap((at) =>
    pages.toSorted((a, b) => b.features[at]! - a.features[at]!).slice(0, looked),
  );
  return [...new Set(kept)];
}

const fitOn = (some: readonly Read[]) =>
  fitChances(some.filter(({ set }) => set === fittedOn).flatMap(({ pages }) => pages));

const writers = [...new Set(read.map(({ writer }) => writer))].sort();
const partOf = ({ writer }: Read) => writers.indexOf(writer) % parts;
const fitted = Array.from({ length: parts }, (_, part) => fitOn(read.filter((one) => partOf(one) !== part)));

const order = ({ pages }: Read, { bias, weights }: Chances) =>
  pages
    .map(({ features, isRight }) => ({
      chance: 1 / (1 + Math.exp(-features.reduce((sum, one, at) => sum + one * weights[at]!, bias))),
      isRight,
    }))
    .sort((a, b) => b.chance - a.chance);

for (const [set] of sets) {
  const ofSet = read.filter((one) => one.set === set);
  const orders = ofSet.map((one) => order(one, fitted[partOf(one)]!));
  const among = (count: number) =>
    orders.filter((pages) => pages.slice(0, count).some(({ isRight }) => isRight)).length;
  console.log(
    `${set}: ${ofSet.length} questions, ${ofSet.filter(({ hasPage }) => hasPage).length} with a page; first ${among(1)}, among three ${among(3)}, among five ${among(5)}`,
  );
  for (const limit of [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8]) {
    const sure = orders.flatMap(([best]) => (best && best.chance >= limit ? [best] : []));
    const share = (part: number) => `${part} (${((100 * part) / ofSet.length).toFixed(1)} %)`;
    const right = sure.filter(({ isRight }) => isRight).length;
    console.log(`  from ${limit}: right ${share(right)}, wrong ${share(sure.length - right)}`);
  }
}
writeJson(join(import.meta.dirname, '../../../guidebook/src/chat/pages/offer-weights.json'), fitOn(read));
