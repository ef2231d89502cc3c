// Hold, then capture or release: the only way a use is paid for. A hold stands while its request shows signs of life;
// if the process dies, the sweeper of any process gives the credit back. What is finished is held until it was received.
import { createHmac } from 'node:crypto';
import { type Feature, features, priceHundredths } from '@calmbridge/domain/credits/prices';
import { holdMs, silentMs, unreceivedWindowMs } from '@calmbridge/domain/credits/uses';
import type { RefusalCode } from '@calmbridge/domain/refusals';
import { ok, type Result, refuse } from '@calmbridge/domain/result';
import type { Ports } from '#ports';
import { readCreditRow } from './credit-state-store.ts';
import { createSettling, type Settling } from './settling.ts';
import type { Use } from './use.ts';
import {
  type HeldUse,
  type Holder,
  insertHold,
  isSameUnderWay,
  type KnownUse,
  readUse,
  renewHolds,
  uidOfSession,
  type Who,
} from './use-store.ts';

/**
 * How many AI uses one carer may have under way, in whatever process, and the refusal of one more. Unique ones are
 * refused with `credits/use-running` while another use is at work on the same body.
 */
export type Limit = { atOnce: number; code: RefusalCode; isUnique?: boolean };

export type Credits = Settling & {
  /** `body` is what is asked for. The same use id must come with the same body. */
  hold(use: Who & { useId: string }, feature: string, body: unknown, limit?: Limit): Promise<Result<Holder>>;
  /** A use that was begun for this very body, if there is one. */
  findUse(use: Use, feature: Feature, body: unknown): Promise<Result<KnownUse> | null>;
  /** Tells that these uses are still at work. */
  renew(uses: readonly Use[]): Promise<void>;
};

export const createCredits = (ports: CreditPorts): Credits => {
  const { database, clock, log, config } = ports;
  const { pool } = database;
  const digestOf = (feature: string, body: unknown) =>
    createHmac('sha256', config.sessionSecret)
      .update(`${feature}\n${JSON.stringify(body)}`)
      .digest('base64url');

  const hold: Credits['hold'] = async ({ useId, ...who }, feature, body, limit) => {
    if (!isFeature(feature)) return refuse('credits/invalid-feature');
    const now = clock.now();
    const deadlineAt = new Date(now.getTime() + holdMs);
    const wanted: HeldUse = {
      who,
      useId,
      feature,
      priceHundredths: priceHundredths[feature],
      bodyDigest: digestOf(feature, body),
      deadlineAt,
      now,
      atOnce: limit?.atOnce ?? null,
      aliveAfter: new Date(deadlineAt.getTime() - silentMs),
      isUnique: limit?.isUnique === true,
      unreceivedSince: new Date(now.getTime() - unreceivedWindowMs),
    };
    const holder = await insertHold(pool, wanted);
    return holder === null ? whyNotHeld(wanted, limit) : ok(holder);
  };

  const whyNotHeld = async (wanted: HeldUse, limit: Limit | undefined): Promise<Result<never>> => {
    const { who, useId, bodyDigest, priceHundredths: price } = wanted;
    const uid = 'uid' in who ? who.uid : await uidOfSession(pool, who.sessionToken, wanted.now);
    if (uid === null) return refuse('identity/not-signed-in');
    const known = await readUse(pool, uid, useId);
    if (known !== null) return refusalOf(known, bodyDigest);
    if (wanted.isUnique && (await isSameUnderWay(pool, uid, wanted))) return stillRunning;
    const row = await readCreditRow(pool, uid);
    if (row === null) return refuse('credits/user-not-found');
    const couldPay = row.isAdmin || row.creditsHundredths >= price;
    return refuse(couldPay && limit ? limit.code : 'credits/insufficient');
  };

  return {
    ...createSettling(ports),
    hold: (use, feature, body, limit) =>
      hold(use, feature, body, limit).catch((fault: unknown) => {
        log.error({ fault, useId: use.useId }, 'a use could not be held');
        return refuse('credits/deduct-failed');
      }),
    async findUse({ uid, useId }, feature, body) {
      const known = await readUse(pool, uid, useId);
      if (known === null) return null;
      return known.bodyDigest === digestOf(feature, body) ? ok(known) : refuse('credits/use-mismatch');
    },
    renew: (uses) => renewHolds(pool, uses, new Date(clock.now().getTime() + holdMs)),
  };
};

export type CreditPorts = Pick<Ports, 'database' | 'clock' | 'log' | 'config'>;

const isFeature = (text: string): text is Feature => (features as readonly string[]).includes(text);

const stillRunning = refuse('credits/use-running', { retryAfterSeconds: 1 });

function refusalOf(known: KnownUse, bodyDigest: string) {
  if (known.bodyDigest !== bodyDigest) return refuse('credits/use-mismatch');
  if (known.state === 'held' && known.finishedAt === null) return stillRunning;
  return refuse(known.state === 'captured' ? 'credits/use-already-answered' : 'credits/use-ended');
}
