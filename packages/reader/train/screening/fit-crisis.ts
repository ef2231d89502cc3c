// Fits how much the words, the whole and the worst stretch of a message count for a crisis, on messages that none of the three has
// learned, and prints for each source what weights fitted without it would do to it at several limits.
//   npx tsx packages/reader/train/screening/fit-crisis.ts [--check]
// --check prints the table only.
import { join } from 'node:path';
import { readCrisisSigns } from '#screening/crisis/crisis-log-odds';
import { loadModel } from '../../node/load-model.ts';
import { type Chances, fitChances } from '../entries/fit-chances.ts';
import { weighedByChecks } from '../natural.ts';
import { writeJson } from '../write-json.ts';
import { type Line, linesOf } from './lines.ts';

type Signs = { source: string; features: number[]; isRight: boolean };

const weightsFile = join(import.meta.dirname, '../../src/screening/crisis/crisis-weights.json');
const limits = [-3, -2, -1, 0, 1, 2, 3];

const held: Line[] = [
  ...linesOf('held-crisis'),
  ...linesOf('messages-dev', 'fresh'),
  ...weighedByChecks()
    .filter(({ maybeDanger }) => maybeDanger !== true)
    .map(({ text }) => ({ label: 'no', text, family: 'natural questions' })),
];
const model = await loadModel();
const signs: Signs[] = [];
for (const { label, text, family } of held)
  signs.push({
    source: family.split(':')[0]!,
    features: await readCrisisSigns(text, model),
    isRight: label !== 'no',
  });

for (const source of [...new Set(signs.map((sign) => sign.source))]) {
  const weights = fitChances(signs.filter((sign) => sign.source !== source));
  const own = signs.filter((sign) => sign.source === source);
  for (const isRight of [true, false]) {
    const some = own.filter((sign) => sign.isRight === isRight);
    if (some.length > 0)
      console.log(source.padEnd(34), isRight ? 'crises  ' : 'everyday', shares(some, weights));
  }
}
const all = fitChances(signs);
console.log(JSON.stringify(all));
if (!process.argv.includes('--check')) writeJson(weightsFile, all);

function shares(some: readonly Signs[], { bias, weights }: Chances): string {
  const logOdds = some.map(({ features }) =>
    weights.reduce((sum, weight, at) => sum + weight * features[at]!, bias),
  );
  const above = (limit: number) => (100 * logOdds.filter((one) => one >= limit).length) / some.length;
  return `${some.length} lines: ${limits.map((limit) => `${limit}: ${above(limit).toFixed(1)} %`).join(', ')}`;
}
