import { cleaned } from './clean.ts';
import { type CrisisKind, crisisKinds } from './crisis-kinds.ts';
import { plainCrisis, soundsCalm } from './crisis-rules.ts';
import { readWords } from './features.ts';
import { likelihoods } from './linear-model.ts';
import type { ScreenModel } from './screen-model.ts';
import { sentencesOf } from './sentences.ts';
import { windowsOf } from './windows.ts';

// Is this message a crisis? Sure: fixed, vetted help is given instead of an answer. Unsure: the question is answered
// and the short help box stands above it. Fixed patterns decide the plain cases, the classifier the rest.

export type CrisisReading =
  | { is: 'crisis'; kind: CrisisKind }
  | { is: 'unsure'; kind: CrisisKind }
  | { is: 'none' };

/** Set by hand from the cross-validated table and the held-back set; see docs/screening.md for what that means. */
export const crisisThresholds = { sure: 0.7, sureWhenCalm: 0.85, unsure: 0.1 };
/** Longer texts are cut: a message is 4,000 characters at most. */
const longestMessage = 6000;

export function detectCrisis(message: string, model: ScreenModel): CrisisReading {
  const text = cleaned(message).slice(0, longestMessage);
  const sentences = sentencesOf(text).map((sentence) => readWords(sentence.text, model.vectors).join(' '));
  const isCalm = sentences.some(soundsCalm);
  const plain = isCalm ? null : plainKind(sentences);
  if (plain !== null) return { is: 'crisis', kind: plain };
  const { likelihood, kind } = crisisLikelihood(text, model);
  if (likelihood >= (isCalm ? crisisThresholds.sureWhenCalm : crisisThresholds.sure))
    return { is: 'crisis', kind };
  return likelihood >= crisisThresholds.unsure ? { is: 'unsure', kind } : { is: 'none' };
}

/** The plain patterns, sentence by sentence. Asked only when nothing speaks of the past, of a lesson or of a film. */
function plainKind(sentences: readonly string[]): CrisisKind | null {
  for (const words of sentences) {
    const kind = plainCrisis(words);
    if (kind !== null) return kind;
  }
  return null;
}

export function crisisLikelihood(text: string, model: ScreenModel): { likelihood: number; kind: CrisisKind } {
  let best = { likelihood: 0, kind: 'K1' as CrisisKind };
  for (const window of windowsOf(text, model.vectors)) {
    const [none = 1, ...kinds] = likelihoods(model.crisis, window);
    const top = kinds.indexOf(Math.max(...kinds));
    if (1 - none > best.likelihood) best = { likelihood: 1 - none, kind: crisisKinds[top] ?? 'K1' };
  }
  return best;
}
