import type { AssistantUse } from '../assistant/assistant.ts';
import type { ChildProfile } from '../child/profile.ts';
import { findInventedDoses } from './doses.ts';
import { readWords } from './features.ts';
import type { Flag } from './flag.ts';
import { unsafeInSentence, unsafeReasons } from './never-say.ts';
import type { ScreenModel } from './screen-model.ts';
import { unsafeLikelihood, unsafeThreshold } from './unsafe.ts';

// Decides about one sentence: show it, show it with a flag, or leave it out.

/** Guidebook text was reviewed by people: the fixed rules still hold for it, the classifier is not asked. */
export type ScreenContext = {
  use: AssistantUse;
  profile: ChildProfile | null;
  origin: 'guidebook' | 'service';
};

/** A sentence, and its words once they have been asked for: the next sentence asks again. */
export type Sentence = { text: string; words: readonly string[] | null };

/** What stands around the sentence. `isUnderWarning`: below a heading such as "What to avoid". */
export type Surroundings = { before: Sentence; isUnderWarning: boolean; isAfterWithheld: boolean };

/** A passage the classifier doubts, but not enough to leave it out, is shown with a flag. */
const doubtThreshold = 0.34;
/** The sentence after a withheld one often goes on with the same advice. */
const afterWithheldThreshold = 0.22;
const longestFound = 120;

export function screenSentence(
  piece: Sentence,
  around: Surroundings,
  context: ScreenContext,
  model: ScreenModel,
): Flag[] {
  const sentence = piece.text;
  const doses = findInventedDoses(sentence, context.profile?.medications ?? '');
  if (around.isUnderWarning) return doses;
  const plain = unsafeInSentence(sentence);
  if (plain.length > 0 || doses.length > 0) return [...plain, ...doses];
  if (context.origin === 'guidebook' || !/\p{L}{2}/u.test(sentence)) return [];
  const { likelihood, rule } = unsafeLikelihood(
    { text: sentence, words: wordsIn(piece, model) },
    { text: around.before.text, words: wordsIn(around.before, model) },
    model,
    [],
  );
  const threshold = around.isAfterWithheld ? afterWithheldThreshold : unsafeThreshold;
  if (likelihood < Math.min(threshold, doubtThreshold)) return [];
  const start = sentence.length - sentence.trimStart().length;
  const found = sentence.trim();
  return [
    {
      rule,
      found: found.length > longestFound ? `${found.slice(0, longestFound)}…` : found,
      why: likelihood >= threshold ? unsafeReasons[rule] : `may be advice that ${unsafeReasons[rule]}`,
      at: [start, start + found.length],
      severity: likelihood >= threshold ? 'block' : 'warn',
    },
  ];
}

const wordsIn = (sentence: Sentence, { vectors }: ScreenModel) =>
  (sentence.words ??= readWords(sentence.text, vectors));
