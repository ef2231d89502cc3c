// Three outcomes for an entry (PL26): surely one situation of the library; only its kind is sure; neither.
import type { EntryReading } from '@calmbridge/reader/entries/entry-reader';
import { situations } from '#generated/situations';
import { type Situation, type SituationKind, situationKinds } from '#library/entries';

export type Readings = ReadonlyMap<string, EntryReading>;

export type Understood = { situation: Situation | null; kind: SituationKind | null };

/**
 * The likeliest entry is taken from this chance on: of 418 entries that four strict readers judged in plans, 111 were read so, 6 of them wrong.
 * Below it, where the reader of kinds is as sure of the same kind, 36 more were read and 3 wrong; all others from 0.9 on were wrong one time in
 * five, and are asked about: right, or silent.
 */
export const sureFrom = 0.87;
const sureWithKind = 0.82;
/** Advice on another danger than the one written could harm. */
export const sureOfDanger = 0.97;
/**
 * A kind is taken from its chance on: only those whose steps strict readers found sound for nearly every phrase of the kind (a sound, crowds,
 * endings, smells). Of changes four in twelve were wrong, of nights, demands and waiting about half.
 */
const kindFrom: Partial<Record<SituationKind, number>> = {
  sound: 0.95,
  crowd: 0.85,
  ending: 0.85,
  smell: 0.85,
};

/** From here on a plan says what it may be, with an "if": of 151 phrases by strangers between here and a sure reading 125 were right. */
const likelyFrom = 0.8;

export function likeliestOf(reading: EntryReading | undefined): string | undefined {
  const first = reading?.nearest[0];
  return first !== undefined && first.chance >= likelyFrom ? first.id : undefined;
}

const byId = new Map(situations.map((situation) => [situation.id, situation]));

export function situationOf(id: string | undefined): Understood | null {
  const situation = id === undefined ? undefined : byId.get(id);
  return situation === undefined ? null : { situation, kind: situation.kind };
}

/**
 * What the carer said a phrase means: a situation, or none of those that were offered. Undefined where nothing was said, the id is unknown, or
 * it may not be chosen.
 */
export function meantBy(chosen: string | undefined): Understood | undefined {
  if (chosen === '') return { situation: null, kind: null };
  const found = situationOf(chosen);
  return found?.situation && mayBeChosen(found.situation) ? found : undefined;
}

/** A danger and what belongs to a clinic are never chosen by a tap: only a reading as sure as they need takes them. */
const mayBeChosen = ({ id, kind }: Situation): boolean => kind !== 'safety' && !ofClinic.has(id);
const ofClinic: ReadonlySet<string> = new Set(['pain', 'self-injury', 'taking-medicine']);

/** What the carer said comes before any reading. */
export function understand(
  reading: EntryReading | undefined,
  least = sureFrom,
  told?: Understood,
): Understood {
  if (told !== undefined) return told;
  if (reading === undefined) return { situation: null, kind: null };
  const [first] = reading.nearest;
  const likeliest = first === undefined ? undefined : byId.get(first.id);
  if (first && likeliest && first.chance >= leastFor(reading, likeliest, least))
    return { situation: likeliest, kind: likeliest.kind };
  return { situation: null, kind: kindOf(reading) };
}

/** Two readers of one mind are as good as one that is surer. A danger is taken at its own limit alone. */
const leastFor = ({ kinds = [] }: EntryReading, { kind }: Situation, least: number): number => {
  const [best] = kinds;
  return least === sureFrom && best?.kind === kind && best.chance >= sureWithKind ? sureWithKind : least;
};

function kindOf({ kinds = [] }: EntryReading): SituationKind | null {
  const [best] = kinds;
  const kind = situationKinds.find((one) => one === best?.kind);
  const from = kind && kindFrom[kind];
  return kind !== undefined && from !== undefined && best !== undefined && best.chance >= from ? kind : null;
}
