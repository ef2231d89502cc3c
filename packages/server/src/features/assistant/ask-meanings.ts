// What the form asks the carer before anything is paid for: our own reading, of what was sent and of nothing else.

import type { MeaningAsk } from '@calmbridge/domain/assistant/ask-meanings';
import type { CarePlanAsk } from '@calmbridge/domain/assistant/assistant';
import { ok, type Result, refuse } from '@calmbridge/domain/result';
import { askMeanings } from '@calmbridge/guidebook/plan/meanings/ask-meanings';
import { phrasesToAsk } from '@calmbridge/guidebook/plan/reading/phrases-to-read';
import { readPhrases } from '#adapters/assistant/read-phrases';
import { WriterFailure } from '#adapters/assistant/writer';
import type { Reading } from '#adapters/reading/reading';
import type { Ports } from '#ports';
import type { FreeReadings } from './free-readings.ts';

export type MeaningPorts = Pick<Ports, 'reading'> & { formReadings: FreeReadings };

export async function askForCarer(
  { reading, formReadings }: MeaningPorts,
  uid: string,
  ask: CarePlanAsk,
): Promise<Result<{ asks: MeaningAsk[] }>> {
  const retryAfterSeconds = formReadings.secondsToWait(uid);
  if (retryAfterSeconds > 0) return refuse('identity/too-many-requests', { retryAfterSeconds });
  formReadings.note(uid);
  try {
    return ok({ asks: await asksAbout(reading, ask) });
  } catch (fault) {
    // Readers that are busy are no fault: the plan comes without having asked.
    if (fault instanceof WriterFailure) return refuse(fault.code);
    throw fault;
  }
}

export const asksAbout = async (
  reading: Pick<Reading, 'readEntries'>,
  ask: CarePlanAsk,
): Promise<MeaningAsk[]> => askMeanings(ask, await readPhrases(reading, phrasesToAsk(ask.profile)));
