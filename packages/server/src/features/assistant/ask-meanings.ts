// What the form asks the carer before anything is paid for: our own reading, of what was sent and of nothing else.

import type { MeaningAsk } from '@calmbridge/domain/assistant/ask-meanings';
import type { CarePlanAsk } from '@calmbridge/domain/assistant/assistant';
import { ok, type Result, refuse } from '@calmbridge/domain/result';
import { WriterFailure } from '#adapters/assistant/writer';
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
    return ok({ asks: await reading.askMeanings(ask) });
  } catch (fault) {
    // Readers that are busy are no fault: the plan comes without having asked.
    if (fault instanceof WriterFailure) return refuse(fault.code);
    throw fault;
  }
}
