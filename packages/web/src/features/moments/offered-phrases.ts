import type { Moment, MomentKind } from '@calmbridge/domain/moments/moment';
import { countPhrases, distinct, type PhraseField } from '@calmbridge/domain/moments/phrases';
import { m } from '#paraglide/messages';

const offeredMax = 8;

const hard: readonly MomentKind[] = ['meltdown', 'bolt', 'hurt'];
const common: Record<PhraseField, readonly (() => string)[]> = {
  before: [
    m.moment_loud_noise,
    m.moment_change_plan,
    m.moment_waiting,
    m.moment_hungry,
    m.moment_tired,
    m.moment_crowd,
    m.moment_no,
    m.moment_screen_ended,
  ],
  after: [m.moment_calm_again, m.moment_tired, m.moment_slept, m.moment_cried, m.moment_wanted_hug],
  helped: [
    m.moment_quiet_place,
    m.moment_waiting_it_out,
    m.moment_fewer_words,
    m.moment_favourite_thing,
    m.moment_squeeze,
    m.moment_going_outside,
  ],
};

/** What was noted before with this child, the most frequent first, then what is common in hard moments (MW9). */
export function offeredPhrases(
  moments: readonly Moment[],
  { kind, childId, field }: { kind: MomentKind | ''; childId: string; field: PhraseField },
): string[] {
  const alike = moments.filter((moment) => moment.kind === kind && (moment.childId ?? '') === childId);
  const used = countPhrases(alike, field).map(({ phrase }) => phrase);
  const usual = kind !== '' && hard.includes(kind) ? common[field].map((name) => name()) : [];
  return distinct([...used, ...usual]).slice(0, offeredMax);
}
