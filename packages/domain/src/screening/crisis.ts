import { cleaned } from './clean.ts';
import { type CrisisKind, crisisKinds } from './crisis-kinds.ts';
import { plainCrisis, soundsCalm } from './crisis-rules.ts';
import { readWords } from './features.ts';
import { likelihoods } from './linear-model.ts';
import { phraseLikelihoods } from './phrase-net.ts';
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
export const crisisThresholds = { sure: 0.7, sureWhenCalm: 0.85, sureWhenPlain: 0.3, unsure: 0.15 };
/** Longer texts are cut: a message is 4,000 characters at most. */
const longestMessage = 6000;

export function detectCrisis(message: string, model: ScreenModel): CrisisReading {
  const text = cleaned(message).slice(0, longestMessage);
  const sentences = sentencesOf(text).map((sentence) => readWords(sentence.text, model.vectors).join(' '));
  const isCalm = sentences.some(soundsCalm);
  const plain = isCalm ? null : plainKind(sentences);
  const { likelihood, kind } = crisisLikelihood(text, model);
  if (likelihood >= sureFrom(plain !== null, isCalm)) return { is: 'crisis', kind: plain ?? kind };
  if (plain !== null) return { is: 'unsure', kind: plain };
  return likelihood >= crisisThresholds.unsure ? { is: 'unsure', kind } : { is: 'none' };
}

function sureFrom(isPlain: boolean, isCalm: boolean): number {
  if (isPlain) return crisisThresholds.sureWhenPlain;
  return isCalm ? crisisThresholds.sureWhenCalm : crisisThresholds.sure;
}

/** The plain patterns, sentence by sentence. Asked only when nothing speaks of the past, of a lesson or of a film. */
function plainKind(sentences: readonly string[]): CrisisKind | null {
  for (const words of sentences) {
    const kind = plainCrisis(words);
    if (kind !== null) return kind;
  }
  return null;
}

/** Two readers that err on different messages, in equal parts: the linear one by parts, the nets over the whole. */
export function crisisLikelihood(text: string, model: ScreenModel): { likelihood: number; kind: CrisisKind } {
  let linear = [1];
  for (const window of windowsOf(text, model.vectors)) {
    const read = likelihoods(model.crisis, window);
    if ((read[0] ?? 1) < (linear[0] ?? 1)) linear = read;
  }
  const whole = phraseLikelihoods(model.crisisNets, readWords(text, model.vectors), model.vectors);
  const kinds = crisisKinds.map((_, at) => (linear[at + 1] ?? 0) + (whole[at + 1] ?? 0));
  return {
    likelihood: chanceOf((oddsOf(1 - (linear[0] ?? 1)) + oddsOf(1 - (whole[0] ?? 1))) / 2),
    kind: crisisKinds[kinds.indexOf(Math.max(...kinds))] ?? 'K1',
  };
}

const leastChance = 1e-5;
const oddsOf = (chance: number) => {
  const held = Math.min(Math.max(chance, leastChance), 1 - leastChance);
  return Math.log(held / (1 - held));
};
const chanceOf = (odds: number) => 1 / (1 + Math.exp(-odds));
