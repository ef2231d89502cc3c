// One question about an entry nobody could read (PL15): of a danger, what stands between it and the child; of what surely is of a kind,
// the kind's own question. Words choose no other question: "overlapping talk at dinner" is not about food.
import { kindLines } from '#library/kinds';
import { anyDanger, dangerRows } from './danger-rows.ts';
import type { HardMoment } from './facts.ts';
import { isDangerous } from './reading/dangers.ts';
import type { Voice } from './voice.ts';

/** Null where no question is sure to fit. */
export function questionOn(voice: Voice, moment: HardMoment): string | null {
  if (isDangerous(moment.said)) return dangerQuestion(voice, moment);
  const ask = moment.leaning === null ? undefined : kindLines[moment.leaning].ask;
  return ask === undefined ? null : voice.fill('question', ask);
}

/** A danger is not watched to be understood: what stands between it and the child is asked. */
export function dangerQuestion(voice: Voice, { said }: HardMoment): string {
  const row = dangerRows.find(({ words }) => words.test(said));
  return voice.fill(
    'question',
    (voice.child.group === 'teen' ? row?.older : undefined) ?? row?.ask ?? anyDanger,
  );
}
