// What each reader counts for when pages are offered to press (`guidebook/src/chat/pages/read-pages.ts`): fitted on judged questions,
// reported with whole writers left out. The last set is only reported.
//   npm run train -- offers
import { join } from 'node:path';
import { bodyOf } from '@calmbridge/guidebook/chat/message/texts-to-read';
import { offerFeatures } from '@calmbridge/guidebook/chat/pages/read-pages';
import { readEmbedded } from '#entries/entry-reader';
import { loadModel } from '../../node/load-model.ts';
import { writeJson } from '../write-json.ts';
import { type Chances, type Example, fitChances } from './fit-chances.ts';
import { type JudgedSet, judgedIds, judgedLines } from './judged-lines.ts';

type Read = { set: JudgedSet; writer: string; pages: (Example & { id: string; isJudged: boolean })[] };

const parts = 9;
/** Pages that at least one reader puts among its first so many: the others would only teach what is far away. */
const looked = 12;

const model = await loadModel();
const read: Read[] = [];
for (const set of ['first', 'opened', 'last'] as const) {
  const judged = judgedIds('page', set);
  for (const { text, writer, ok, later = [] } of judgedLines('page', set)) {
    const body = bodyOf(text);
    const [meaning] = await model.embedder.embed([body]);
    if (!meaning) continue;
    const right = new Set([...ok, ...later]);
    const reading = readEmbedded(model.entries, 'page', body, meaning);
    const pages = offerFeatures(body, reading, meaning, model).map((page) => ({
      ...page,
      isRight: right.has(page.id),
      isJudged: judged.has(page.id) || right.has(page.id),
    }));
    read.push({ set, writer, pages: near(pages) });
  }
}

function near<T extends { features: readonly number[] }>(pages: readonly T[]): T[] {
  const kept = [0, 1, 2].flatMap((at) =>
    pages.toSorted((a, b) => b.features[at]! - a.features[at]!).slice(0, looked),
  );
  return [...new Set(kept)];
}

const fitOn = (some: readonly Read[]) =>
  fitChances(
    some.filter(({ set }) => set !== 'last').flatMap(({ pages }) => pages.filter(({ isJudged }) => isJudged)),
  );

const writers = [...new Set(read.map(({ writer }) => writer))].sort();
const partOf = ({ writer }: Read) => writers.indexOf(writer) % parts;
const fitted = Array.from({ length: parts }, (_, part) => fitOn(read.filter((one) => partOf(one) !== part)));

const order = ({ pages }: Read, { bias, weights }: Chances) =>
  pages
    .map(({ features, isRight }) => ({
      odds: features.reduce((sum, one, at) => sum + one * weights[at]!, bias),
      isRight,
    }))
    .sort((a, b) => b.odds - a.odds);

for (const set of ['first', 'opened', 'last'] as const) {
  const found = read
    .filter((one) => one.set === set && one.pages.some(({ isRight }) => isRight))
    .map((one) => order(one, fitted[partOf(one)]!).findIndex(({ isRight }) => isRight));
  const among = (count: number) => found.filter((place) => place < count).length;
  console.log(
    `${set}: first ${among(1)}, among three ${among(3)}, among five ${among(5)} of ${found.length} that any reader sees`,
  );
}
const chances = fitOn(read);
console.log(chances);
writeJson(join(import.meta.dirname, '../../../guidebook/src/chat/pages/offer-weights.json'), chances);
