// Lines as the linear classifiers learn them: each in several ways of writing, each way cut into windows.
import { readVectors } from '#meaning/vectors';
import type { Features } from '#screening/model/features';
import { type LinearModel, likelihoods } from '#screening/model/linear-model';
import { sentencesOf } from '#screening/sentences';
import { unsafeFeatures } from '#screening/unsafe';
import { readAsset } from '../assets.ts';
import { seeded } from '../chance.ts';
import { fillers, variants } from './augment.ts';
import { type Example, fit, usualFit } from './fit.ts';
import type { Line } from './lines.ts';

export const vectors = readVectors(readAsset('vectors.bin'));

/** A line with the windows of each way it may be typed; the first is the line as written. */
export type Prepared = { line: Line; ways: Features[][]; isWritten: boolean };

/** Advice is read sentence by sentence, so a paragraph gives one window per sentence, each with the one before it. */
export function unsafeData(lines: readonly Line[]): Prepared[] {
  return lines.map((line) => {
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

/** First on what is plainly labelled, then with the window of each crisis that the first fit finds most telling. */
export function fitTwice(prepared: readonly Prepared[], labels: readonly string[]): LinearModel {
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
    // Sentences of the guidebook and of sound texts are many and plain: together they must not drown the look-alikes.
    const share = /guidebook|ai-source/.test(line.family) ? 0.35 : 1;
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

export function best(model: LinearModel, windows: readonly Features[], labels: readonly string[]) {
  let found = { likelihood: 0, kind: 'no' };
  for (const window of windows) {
    const [none = 1, ...rest] = likelihoods(model, window);
    if (1 - none > found.likelihood)
      found = { likelihood: 1 - none, kind: labels[1 + rest.indexOf(Math.max(...rest))] ?? 'no' };
  }
  return found;
}
