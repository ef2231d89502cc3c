// A moment in words, the same on its card, in the table and on paper.
import type { Moment, MomentKind, MomentStrength } from '@calmbridge/domain/moments/moment';
import type { PhraseField } from '@calmbridge/domain/moments/phrases';
import { m } from '#paraglide/messages';

export const kindNames: Record<MomentKind, () => string> = {
  meltdown: m.moment_kind_meltdown,
  bolt: m.moment_kind_bolt,
  hurt: m.moment_kind_hurt,
  sleep: m.moment_kind_sleep,
  food: m.moment_kind_food,
  joy: m.moment_kind_joy,
  skill: m.moment_kind_skill,
  other: m.moment_kind_other,
};

export const fieldNames: Record<PhraseField, () => string> = {
  before: m.moment_before,
  after: m.moment_after,
  helped: m.moment_helped,
};

const strong: Record<MomentStrength, () => string> = {
  low: m.moment_strength_low,
  medium: m.moment_strength_medium,
  high: m.moment_strength_high,
};
const well: Record<MomentStrength, () => string> = {
  low: m.moment_quality_low,
  medium: m.moment_quality_medium,
  high: m.moment_quality_high,
};

/** Nights and meals go well or badly; everything else is mild or strong. */
export const strengthWords = (kind: MomentKind) =>
  kind === 'sleep' || kind === 'food'
    ? { label: m.moment_quality(), names: well }
    : { label: m.moment_strength(), names: strong };

export function lengthWords(minutes: number): string {
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return m.moment_length_minutes({ minutes: rest });
  return rest === 0 ? m.moment_length_hours({ hours }) : m.moment_length_both({ hours, minutes: rest });
}

const titleMax = 80;

/** What happened; told in the carer's own words, their first line. */
export function momentTitle({ kind, words = '' }: Moment): string {
  if (kind !== 'other') return kindNames[kind]();
  const line = words.trim().split('\n')[0]?.trim() ?? '';
  const cut = [...line];
  if (cut.length <= titleMax) return line || kindNames.other();
  return `${cut
    .slice(0, titleMax - 1)
    .join('')
    .trimEnd()}…`;
}

export type Fact = { label: string; text: string };

/** Everything but what happened, when and to whom. */
export function momentFacts(moment: Moment): Fact[] {
  const { kind, minutes, strength, words = '' } = moment;
  const { label, names } = strengthWords(kind);
  const phrases = (field: PhraseField) => ({
    label: fieldNames[field](),
    text: (moment[field] ?? []).join(' · '),
  });
  const isInTitle = words.trim() === momentTitle(moment);
  return [
    { label: m.moment_length(), text: minutes ? lengthWords(minutes) : '' },
    { label, text: strength ? names[strength]() : '' },
    phrases('before'),
    phrases('after'),
    phrases('helped'),
    { label: m.moment_words(), text: isInTitle ? '' : words.trim() },
  ].filter(({ text }) => text !== '');
}
