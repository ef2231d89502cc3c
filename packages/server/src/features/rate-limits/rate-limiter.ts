import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import {
  admit,
  type Backoff,
  backoffs,
  type Quota,
  quotas,
  take,
} from '@calmbridge/domain/identity/rate-limits';
import { ok, type Result, refuse } from '@calmbridge/domain/result';
import type { Ports } from '#ports';
import { type Count, changeCounts, removeCounts, removeOldCounts } from './count-store.ts';

// Counts attempts in the database, so that a restart forgives nothing and every process sees the same. Keys are
// keyed digests, so that addresses and accounts can't be read from the table.

type Slowed = keyof typeof backoffs;
export type Subject = { is: Slowed; of: string };

export type Attempt = {
  /** Forgets the failures of this account or browser; from an address, takes back this attempt only. */
  forgive(): Promise<void>;
  /** Takes back this attempt: it was no guess. */
  withdraw(): Promise<void>;
};

export type RateLimiter = ReturnType<typeof createRateLimiter>;

const longestKeptMs = 2 * 24 * 60 * 60 * 1000;

export function createRateLimiter({
  database: { db },
  clock,
  config,
}: Pick<Ports, 'database' | 'clock' | 'config'>) {
  const keyOf = (name: string, of: string) =>
    `${name}:${createHmac('sha256', config.sessionSecret).update(`${name}\n${of}`).digest('base64url')}`;
  const slowedKeys = (subjects: readonly Subject[]): SlowedKey[] =>
    subjects.map(({ is, of }) => ({ key: keyOf(is, of), backoff: backoffs[is], is }));
  const quotaSettings = {
    ...quotas,
    signUpsFromAddress: { most: config.signUpsPerHour, windowSeconds: 3600 },
  };

  return {
    /** Admits an attempt, counted as a failure until it is told otherwise, or says how long to wait (ID7). */
    async attempt(subjects: readonly Subject[]): Promise<Result<Attempt>> {
      const now = clock.now().getTime();
      const slowed = slowedKeys(subjects);
      const waitSeconds = await changeCounts(db, keysOf(slowed), (counts) => admitAll(slowed, counts, now));
      return waitSeconds > 0 ? tooMany(waitSeconds) : ok(admittedAttempt(db, slowed));
    },

    /** Whether an attempt would be admitted now. It is not counted: that is for who learns how it ended. */
    async mayAttempt(subjects: readonly Subject[]): Promise<Result<null>> {
      const now = clock.now().getTime();
      const slowed = slowedKeys(subjects);
      const waitSeconds = await changeCounts(db, keysOf(slowed), (counts) => ({
        keep: new Map(),
        answer: admitAll(slowed, counts, now).answer,
      }));
      return waitSeconds > 0 ? tooMany(waitSeconds) : ok(null);
    },

    /** Uses one of a quota, or says how long until there is one again. */
    async take(name: keyof typeof quotaSettings, of: string): Promise<Result<null>> {
      const now = clock.now().getTime();
      const key = keyOf(name, of);
      const waitSeconds = await changeCounts(db, [key], (counts) =>
        takeOne(key, quotaSettings[name], counts, now),
      );
      return waitSeconds > 0 ? tooMany(waitSeconds) : ok(null);
    },

    forget: (subjects: readonly Subject[]) => removeCounts(db, keysOf(slowedKeys(subjects))),
  };
}

type Db = Ports['database']['db'];
type SlowedKey = { key: string; backoff: Backoff; is: Slowed };

const keysOf = (slowed: readonly SlowedKey[]): string[] => slowed.map(({ key }) => key);

const tooMany = (retryAfterSeconds: number) => refuse('identity/too-many-requests', { retryAfterSeconds });

function admittedAttempt(db: Db, slowed: readonly SlowedKey[]): Attempt {
  const own = keysOf(slowed.filter(({ is }) => !isShared(is)));
  const shared = keysOf(slowed.filter(({ is }) => isShared(is)));
  return {
    async forgive() {
      if (own.length > 0) await removeCounts(db, own);
      if (shared.length > 0) await takeBack(db, shared);
    },
    withdraw: () => takeBack(db, keysOf(slowed)),
  };
}

const takeBack = (db: Db, keys: string[]): Promise<void> =>
  changeCounts(db, keys, (counts) => ({
    keep: new Map([...counts].map(([key, { count, at }]) => [key, { count: Math.max(0, count - 1), at }])),
    answer: undefined,
  }));

/** Forgets counts that decide nothing any more. */
export const sweepCounts = ({ database, clock }: Pick<Ports, 'database' | 'clock'>): Promise<void> =>
  removeOldCounts(database.db, clock.now().getTime() - longestKeptMs);

/** One household or machine commands a whole /64 of IPv6, so that is what is counted. */
export const addressBlock = (address: string): string => {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill('0'), ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

const isShared = (is: Slowed) => is.endsWith('FromAddress');

function admitAll(slowed: readonly SlowedKey[], counts: ReadonlyMap<string, Count>, now: number) {
  const keep = new Map<string, Count>();
  let waitSeconds = 0;
  for (const { key, backoff } of slowed) {
    const before = counts.get(key);
    const admission = admit(before?.count ? { count: before.count, lastAt: before.at } : null, now, backoff);
    if (admission.isAdmitted)
      keep.set(key, { count: admission.failures.count, at: admission.failures.lastAt });
    else waitSeconds = Math.max(waitSeconds, admission.waitSeconds);
  }
  return { keep: waitSeconds > 0 ? new Map<string, Count>() : keep, answer: waitSeconds };
}

function takeOne(key: string, quota: Quota, counts: ReadonlyMap<string, Count>, now: number) {
  const before = counts.get(key);
  const taking = take(before?.count ? { count: before.count, since: before.at } : null, now, quota);
  if (!taking.isGranted) return { keep: new Map<string, Count>(), answer: taking.waitSeconds };
  return { keep: new Map([[key, { count: taking.taken.count, at: taking.taken.since }]]), answer: 0 };
}
