// Three outcomes for an entry (PL26): surely one situation of the library; only its kind is sure; neither.
import type { EntryReading } from '@calmbridge/reader/entries/entry-reader';
import { situations } from '#generated/situations';
import { type Situation, type SituationKind, situationKinds } from '#library/entries';

export type Readings = ReadonlyMap<string, EntryReading>;

export type Understood = { situation: Situation | null; kind: SituationKind | null };

/**
 * The likeliest entry is taken from this chance on. Of 781 phrases by strangers 178 are read rightly from here on and 13 wrongly
 * (from 0.75 on 235 and 30, from 0.9 on 126 and 7): right, or silent.
 */
export const sureFrom = 0.85;
/** Advice on another danger than the one written could harm. */
export const sureOfDanger = 0.95;
/**
 * A kind is taken from its chance on. Only kinds whose steps the judges found sound: of "other people" they found 22 of 39
 * wrong, of a sound 6 of 25.
 */
const kindFrom: Partial<Record<SituationKind, number>> = {
  sound: 0.9,
  touch: 0.9,
  light: 0.9,
  smell: 0.9,
  change: 0.95,
};

const byId = new Map(situations.map((situation) => [situation.id, situation]));

export function understand(reading: EntryReading | undefined, least = sureFrom): Understood {
  if (reading === undefined) return { situation: null, kind: null };
  const [first] = reading.nearest;
  const likeliest = first === undefined ? undefined : byId.get(first.id);
  if (first && likeliest && first.chance >= least) return { situation: likeliest, kind: likeliest.kind };
  return { situation: null, kind: kindOf(reading) };
}

/** What a phrase seems to be about, for the question that is asked of it. */
export const leaningOf = (reading: EntryReading | undefined): SituationKind | null => {
  const best = reading?.kinds?.[0];
  return best !== undefined && best.chance >= leaningFrom
    ? (situationKinds.find((kind) => kind === best.kind) ?? null)
    : null;
};
const leaningFrom = 0.8;

function kindOf({ kinds = [] }: EntryReading): SituationKind | null {
  const [best] = kinds;
  const kind = situationKinds.find((one) => one === best?.kind);
  const from = kind && kindFrom[kind];
  return kind !== undefined && from !== undefined && best !== undefined && best.chance >= from ? kind : null;
}
