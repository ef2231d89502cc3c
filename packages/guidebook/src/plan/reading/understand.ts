// Three outcomes for an entry (PL26): surely one situation of the library; only its kind is sure; neither.
import type { EntryReading } from '@calmbridge/reader/entries/entry-reader';
import { situations } from '#generated/situations';
import { type Situation, type SituationKind, situationKinds } from '#library/entries';

export type Readings = ReadonlyMap<string, EntryReading>;

export type Understood = { situation: Situation | null; kind: SituationKind | null };

/**
 * The likeliest entry is taken from this chance on. Of 850 triggers and challenges by strangers 25 in 100 are then read as a situation; a
 * strict reader found a step that misses the phrase in 14 of 100 of those (27 of 100 before the steps were written to hold for all
 * phrases of their title), from 0.8 on in 18, from 0.95 on in 10: right, or silent.
 */
export const sureFrom = 0.9;
/** Advice on another danger than the one written could harm. */
export const sureOfDanger = 0.95;
/**
 * A kind is taken from its chance on: only those whose steps strict readers found sound for nearly every phrase of the kind (a change for 52 of
 * 57, a sound for 33 of 43, crowds, endings and smells for 11 of 11). Of nights, demands and waiting about half were not.
 */
const kindFrom: Partial<Record<SituationKind, number>> = {
  sound: 0.85,
  change: 0.85,
  crowd: 0.75,
  ending: 0.75,
  smell: 0.75,
};

const byId = new Map(situations.map((situation) => [situation.id, situation]));

export function situationOf(id: string | undefined): Understood | null {
  const situation = id === undefined ? undefined : byId.get(id);
  return situation === undefined ? null : { situation, kind: situation.kind };
}

export function understand(reading: EntryReading | undefined, least = sureFrom): Understood {
  if (reading === undefined) return { situation: null, kind: null };
  const [first] = reading.nearest;
  const likeliest = first === undefined ? undefined : byId.get(first.id);
  if (first && likeliest && first.chance >= least) return { situation: likeliest, kind: likeliest.kind };
  return { situation: null, kind: kindOf(reading) };
}

function kindOf({ kinds = [] }: EntryReading): SituationKind | null {
  const [best] = kinds;
  const kind = situationKinds.find((one) => one === best?.kind);
  const from = kind && kindFrom[kind];
  return kind !== undefined && from !== undefined && best !== undefined && best.chance >= from ? kind : null;
}
