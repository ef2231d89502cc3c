import type { Vectors } from '../../meaning/vectors.ts';
import { plainCrisis, soundsCalm } from '../crisis/crisis-rules.ts';
import { crisisMarks } from '../crisis/crisis-signs.ts';
import { sentencesOf } from '../sentences.ts';
import { cuesOf, type Features, featuresOf, readWords } from './features.ts';

// A message is read as a whole and piece by piece, because one clause in a long friendly message may be the crisis.
// Each piece still sees the cues of the rest ("last year", "in the film").

const wholeMessageWords = 45;
const runOnWords = 26;
const runOnStep = 13;

/** Without marks the fixed patterns are left out: training does that for half of its lines, so that it learns to do without them. */
export function windowsOf(message: string, vectors: Vectors, hasMarks = true): Features[] {
  const parts = sentencesOf(message)
    .flatMap((sentence) => runs(readWords(sentence.text, vectors)))
    .filter((words) => words.some((word) => /\p{L}/u.test(word)));
  const all = parts.flat();
  const windows: Features[] = [];
  const isCalmSomewhere = parts.some((part) => soundsCalm(part.join(' ')));
  const read = (words: readonly string[], rest: ReadonlySet<string>) => {
    if (!hasMarks) return featuresOf(words, rest, vectors);
    const text = words.join(' ');
    const plain = plainCrisis(text);
    const marks = crisisMarks(text, isCalmSomewhere);
    return featuresOf(
      words,
      rest,
      vectors,
      plain === null ? marks : [...marks, `plain ${isCalmSomewhere}`, plain],
    );
  };
  if (all.length <= wholeMessageWords || parts.length <= 1) windows.push(read(all, new Set()));
  if (parts.length <= 1) return windows;
  const cues = parts.map(cuesOf);
  const cuesBeside = (first: number, last: number) =>
    new Set(cues.flatMap((found, other) => (other < first || other > last ? [...found] : [])));
  for (const [at, part] of parts.entries()) {
    windows.push(read(part, cuesBeside(at, at)));
    const next = parts[at + 1];
    if (next === undefined || parts.length === 2) continue;
    windows.push(read([...part, ...next], cuesBeside(at, at + 1)));
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
