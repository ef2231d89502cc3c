import type { Vectors } from '../meaning/vectors.ts';
import { type Features, featuresOf, readWords } from './features.ts';
import { sentencesOf } from './sentences.ts';

// A message is read as a whole and piece by piece, because one clause in a long friendly message may be the crisis.
// Each piece still sees the cues of the rest ("last year", "in the film").

const wholeMessageWords = 45;
const runOnWords = 26;
const runOnStep = 13;

export function windowsOf(message: string, vectors: Vectors): Features[] {
  const parts = sentencesOf(message)
    .flatMap((sentence) => runs(readWords(sentence.text, vectors)))
    .filter((words) => words.some((word) => /\p{L}/u.test(word)));
  const all = parts.flat();
  const windows: Features[] = [];
  if (all.length <= wholeMessageWords || parts.length <= 1) windows.push(featuresOf(all, [], vectors));
  if (parts.length <= 1) return windows;
  for (const [at, part] of parts.entries()) {
    const rest = parts.filter((_, other) => other !== at).flat();
    windows.push(featuresOf(part, rest, vectors));
    const next = parts[at + 1];
    if (next === undefined || parts.length === 2) continue;
    const others = parts.filter((_, other) => other !== at && other !== at + 1).flat();
    windows.push(featuresOf([...part, ...next], others, vectors));
  }
  return windows;
}

/** A long run without full stops, as typed on a phone, in overlapping stretches. */
function runs(words: string[]): string[][] {
  if (words.length <= runOnWords + runOnStep) return [words];
  const found: string[][] = [];
  for (let at = 0; at < words.length; at += runOnStep) {
    found.push(words.slice(at, at + runOnWords));
    if (at + runOnWords >= words.length) break;
  }
  return found;
}
