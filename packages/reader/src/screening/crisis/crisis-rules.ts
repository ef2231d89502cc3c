import { rowPatterns } from '../patterns/pattern-rows.ts';
import cues from './calm-cues.json' with { type: 'json' };
import { type CrisisKind, crisisKinds } from './crisis-kinds.ts';
import plain from './crisis-plain.json' with { type: 'json' };

// The plain cases, by the rows of crisis-plain.json; what is indirect is left to what was learned. Cues of calm (the past,
// a film, a lesson) lower the certainty of a plain case and never take it away.

const patterns = rowPatterns(
  crisisKinds.map((kind) => plain.rows.filter((row) => row.kind === kind)),
  plain.words,
);
const calm = rowPatterns([cues.rows], cues.words);

/** The first kind whose plain pattern is in these words (joined by single spaces), or null. */
export function plainCrisis(words: string): CrisisKind | null {
  const places = patterns.candidates(words);
  if (places.length === 0) return null;
  return crisisKinds.find((_, at) => patterns.next(words, places, at, 0) !== null) ?? null;
}

/** Time, telling, teaching and joking: words that take the plain patterns some of their certainty. */
export const soundsCalm = (words: string): boolean => calm.found(words).length > 0;

/** `at` is the number of its sentence. */
export type PlainCrisis = { kind: CrisisKind; isCalm: boolean; at: number };

/**
 * The plain case in a message, sentence by sentence. Calm is what its own sentence says, or the next one ("that was years
 * ago"); a calm sentence before it tells of something else. One without calm counts more than one with it.
 */
export function plainIn(sentences: readonly string[]): PlainCrisis | null {
  const found = sentences.flatMap((words, at) => {
    const kind = plainCrisis(words);
    return kind === null
      ? []
      : [{ kind, at, isCalm: soundsCalm(words) || soundsCalm(sentences[at + 1] ?? '') }];
  });
  return found.find(({ isCalm }) => !isCalm) ?? found[0] ?? null;
}
