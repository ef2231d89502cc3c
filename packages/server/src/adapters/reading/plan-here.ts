// What the guidebook writes and asks for a form, read in this thread. Loaded when the first form comes.
import type { MeaningAsk } from '@calmbridge/domain/assistant/ask-meanings';
import type { CarePlanAsk } from '@calmbridge/domain/assistant/assistant';
import { askMeanings } from '@calmbridge/guidebook/plan/meanings/ask-meanings';
import { phrasesToAsk, phrasesToRead } from '@calmbridge/guidebook/plan/reading/phrases-to-read';
import type { Readings } from '@calmbridge/guidebook/plan/reading/understand';
import { writeCarePlan } from '@calmbridge/guidebook/plan/write-care-plan';
import type { Reading } from './reading.ts';

type Read = Pick<Reading, 'readEntries'>;

/** Read first, then written: the writer asks nobody. */
export const writePlanHere = async (reading: Read, ask: CarePlanAsk): Promise<string> =>
  writeCarePlan(ask, await readPhrases(reading, phrasesToRead(ask)));

export const askMeaningsHere = async (reading: Read, ask: CarePlanAsk): Promise<MeaningAsk[]> =>
  askMeanings(ask, await readPhrases(reading, phrasesToAsk(ask.profile)));

/** What each phrase of a profile means, by the phrase. */
async function readPhrases({ readEntries }: Read, phrases: readonly string[]): Promise<Readings> {
  const read = phrases.length === 0 ? [] : await readEntries('situation', phrases);
  return new Map(phrases.flatMap((phrase, at) => (read[at] ? [[phrase, read[at]]] : [])));
}
