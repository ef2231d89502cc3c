// Three outcomes for an entry (PL26): surely one situation of the library; only its kind is sure; neither.
import type { EntryReading } from '@calmbridge/reader/entries/entry-reader';
import { situations } from '#generated/situations';
import { type Situation, type SituationKind, situationKinds } from '#library/entries';

export type Readings = ReadonlyMap<string, EntryReading>;

export type Understood = { situation: Situation | null; kind: SituationKind | null };

/**
 * The likeliest entry is taken from this chance on. Of 281 phrases of ordinary days (triggers, challenges, senses), judged by
 * people who saw what each entry advises, 74 then fit and 8 do not; from 0.7 on 83 and 16 (`npm run train -- entries`).
 */
export const sureFrom = 0.75;
/** A kind is taken from this chance on: of the 199 phrases left 33 get the judge's kind or that of an entry that fits, 10 another. */
const kindFrom = 0.9;

const byId = new Map(situations.map((situation) => [situation.id, situation]));

export function understand(reading: EntryReading | undefined): Understood {
  if (reading === undefined) return { situation: null, kind: null };
  const [first] = reading.nearest;
  const likeliest = first === undefined ? undefined : byId.get(first.id);
  if (first && likeliest && first.chance >= sureFrom) return { situation: likeliest, kind: likeliest.kind };
  return { situation: null, kind: kindOf(reading) };
}

/** The reader of kinds says which it is; "none" and what it is not sure of stay unread. */
function kindOf({ kinds = [] }: EntryReading): SituationKind | null {
  const [best] = kinds;
  const kind = situationKinds.find((one) => one === best?.kind);
  return kind !== undefined && best !== undefined && best.chance >= kindFrom ? kind : null;
}
