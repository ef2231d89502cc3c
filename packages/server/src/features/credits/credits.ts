// Hold, then capture or release: the only way a use is paid for. A hold stands while its request shows signs of life;
// if the process dies, the sweeper of any process gives the credit back.
import { createHmac } from 'node:crypto';
import { type Feature, features, priceHundredths } from '@calmbridge/domain/credits/prices';
import { holdMs } from '@calmbridge/domain/credits/uses';
import { ok, type Result, refuse } from '@calmbridge/domain/result';
import type { Ports } from '#ports';
import { hasUserDocument } from './credit-state-store.ts';
import {
  captureHold,
  insertHold,
  type KnownUse,
  type ReleaseReason,
  readUse,
  releaseHold,
  renewHolds,
} from './use-store.ts';

export type Use = { uid: string; useId: string };

export type Credits = {
  /** `body` is what is asked for. The same use id must come with the same body. */
  hold(use: Use, feature: string, body: unknown): Promise<Result<Use>>;
  capture(use: Use): Promise<Result<null>>;
  release(use: Use, reason: ReleaseReason): Promise<Result<null>>;
  /** Tells that these uses are still at work. */
  renew(uses: readonly Use[]): Promise<void>;
};

export const createCredits = ({ database: { pool }, clock, log, config }: CreditPorts): Credits => {
  const digestOf = (feature: string, body: unknown) =>
    createHmac('sha256', config.sessionSecret ?? '')
      .update(`${feature}\n${JSON.stringify(body)}`)
      .digest('base64url');

  const refusalOf = (known: KnownUse, bodyDigest: string) => {
    if (known.bodyDigest !== bodyDigest) return refuse('credits/use-mismatch');
    if (known.state === 'held') return refuse('credits/use-running');
    return refuse(known.state === 'captured' ? 'credits/use-already-answered' : 'credits/use-ended');
  };

  const hold = async (use: Use, feature: string, body: unknown): Promise<Result<Use>> => {
    if (!isFeature(feature)) return refuse('credits/invalid-feature');
    const now = clock.now();
    const bodyDigest = digestOf(feature, body);
    const deadlineAt = new Date(now.getTime() + holdMs);
    const price = priceHundredths[feature];
    const held = await insertHold(pool, {
      ...use,
      feature,
      priceHundredths: price,
      bodyDigest,
      deadlineAt,
      now,
    });
    if (held === 'held') return ok(use);
    const known = await readUse(pool, use.uid, use.useId);
    if (known !== null) return refusalOf(known, bodyDigest);
    return refuse((await hasUserDocument(pool, use.uid)) ? 'credits/insufficient' : 'credits/user-not-found');
  };

  const settle = async (use: Use, act: () => Promise<boolean>): Promise<Result<null>> => {
    try {
      return (await act()) ? ok(null) : refuse('credits/use-ended');
    } catch (fault) {
      // The hold stays and the sweeper releases it: a carer never pays for what could not be settled.
      log.error({ fault, useId: use.useId }, 'a use could not be settled');
      return refuse('credits/update-failed');
    }
  };

  return {
    hold: (use, feature, body) =>
      hold(use, feature, body).catch((fault: unknown) => {
        log.error({ fault, useId: use.useId }, 'a use could not be held');
        return refuse('credits/deduct-failed');
      }),
    capture: (use) => settle(use, () => captureHold(pool, use.uid, use.useId, clock.now())),
    release: (use, reason) => settle(use, () => releaseHold(pool, use.uid, use.useId, clock.now(), reason)),
    renew: (uses) => renewHolds(pool, uses, new Date(clock.now().getTime() + holdMs)),
  };
};

export type CreditPorts = Pick<Ports, 'database' | 'clock' | 'log' | 'config'>;

const isFeature = (text: string): text is Feature => (features as readonly string[]).includes(text);
