// How a use ends. Whatever can't be settled stays held, and the sweeper gives it back: a carer never pays for it.

import type { CreditState } from '@calmbridge/domain/credits/credit-state';
import { creditsOf } from '@calmbridge/domain/credits/prices';
import {
  keepAnswerMs,
  type UseOutcome,
  unreceivedMax,
  unreceivedWindowMs,
} from '@calmbridge/domain/credits/uses';
import { ok, type Result, refuse } from '@calmbridge/domain/result';
import type { Ports } from '#ports';
import type { CreditRow } from './credit-state-store.ts';
import { creditsIn, readCredits, stateOf } from './read-credits.ts';
import {
  captureHold,
  capturePictureHold,
  finishHold,
  type ReleaseReason,
  readKept,
  releaseHold,
  type SaidBy,
} from './settling-store.ts';
import type { Use } from './use.ts';
import { markShown, readUse } from './use-store.ts';

/** What is finished: whether a reader saw some of it, and what is kept to be fetched, sealed text or picture. */
export type Finished = { wasShown?: boolean; sealed?: Buffer | null; pictureId?: string };

export type Settling = {
  /** What the carer has after it. */
  capture(use: Use, by?: SaidBy): Promise<Result<CreditState>>;
  release(use: Use, reason: ReleaseReason, by?: SaidBy): Promise<Result<true>>;
  /** It is whole. The hold stands until it was received, or until nobody did in time. */
  finish(use: Use, what: Finished): Promise<Result<UseOutcome>>;
  /** The page has it. Said again it answers the same. */
  receive(use: Use): Promise<Result<UseOutcome>>;
  receivePicture(uid: string, pictureId: string): Promise<void>;
  /** What became of a use that has ended or is finished. */
  readOutcome(use: Use): Promise<Result<UseOutcome>>;
  /** The sealed text of a use that was not given back. */
  readKept(use: Use): Promise<Buffer | null>;
  /** Says that a kept text is about to be written to a reader. True for one who stayed silent too often. */
  noteShown(use: Use): Promise<boolean>;
};

export function createSettling({
  database,
  clock,
  log,
}: Pick<Ports, 'database' | 'clock' | 'log'>): Settling {
  const { pool } = database;
  const ports = { database, clock };

  const settle = settler(log);
  // It is settled, whatever becomes of a credit that may be due.
  const stateAfter = (uid: string, row: CreditRow) => creditsIn(ports, uid, row).catch(() => stateOf(row));

  const capture: Settling['capture'] = async (use, by = 'server') => {
    const row = await settle(use, () => captureHold(pool, use.uid, use.useId, clock.now(), by));
    return row.ok ? ok(await stateAfter(use.uid, row.value)) : row;
  };

  const readOutcome: Settling['readOutcome'] = async ({ uid, useId }) => {
    const known = await readUse(pool, uid, useId);
    if (known === null) return refuse('credits/use-ended');
    const state = await readCredits(ports, uid);
    if (!state.ok) return state;
    return ok({
      charged: known.state === 'released' ? 0 : creditsOf(known.priceHundredths),
      state: state.value,
    });
  };

  return {
    capture,
    release: (use, reason, by = 'server') =>
      settle(use, () => releaseHold(pool, use.uid, use.useId, clock.now(), reason, by)),

    async finish(use, { wasShown = false, sealed = null, pictureId }) {
      const now = clock.now();
      const keepUntil = new Date(now.getTime() + keepAnswerMs);
      const what = { wasShown, sealed, pictureId: pictureId ?? null, keepUntil };
      const row = await settle(use, () => finishHold(pool, use.uid, use.useId, now, what));
      if (!row.ok) return row;
      const { priceHundredths, ...credits } = row.value;
      return ok({ charged: creditsOf(priceHundredths), state: stateOf(credits) });
    },

    async receive(use) {
      const captured = await capture(use, 'receiver');
      if (!captured.ok && captured.refusal.code !== 'credits/use-ended') return captured;
      const known = await readUse(pool, use.uid, use.useId);
      if (known?.state === 'held') return refuse('credits/use-running', { retryAfterSeconds: 1 });
      return known?.state === 'captured' ? readOutcome(use) : refuse('credits/use-ended');
    },
    receivePicture: (uid, pictureId) => capturePictureHold(pool, uid, pictureId, clock.now()),
    readOutcome,
    readKept: ({ uid, useId }) => readKept(pool, uid, useId, clock.now()),
    async noteShown({ uid, useId }) {
      const since = new Date(clock.now().getTime() - unreceivedWindowMs);
      return (await markShown(pool, uid, useId, since)) > unreceivedMax;
    },
  };
}

/** A use that has ended is refused; a fault is logged and refused, so that the hold stands. */
const settler =
  (log: Ports['log']) =>
  async <T>(use: Use, act: () => Promise<T | null>): Promise<Result<T>> => {
    try {
      const settled = await act();
      return settled === null ? refuse('credits/use-ended') : ok(settled);
    } catch (fault) {
      log.error({ fault, useId: use.useId }, 'a use could not be settled');
      return refuse('credits/update-failed');
    }
  };
