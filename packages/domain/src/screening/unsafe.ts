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
export const unsafeThreshold = 0.45;

/** Without marks the fixed patterns are left out, as in `windowsOf`. */
export function unsafeFeatures(
  sentence: string,
  before: string,
  vectors: Vectors,
  hasMarks = true,
): Features[] {
  const words = readWords(sentence, vectors);
  const context = readWords(before, vectors);
  const plain = hasMarks ? unsafeInSentence(sentence).map((flag) => flag.rule) : [];
  const marksOf = (read: readonly string[]) => (hasMarks ? [...plain, ...unsafeMarks(read.join(' '))] : []);
  const alone = featuresOf(words, cuesOf(context), vectors, marksOf(words));
  if (context.length === 0) return [alone];
  const both = [...context, ...words];
  return [alone, featuresOf(both, new Set(), vectors, marksOf(both))];
}

/** The likeliest rule a sentence breaks, and how likely it breaks any. The reading alone counts in full, the one with context nearly so. */
export function unsafeLikelihood(
  sentence: string,
  before: string,
  model: ScreenModel,
): { likelihood: number; rule: UnsafeRule } {
  let best = { likelihood: 0, rule: 'N01' as UnsafeRule };
  for (const [at, features] of unsafeFeatures(sentence, before, model.vectors).entries()) {
    const [none = 1, ...rules] = likelihoods(model.unsafe, features);
    const likelihood = (1 - none) * (at === 0 ? 1 : contextTrust);
    const top = rules.indexOf(Math.max(...rules));
    if (likelihood > best.likelihood) best = { likelihood, rule: unsafeRules[top] ?? 'N01' };
  }
  return best;
}

const contextTrust = 0.85;
