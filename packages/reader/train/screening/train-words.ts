// Trains the two classifiers of the screen and prints how they do on families of phrasings they have not seen.
//   npx tsx packages/reader/train/screening/train-words.ts [crisis|unsafe|both] [--check | --fit] [--show]
// --check prints the table only, --fit writes the models only, --show names every line that was read wrongly.
import { windowsOf } from '#screening/model/windows';
import { writeAsset } from '../assets.ts';
import { seeded } from '../chance.ts';
import { fillers, framed, variants } from './augment.ts';
import { modelBytes } from './fit.ts';
import { best, fitTwice, type Prepared, unsafeData, vectors } from './fit-lines.ts';
import { type Line, linesOf, naturalLines, soundLines } from './lines.ts';
import { printTable, type Scored } from './table.ts';
import { templateLines } from './templates.ts';

const which = process.argv[2] ?? 'both';
const isCheckOnly = process.argv.includes('--check');
const isFitOnly = process.argv.includes('--fit');
const isTalkative = process.argv.includes('--show');
const folds = 4;

if (which !== 'unsafe') train('crisis', crisisData());
if (which !== 'crisis') train('unsafe', unsafeData([...linesOf('unsafe'), ...soundLines()]));

function crisisData(): Prepared[] {
  const chance = seeded(3);
  const written = [
    ...linesOf('crisis'),
    ...linesOf('ordinary'),
    ...linesOf('messages-train', 'fresh'),
    ...linesOf('everyday-train', 'fresh'),
    ...naturalLines(),
  ];
  const prepare = (line: Line, isWritten: boolean, copies: Line[]): Prepared => ({
    line,
    isWritten,
    ways: copies.map((copy, at) =>
      windowsOf(copy.text, vectors, (at + (isWritten ? 0 : copy.text.length)) % 2 === 0),
    ),
  });
  return [
    ...written.map((line) => prepare(line, true, variants(line, fillers, chance))),
    ...written
      .filter((line) => line.label !== 'no')
      .map((line) => framed(line, chance))
      .map((line) => prepare(line, false, [line])),
    ...templateLines().map((line) => prepare(line, false, [line])),
  ];
}

function train(name: 'crisis' | 'unsafe', prepared: Prepared[]) {
  const started = Date.now();
  const labels = [
    'no',
    ...[...new Set(prepared.map(({ line }) => line.label))].filter((label) => label !== 'no').sort(),
  ];
  const families = [...new Set(prepared.map(({ line }) => line.family))];
  const foldOf = new Map(families.map((family, at) => [family, (at * 3 + Math.floor(at / folds)) % folds]));
  const scored: Scored[] = [];
  for (let fold = 0; fold < folds && !isFitOnly; fold++) {
    const model = fitTwice(
      prepared.filter(({ line }) => foldOf.get(line.family) !== fold),
      labels,
    );
    for (const { line, ways, isWritten } of prepared)
      if (isWritten && foldOf.get(line.family) === fold)
        scored.push({ ...line, ...best(model, ways[0] ?? [], labels) });
  }
  if (!isFitOnly) printTable(name, scored, isTalkative);
  if (!isCheckOnly) {
    const bytes = modelBytes(fitTwice(prepared, labels));
    writeAsset(`${name}.bin`, bytes);
    console.log(`${name}.bin: ${(bytes.length / 1e6).toFixed(2)} MB`);
  }
  console.log(`${prepared.length} lines, ${((Date.now() - started) / 1000).toFixed(0)} s`);
}
