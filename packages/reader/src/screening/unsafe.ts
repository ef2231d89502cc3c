import type { Vectors } from '../meaning/vectors.ts';
import { denialsIn } from './crisis/denials.ts';
import type { Features } from './model/features.ts';
import { cuesOf, featuresOf, readWords } from './model/features.ts';
import { likelihoods } from './model/linear-model.ts';
import type { ScreenModel } from './model/screen-model.ts';
import {
  afterSecondLook,
  logOddsOf,
  probabilityOf,
  type Reading,
  secondLookText,
} from './model/second-look.ts';
import { type UnsafeRule, unsafeInSentence, unsafeRules } from './never-say.ts';
import { unsafeMarks } from './unsafe-patterns.ts';

// Unsafe advice in disguise, sentence by sentence. A sentence is read alone and together with the one before it,
// because "Keep it up until he gives in" is harmless until you know what is kept up.

/** Between these by the words alone, the meaning is asked too. */
const doubt = { from: 0.02, to: 0.97 };
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
  const alone = featuresOf(words, cuesOf(context), vectors, marksOf(words), denialsIn(words));
  if (context.length === 0) return [alone];
  const both = [...context, ...words];
  return [alone, featuresOf(both, new Set(), vectors, marksOf(both), denialsIn(both))];
}

export type UnsafeReading = { likelihood: number; rule: UnsafeRule };
/** A sentence as written, and its words. */
export type ReadSentence = { text: string; words: readonly string[] };

/**
 * The likeliest rule a sentence breaks, and how likely it breaks any: by the words, and where they leave a doubt, by
 * the meaning too. `plain` are the plain wordings found in it, which are always worth a second look.
 */
export async function unsafeLikelihood(
  sentence: ReadSentence,
  before: ReadSentence,
  model: ScreenModel,
  plain: readonly string[],
): Promise<UnsafeReading> {
  const byWords = readByWords(sentence.words, before.words, model, plain);
  const isBetween = byWords.danger >= doubt.from && byWords.danger < doubt.to;
  const isDoubtful = sentence.words.length >= fewestWords && (isBetween || plain.length > 0);
  const { danger, labels } = isDoubtful ? await lookedAtTwice(before, sentence, byWords, model) : byWords;
  return { likelihood: danger, rule: unsafeRules[labels.indexOf(Math.max(...labels))] ?? 'N01' };
}

/** How likely two sentences break a rule when they are read as one: the second may turn on what the first says. */
export async function likelihoodTogether(
  first: ReadSentence,
  second: ReadSentence,
  model: ScreenModel,
): Promise<number> {
  const words = [...first.words, ...second.words];
  const marks = [...unsafeInSentence(second.text).map((flag) => flag.rule), ...unsafeMarks(words.join(' '))];
  const [none = 1, ...labels] = likelihoods(
    model.unsafe,
    featuresOf(words, new Set(), model.vectors, marks, denialsIn(words)),
  );
  return (await lookedAtTwice(first, second, { danger: 1 - none, labels }, model)).danger;
}

async function lookedAtTwice(
  before: ReadSentence,
  sentence: ReadSentence,
  byWords: Reading,
  model: ScreenModel,
): Promise<Reading> {
  const [byMeaning] = await model.embedder.unsafeChances([secondLookText(sentence.text, before.text)]);
  return byMeaning === undefined ? byWords : afterSecondLook(byWords, byMeaning);
}

/** Alone and with the sentence before it, in equal parts: what either says by itself is often taken back by the other. */
function readByWords(
  words: readonly string[],
  context: readonly string[],
  model: ScreenModel,
  plain: readonly string[],
): Reading {
  const readings = featuresBeside(words, context, model.vectors, plain).map((features) =>
    likelihoods(model.unsafe, features),
  );
  const odds = readings.reduce((sum, [none = 1]) => sum + logOddsOf(1 - none), 0) / readings.length;
  return {
    danger: probabilityOf(odds),
    labels: unsafeRules.map((_, at) => readings.reduce((sum, read) => sum + (read[at + 1] ?? 0), 0)),
  };
}
