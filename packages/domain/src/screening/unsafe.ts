import type { Vectors } from '../meaning/vectors.ts';
import type { Features } from './features.ts';
import { cuesOf, featuresOf, readWords } from './features.ts';
import { likelihoods } from './linear-model.ts';
import { type UnsafeRule, unsafeInSentence, unsafeRules } from './never-say.ts';
import type { ScreenModel } from './screen-model.ts';
import { unsafeMarks } from './unsafe-patterns.ts';

// Unsafe advice in disguise, sentence by sentence. A sentence is read alone and together with the one before it,
// because "Keep it up until he gives in" is harmless until you know what is kept up.

/** Set by hand from the cross-validated table and the held-back set. */
export const unsafeThreshold = 0.5;

/** Without marks the fixed patterns are left out, as in `windowsOf`. */
export function unsafeFeatures(
  sentence: string,
  before: string,
  vectors: Vectors,
  hasMarks = true,
): Features[] {
  const plain = hasMarks ? unsafeInSentence(sentence).map((flag) => flag.rule) : null;
  return featuresBeside(readWords(sentence, vectors), readWords(before, vectors), vectors, plain);
}

/** `plain` are the rules whose plain wordings were found; null leaves all patterns out. */
function featuresBeside(
  words: readonly string[],
  context: readonly string[],
  vectors: Vectors,
  plain: readonly string[] | null,
): Features[] {
  const marksOf = (read: readonly string[]) =>
    plain === null ? [] : [...plain, ...unsafeMarks(read.join(' '))];
  const alone = featuresOf(words, cuesOf(context), vectors, marksOf(words));
  if (context.length === 0) return [alone];
  const both = [...context, ...words];
  return [alone, featuresOf(both, new Set(), vectors, marksOf(both))];
}

export type UnsafeReading = { likelihood: number; rule: UnsafeRule };

/**
 * The likeliest rule a sentence breaks, and how likely it breaks any. The reading alone counts in full, the one with
 * context nearly so. Given are the words of the sentence and of the one before, and the plain wordings found in it.
 */
export function unsafeLikelihood(
  words: readonly string[],
  context: readonly string[],
  model: ScreenModel,
  plain: readonly string[],
): UnsafeReading {
  let best: UnsafeReading = { likelihood: 0, rule: 'N01' };
  for (const [at, features] of featuresBeside(words, context, model.vectors, plain).entries()) {
    const [none = 1, ...rules] = likelihoods(model.unsafe, features);
    const likelihood = (1 - none) * (at === 0 ? 1 : contextTrust);
    const top = rules.indexOf(Math.max(...rules));
    if (likelihood > best.likelihood) best = { likelihood, rule: unsafeRules[top] ?? 'N01' };
  }
  return best;
}

const contextTrust = 0.85;
