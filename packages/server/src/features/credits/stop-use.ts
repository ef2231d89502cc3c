// Stop, as a carer presses it: the call to whoever writes ends, in whatever process it runs. What was written so far is paid
// for if any of it was shown.
import { setTimeout as pause } from 'node:timers/promises';
import type { UseOutcome } from '@calmbridge/domain/credits/uses';
import { type Result, refuse } from '@calmbridge/domain/result';
import { removePicture } from '#features/images/remove-pictures';
import type { Ports } from '#ports';
import type { Credits } from './credits.ts';
import type { RunningUses } from './running-uses.ts';
import type { Use } from './use.ts';
import { noteStop, readUse } from './use-store.ts';

export type StopPorts = Pick<Ports, 'database' | 'clock' | 'log' | 'blobs'> & {
  credits: Credits;
  running: RunningUses;
};

/** Another process looks once a second. One that has not ended the use by then is taken for dead. */
const waits = { longestMs: 4000, lookEveryMs: 100 };

export async function stopUse(ports: StopPorts, use: Use): Promise<Result<UseOutcome>> {
  const { database, clock, credits, running } = ports;
  const here = running.find(use);
  if (here !== null) {
    here.stop();
    await here.settled;
  } else if (await noteStop(database.pool, use.uid, use.useId, clock.now())) await waitUntilEnded(ports, use);
  const known = await readUse(database.pool, use.uid, use.useId);
  if (known === null) return refuse('credits/use-ended');
  if (known.state === 'held' && known.pictureId !== null)
    await removePicture(ports, use.uid, known.pictureId);
  // It was whole before Stop came, or nobody is left to end it.
  if (known.state === 'held') await (known.wasShown ? credits.capture(use) : credits.release(use, 'stopped'));
  return credits.readOutcome(use);
}

async function waitUntilEnded({ database }: StopPorts, { uid, useId }: Use): Promise<void> {
  for (let waited = 0; waited < waits.longestMs; waited += waits.lookEveryMs) {
    const known = await readUse(database.pool, uid, useId);
    if (known?.state !== 'held' || known.finishedAt !== null) return;
    await pause(waits.lookEveryMs);
  }
}
