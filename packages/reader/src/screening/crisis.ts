import { cleaned } from './clean.ts';
import { type CrisisKind, crisisKinds } from './crisis-kinds.ts';
import { type PlainCrisis, plainIn, soundsCalm } from './crisis-rules.ts';
import { readWords } from './features.ts';
import { likelihoods } from './linear-model.ts';
import { phraseLikelihoods } from './phrase-net.ts';
import type { ScreenModel } from './screen-model.ts';
import { afterSecondLook, chanceOf, oddsOf, type Reading } from './second-look.ts';
import { sentencesOf } from './sentences.ts';
import { stretchesOf } from './stretches.ts';
import { windowsOf } from './windows.ts';

// Is this message a crisis? Sure: fixed, vetted help is given instead of an answer. Unsure: the question is answered
// and the short help box stands above it. Fixed patterns decide the plain cases, what was learned the rest.

export type CrisisReading =
  | { is: 'crisis'; kind: CrisisKind }
  /** Faint: no plain pattern and hardly a trace. Whoever knows the message for an everyday question may leave the box out. */
  | { is: 'unsure'; kind: CrisisKind; isFaint: boolean }
  | { is: 'none' };

/** Set by hand from the cross-validated table and the held-back set; see docs/screening.md for what that means. */
export const crisisThresholds = {
  sure: { alarmed: 0.38, calm: 0.85 },
  /** A plain pattern needs no more than a trace; with a cue of calm beside it, a doubt of equal weight. */
  sureWhenPlain: { alarmed: 0.05, calm: 0.5 },
  unsure: 0.05,
  moreThanFaint: 0.15,
};
/** Below it by the words alone, nobody looks twice. */
const worthASecondLook = 0.02;
/** Longer texts are cut: a message is 4,000 characters at most. */
const longestMessage = 6000;

export async function detectCrisis(message: string, model: ScreenModel): Promise<CrisisReading> {
  const text = cleaned(message).slice(0, longestMessage);
  const sentences = sentencesOf(text).map((sentence) => readWords(sentence.text, model.vectors).join(' '));
  const isCalm = sentences.some(soundsCalm);
  const plain = plainIn(sentences);
  const { likelihood, kind } = await crisisLikelihood(text, model);
  if (likelihood >= sureFrom(plain, isCalm)) return { is: 'crisis', kind: plain?.kind ?? kind };
  if (plain !== null) return { is: 'unsure', kind: plain.kind, isFaint: false };
  if (likelihood < crisisThresholds.unsure) return { is: 'none' };
  return { is: 'unsure', kind, isFaint: likelihood < crisisThresholds.moreThanFaint };
}

function sureFrom(plain: PlainCrisis | null, isCalm: boolean): number {
  if (plain !== null) return crisisThresholds.sureWhenPlain[plain.isCalm ? 'calm' : 'alarmed'];
  return crisisThresholds.sure[isCalm ? 'calm' : 'alarmed'];
}

/** By the words; where they leave a doubt, by the meaning too. Of a long message, its most alarming stretch counts. */
export async function crisisLikelihood(
  text: string,
  model: ScreenModel,
): Promise<{ likelihood: number; kind: CrisisKind }> {
  const byWords = readByWords(text, model);
  const reading = byWords.danger < worthASecondLook ? byWords : await lookedAtTwice(text, byWords, model);
  return {
    likelihood: reading.danger,
    kind: crisisKinds[reading.labels.indexOf(Math.max(...reading.labels))] ?? 'K1',
  };
}

async function lookedAtTwice(text: string, byWords: Reading, model: ScreenModel): Promise<Reading> {
  const read = await model.embedder.crisisChances(mostAlarming(stretchesOf(text), model));
  return read
    .map((byMeaning) => afterSecondLook(byWords, byMeaning))
    .reduce((worst, reading) => (reading.danger > worst.danger ? reading : worst));
}

function mostAlarming(stretches: readonly string[], model: ScreenModel): readonly string[] {
  if (stretches.length <= mostStretches) return stretches;
  return stretches
    .map((stretch) => ({ stretch, none: byLinear(stretch, model)[0] ?? 1 }))
    .sort((a, b) => a.none - b.none)
    .slice(0, mostStretches)
    .map(({ stretch }) => stretch);
}

const mostStretches = 3;

/** Two readers that err on different messages, in equal parts: the linear one by parts, the nets over the whole. */
function readByWords(text: string, model: ScreenModel): Reading {
  const [linearNone = 1, ...linear] = byLinear(text, model);
  const [netsNone = 1, ...nets] = phraseLikelihoods(
    model.crisisNets,
    readWords(text, model.vectors),
    model.vectors,
  );
  return {
    danger: chanceOf((oddsOf(1 - linearNone) + oddsOf(1 - netsNone)) / 2),
    labels: crisisKinds.map((_, at) => ((linear[at] ?? 0) + (nets[at] ?? 0)) / 2),
  };
}

/** Of all parts of the text, what the linear reader says of the most alarming one. */
function byLinear(text: string, model: ScreenModel): number[] {
  let worst = [1];
  for (const window of windowsOf(text, model.vectors)) {
    const read = likelihoods(model.crisis, window);
    if ((read[0] ?? 1) < (worst[0] ?? 1)) worst = read;
  }
  return worst;
}
