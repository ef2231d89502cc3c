// A moment while it is being written.
import {
  type Moment,
  type MomentKind,
  type MomentStrength,
  momentMinutesMax,
  momentWordsMax,
} from '@calmbridge/domain/moments/moment';
import { distinct, type PhraseField, phrasesIn } from '@calmbridge/domain/moments/phrases';
import { isWallTime } from '@calmbridge/domain/moments/wall-time';
import { m } from '#paraglide/messages';
import { wallTimeOf } from '#shared/moments/this-clock';

export type Draft = {
  kind: MomentKind | '';
  childId: string;
  when: string;
  hours: string;
  minutes: string;
  strength: MomentStrength | '';
  chosen: Record<PhraseField, readonly string[]>;
  typed: Record<PhraseField, string>;
  words: string;
};

export type Problems = { kind?: string; when?: string; length?: string; words?: string };

const nothingTyped = { before: '', after: '', helped: '' };

export const newDraft = (now: Date, childId: string): Draft => ({
  kind: '',
  childId,
  when: wallTimeOf(now),
  hours: '',
  minutes: '',
  strength: '',
  chosen: { before: [], after: [], helped: [] },
  typed: nothingTyped,
  words: '',
});

export function draftOf(moment: Moment): Draft {
  const { kind, childId = '', when, minutes = 0, strength = '', words = '' } = moment;
  const { before = [], after = [], helped = [] } = moment;
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  return {
    kind,
    childId,
    when,
    hours: hours > 0 ? String(hours) : '',
    minutes: rest > 0 ? String(rest) : '',
    strength,
    chosen: { before, after, helped },
    typed: nothingTyped,
    words,
  };
}

export function problemsOf(draft: Draft, now: Date): Problems {
  const count = draft.words.trim().length;
  const isLost = draft.kind === 'other' && count === 0;
  return {
    ...(draft.kind === '' && { kind: m.moment_kind_missing() }),
    ...whenProblem(draft.when, now),
    ...(minutesOf(draft) === null && { length: m.moment_length_wrong() }),
    ...(isLost && { words: m.moment_words_missing() }),
    ...(count > momentWordsMax && { words: m.moment_words_too_long({ max: momentWordsMax, count }) }),
  };
}

function whenProblem(when: string, now: Date): Problems {
  if (!isWallTime(when)) return { when: m.moment_when_missing() };
  return when > wallTimeOf(now) ? { when: m.moment_when_future() } : {};
}

/** Undefined: not said. Null: no length. */
function minutesOf({ hours, minutes }: Draft): number | undefined | null {
  if (hours.trim() === '' && minutes.trim() === '') return undefined;
  if (![hours, minutes].every((part) => /^\s*\d*\s*$/.test(part))) return null;
  const sum = Number(hours) * 60 + Number(minutes);
  return sum > momentMinutesMax ? null : sum || undefined;
}

/** The instant is kept where the time was not changed: the carer may be in another zone now (MW8). */
export function momentFrom(draft: Draft, earlier: Moment | null, child: { id: string; name: string } | null) {
  const { kind, when, strength } = draft;
  if (kind === '') throw new Error('a moment without a kind');
  const phrases = (field: PhraseField) => {
    const all = distinct([...draft.chosen[field], ...phrasesIn(draft.typed[field])]);
    return all.length > 0 ? all : undefined;
  };
  const whose = child ? { childId: child.id, child: child.name } : { childId: undefined, child: undefined };
  const isSameChild = earlier !== null && (earlier.childId ?? '') === draft.childId;
  return (id: string): Moment => ({
    ...earlier,
    id,
    kind,
    when,
    timestamp: earlier?.when === when ? earlier.timestamp : new Date(when).toISOString(),
    ...(isSameChild ? {} : whose),
    minutes: minutesOf(draft) ?? undefined,
    strength: strength || undefined,
    before: phrases('before'),
    after: phrases('after'),
    helped: phrases('helped'),
    words: draft.words.trim() || undefined,
  });
}
