import type { Vectors } from '../meaning/vectors.ts';
import type { Features } from './features.ts';
import { cuesOf, featuresOf, readWords } from './features.ts';
import { likelihoods } from './linear-model.ts';
import { type UnsafeRule, unsafeInSentence, unsafeRules } from './never-say.ts';
import type { ScreenModel } from './screen-model.ts';
import { afterSecondLook, type Reading, secondLookText } from './second-look.ts';
import { unsafeMarks } from './unsafe-patterns.ts';

// Unsafe advice in disguise, sentence by sentence. A sentence is read alone and together with the one before it,
// because "Keep it up until he gives in" is harmless until you know what is kept up.

/** Set by hand from the cross-validated table and the held-back set. */
export const unsafeThreshold = 0.5;
/** Between these by the words alone, the meaning is asked too. */
const doubt = { from: 0.08, to: 0.97 };
/** Fewer words than this have no meaning to ask for. */
const fewestWords = 3;

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
/** A sentence as written, and its words. */
export type ReadSentence = { text: string; words: readonly string[] };

/**
 * The likeliest rule a sentence breaks, and how likely it breaks any: by the words, and where they leave a doubt, by
 * the meaning too. `plain` are the plain wordings found in it.
 */
export function unsafeLikelihood(
  sentence: ReadSentence,
  before: ReadSentence,
  model: ScreenModel,
  plain: readonly string[],
): UnsafeReading {
  const byWords = readByWords(sentence.words, before.words, model, plain);
  const isDoubtful =
    byWords.danger >= doubt.from && byWords.danger < doubt.to && sentence.words.length >= fewestWords;
  const { danger, labels } = isDoubtful
    ? afterSecondLook(secondLookText(sentence.text, before.text), byWords, model.unsafeMeaning, model)
    : byWords;
  return { likelihood: danger, rule: unsafeRules[labels.indexOf(Math.max(...labels))] ?? 'N01' };
}

/** The reading alone counts in full, the one with context nearly so. */
function readByWords(
  words: readonly string[],
  context: readonly string[],
  model: ScreenModel,
  plain: readonly string[],
): Reading {
  let worst: Reading = { danger: 0, labels: [] };
  for (const [at, features] of featuresBeside(words, context, model.vectors, plain).entries()) {
    const [none = 1, ...labels] = likelihoods(model.unsafe, features);
    const danger = (1 - none) * (at === 0 ? 1 : contextTrust);
    if (danger > worst.danger) worst = { danger, labels };
  }
  return worst;
}

const contextTrust = 0.85;
