// One precise question about an entry nobody could read (PL15): the first row whose words the entry holds, a danger before all others,
// then the row of the kind the reader leans to.
import type { SituationKind } from '#library/entries';
import type { HardMoment } from './facts.ts';
import { anyDanger, anyQuestion, dangerRows, type QuestionRow, questionRows } from './question-rows.ts';
import { isDangerous } from './reading/dangers.ts';
import type { Voice } from './voice.ts';

export function questionOn(voice: Voice, moment: HardMoment): string {
  return isDangerous(moment.said)
    ? dangerQuestion(voice, moment)
    : asked(voice, rowFor(questionRows, moment), anyQuestion);
}

/** A danger is not watched to be understood: what stands between it and the child is asked. */
export const dangerQuestion = (voice: Voice, moment: HardMoment): string =>
  asked(voice, rowFor(dangerRows, moment), anyDanger);

/** Of what kind the words themselves are; null where a row without a kind answers to them, undefined where none does. */
export const kindOfWords = (said: string): SituationKind | null | undefined => {
  const row = questionRows.find(({ words }) => words.test(said));
  return row && (row.kind ?? null);
};

const rowFor = (rows: readonly QuestionRow[], { said, leaning }: HardMoment): QuestionRow | undefined =>
  rows.find(({ words }) => words.test(said)) ??
  rows.find(({ kind }) => kind !== undefined && kind === leaning);

const asked = (voice: Voice, row: QuestionRow | undefined, any: string): string =>
  voice.fill('question', (voice.child.group === 'teen' ? row?.older : undefined) ?? row?.ask ?? any);
