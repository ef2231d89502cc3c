// Lines as the readers of meanings learn them.
import { secondLookText } from '#screening/second-look';
import { sentencesOf } from '#screening/sentences';
import { embeddingsOf } from '../embeddings.ts';
import type { HeadExample } from './fit-head.ts';
import type { Line } from './lines.ts';

export const labelsOf = (lines: readonly Line[]): string[] => [
  'no',
  ...[...new Set(lines.map(({ label }) => label))].filter((label) => label !== 'no').sort(),
];

/** Advice is read sentence by sentence, each together with the one before it. */
export function sentencesInContext(text: string): string[] {
  const sentences = sentencesOf(text).map((sentence) => sentence.text);
  return sentences.map((sentence, at) => secondLookText(sentence, sentences[at - 1] ?? ''));
}

export async function headExamples(
  lines: readonly Line[],
  labels: readonly string[],
  partsOf: (text: string) => string[],
  meaningsOf: (texts: readonly string[]) => Promise<ReadonlyMap<string, Float32Array>> = embeddingsOf,
): Promise<HeadExample[]> {
  const parts = lines.map(({ text }) => partsOf(text).filter((part) => /\p{L}/u.test(part)));
  const meanings = await meaningsOf(parts.flat());
  return lines.map(({ label, family }, at) => ({
    meanings: parts[at]!.map((part) => meanings.get(part)!),
    label: labels.indexOf(label),
    // The guidebook's sentences are many and plain: together they must not drown the look-alikes.
    weight: family.includes('guidebook') ? 0.35 : 1,
  }));
}
