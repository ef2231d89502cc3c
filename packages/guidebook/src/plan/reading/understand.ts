// Three outcomes for an entry (PL26): surely one situation of the library; only its kind is sure; neither.
import type { EntryReading } from '@calmbridge/reader/entries/entry-reader';
import { situations } from '#generated/situations';
import { type Situation, type SituationKind, situationKinds } from '#library/entries';

export type Readings = ReadonlyMap<string, EntryReading>;

export type Understood = { situation: Situation | null; kind: SituationKind | null };

/**
 * The likeliest entry is taken from this chance on. Of 240 judged phrases by strangers, whole writers left out, 42 fit and 10 do
 * not from 0.7 on, 32 and 7 from 0.8 on (`npm run train -- entries`); of those that do not, a reader of the advice finds every
 * second one usable (`reader/data/relevance/read-situations.jsonl`).
 */
export const sureFrom = 0.75;
/**
 * A kind is taken when this much of the chance lies on its entries, with what its own words add. Of the 218 phrases left, 10
 * get a kind the judges named and 1 another; at 0.7 it would be 24 and 10.
 */
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
