// Trains the two classifiers of the screen and prints how they do on families of phrasings they have not seen.
//   npx tsx bench/screening/train.ts [crisis|unsafe|both] [--check | --fit] [--show]
// --check prints the table only, --fit writes the models only, --show names every line that was read wrongly.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readVectors } from '@calmbridge/domain/meaning/vectors';
import type { Features } from '@calmbridge/domain/screening/features';
import { type LinearModel, likelihoods } from '@calmbridge/domain/screening/linear-model';
import { sentencesOf } from '@calmbridge/domain/screening/sentences';
import { unsafeFeatures } from '@calmbridge/domain/screening/unsafe';
import { windowsOf } from '@calmbridge/domain/screening/windows';
import { fillers, framed, variants } from './augment.ts';
import { seeded } from './chance.ts';
import { type Example, fit, modelBytes, usualFit } from './fit.ts';
import { type Line, linesOf } from './lines.ts';
import { printTable, type Scored } from './table.ts';
import { templateLines } from './templates.ts';

const which = process.argv[2] ?? 'both';
const isCheckOnly = process.argv.includes('--check');
const isFitOnly = process.argv.includes('--fit');
const isTalkative = process.argv.includes('--show');
const folds = 4;
const assets = join(import.meta.dirname, '../../packages/domain/assets');
const vectors = readVectors(readFileSync(join(assets, 'vectors.bin')));

/** A line with the windows of each way it may be typed; the first is the line as written. */
type Prepared = { line: Line; ways: Features[][]; isWritten: boolean };

if (which !== 'unsafe') train('crisis', crisisData());
if (which !== 'crisis') train('unsafe', unsafeData());

function crisisData(): Prepared[] {
  const chance = seeded(3);
  const written = [...linesOf('crisis'), ...linesOf('ordinary')];
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

/** Advice is read sentence by sentence, so a paragraph gives one window per sentence, each with the one before it. */
function unsafeData(): Prepared[] {
  return linesOf('unsafe').map((line) => {
    const sentences = sentencesOf(line.text).map((sentence) => sentence.text);
    const read = (texts: string[], hasMarks: boolean) =>
      texts.flatMap((text, at) => unsafeFeatures(text, texts[at - 1] ?? '', vectors, hasMarks));
    const ways = [read(sentences, true), read(sentences, false)];
    const swapped = variants(line, fillers, seeded(1))[1]?.text;
    if (swapped !== undefined)
      ways.push(
        read(
          sentencesOf(swapped).map((sentence) => sentence.text),
          true,
        ),
      );
    return { line, ways, isWritten: true };
  });
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
    writeFileSync(join(assets, `${name}.bin`), bytes);
    console.log(`${name}.bin: ${(bytes.length / 1e6).toFixed(2)} MB`);
  }
  console.log(`${prepared.length} lines, ${((Date.now() - started) / 1000).toFixed(0)} s`);
}

/** First on what is plainly labelled, then with the window of each crisis that the first fit finds most telling. */
function fitTwice(prepared: readonly Prepared[], labels: readonly string[]): LinearModel {
  const first = fit(examplesOf(prepared, labels, null), labels, vectors.dimensions, {
    ...usualFit,
    rounds: 3,
  });
  return fit(examplesOf(prepared, labels, first), labels, vectors.dimensions, usualFit);
}

function examplesOf(
  prepared: readonly Prepared[],
  labels: readonly string[],
  first: LinearModel | null,
): Example[] {
  const examples: Example[] = [];
  for (const { line, ways } of prepared) {
    const label = labels.indexOf(line.label);
    // The guidebook's sentences are many and plain: together they must not drown the look-alikes.
    const share = line.family.includes('guidebook') ? 0.35 : 1;
    for (const windows of ways) {
      const [whole] = windows;
      if (whole === undefined) continue;
      if (label === 0)
        for (const features of windows)
          examples.push({ features, label, weight: share / Math.sqrt(windows.length) });
      else if (windows.length === 1) examples.push({ features: whole, label, weight: 1 });
      else if (first === null) examples.push({ features: whole, label, weight: 0.6 });
      else examples.push({ features: mostTelling(first, windows, label), label, weight: 1 });
    }
  }
  return examples;
}

function mostTelling(model: LinearModel, windows: readonly Features[], label: number): Features {
  const scores = windows.map((window) => likelihoods(model, window)[label] ?? 0);
  return windows[scores.indexOf(Math.max(...scores))]!;
}

function best(model: LinearModel, windows: readonly Features[], labels: readonly string[]) {
  let found = { likelihood: 0, kind: 'no' };
  for (const window of windows) {
    const [none = 1, ...rest] = likelihoods(model, window);
    if (1 - none > found.likelihood)
      found = { likelihood: 1 - none, kind: labels[1 + rest.indexOf(Math.max(...rest))] ?? 'no' };
  }
  return found;
}
