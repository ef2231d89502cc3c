import { cleaned } from './clean.ts';
import type { CrisisKind } from './crisis-kinds.ts';
import { crisisOdds } from './crisis-odds.ts';
import { type PlainCrisis, plainIn } from './crisis-rules.ts';
import { readWords } from './features.ts';
import type { ScreenModel } from './screen-model.ts';
import { sentencesOf } from './sentences.ts';

// Is this message a crisis? Sure: fixed, vetted help is given instead of an answer. Unsure: the carer is asked whether anyone
// is in danger before anything is written. Plain patterns decide the plain cases, what was learned the rest.

export type CrisisReading =
  | { is: 'crisis'; kind: CrisisKind }
  /** Faint: no plain pattern and hardly a trace. Whoever knows the message for an everyday question may leave the question out. */
  | { is: 'unsure'; kind: CrisisKind; isFaint: boolean }
  | { is: 'none' };

/** In log-odds; docs/screening.md says on which messages they were chosen, and what each costs. */
export const crisisLimits = {
  sure: 0,
  /** A plain pattern needs next to nothing more, with a cue of calm beside it nearly as much as without a pattern. */
  sureWhenPlain: -4,
  sureWhenPlainAndCalm: 2,
  unsure: -4.1,
  moreThanFaint: -2.5,
};
/** Longer texts are cut: a message is 4,000 characters at most. */
const longestMessage = 6000;

export async function detectCrisis(message: string, model: ScreenModel): Promise<CrisisReading> {
  const text = cleaned(message).slice(0, longestMessage);
  const sentences = sentencesOf(text).map((sentence) => sentence.text);
  const plain = plainIn(sentences.map((sentence) => readWords(sentence, model.vectors).join(' ')));
  const { odds, kind } = await crisisOdds(text, model);
  if (odds >= sureFrom(plain) || (await isSureAlone(plain, sentences, model)))
    return { is: 'crisis', kind: plain?.kind ?? kind };
  if (plain !== null) return { is: 'unsure', kind: plain.kind, isFaint: false };
  if (odds < crisisLimits.unsure) return { is: 'none' };
  return { is: 'unsure', kind, isFaint: odds < crisisLimits.moreThanFaint };
}

function sureFrom(plain: PlainCrisis | null): number {
  if (plain === null) return crisisLimits.sure;
  return plain.isCalm ? crisisLimits.sureWhenPlainAndCalm : crisisLimits.sureWhenPlain;
}

/** A plain sentence is also read without the rest of its message, which may tell of something else. */
async function isSureAlone(plain: PlainCrisis | null, sentences: readonly string[], model: ScreenModel) {
  if (plain === null || sentences.length === 1) return false;
  return (await crisisOdds(sentences[plain.at] ?? '', model)).odds >= sureFrom(plain);
}
