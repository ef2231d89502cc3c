// Repeated failures are slowed, not locked: some are free, then each doubles the wait, up to a longest one.
// Counting safely when many ask at once, and remembering it through a restart, is the server's job.

export type Backoff = { freeFailures: number; longestWaitSeconds: number; forgottenAfterSeconds: number };

/** Times are milliseconds since 1970. */
export type Failures = { count: number; lastAt: number };

export type Admission = { isAdmitted: true; failures: Failures } | { isAdmitted: false; waitSeconds: number };

/** How long the next attempt must wait after this many failures. */
export function waitSecondsAfter(count: number, backoff: Backoff): number {
  if (count < backoff.freeFailures) return 0;
  return Math.min(backoff.longestWaitSeconds, 2 ** Math.min(count - backoff.freeFailures, 30));
}

/**
 * Whether an attempt may go ahead. An admitted attempt counts as a failure until it has succeeded, so that many
 * at once can't all slip through before the first of them is counted (ID7).
 */
export function admit(before: Failures | null, now: number, backoff: Backoff): Admission {
  if (!before || now - before.lastAt >= backoff.forgottenAfterSeconds * 1000)
    return { isAdmitted: true, failures: { count: 1, lastAt: now } };
  const leftMs = waitSecondsAfter(before.count, backoff) * 1000 - passedMs(before.lastAt, now);
  if (leftMs > 0 && !isClockSetBack(before.lastAt, now))
    return { isAdmitted: false, waitSeconds: Math.ceil(leftMs / 1000) };
  return { isAdmitted: true, failures: { count: before.count + 1, lastAt: now } };
}

/** What is counted, and how patiently. Each subject has a count of its own; see the decision on backoff. */
export const backoffs = {
  /** Guesses at one account from browsers that never signed in to it. */
  signInFromStranger: { freeFailures: 5, longestWaitSeconds: 15 * 60, forgottenAfterSeconds: 24 * 60 * 60 },
  /** Guesses at one account from one browser that signed in to it before: nobody else can use this count up. */
  signInFromKnownDevice: { freeFailures: 5, longestWaitSeconds: 5 * 60, forgottenAfterSeconds: 60 * 60 },
  /** Failed sign-ins from one address, whoever they name. Schools and clinics share one. */
  signInFromAddress: { freeFailures: 30, longestWaitSeconds: 15 * 60, forgottenAfterSeconds: 60 * 60 },
  /** The password asked again inside a session: change it, delete the account. */
  passwordAskedAgain: { freeFailures: 5, longestWaitSeconds: 15 * 60, forgottenAfterSeconds: 60 * 60 },
  /** Sign-ups from one address that met an account: whoever asks for many addresses wants to know who is here. */
  signUpFromAddress: { freeFailures: 20, longestWaitSeconds: 15 * 60, forgottenAfterSeconds: 60 * 60 },
  /** Reset links tried from one address. */
  resetFromAddress: { freeFailures: 20, longestWaitSeconds: 5 * 60, forgottenAfterSeconds: 60 * 60 },
} as const satisfies Record<string, Backoff>;

/** A number of times within a window, for things that are not failures. */
export type Quota = { most: number; windowSeconds: number };

export type Taken = { count: number; since: number };

export function take(
  before: Taken | null,
  now: number,
  quota: Quota,
): { isGranted: true; taken: Taken } | { isGranted: false; waitSeconds: number } {
  const windowMs = quota.windowSeconds * 1000;
  if (!before || now - before.since >= windowMs || isClockSetBack(before.since, now))
    return { isGranted: true, taken: { count: 1, since: now } };
  if (before.count < quota.most)
    return { isGranted: true, taken: { count: before.count + 1, since: before.since } };
  return { isGranted: false, waitSeconds: Math.ceil((windowMs - passedMs(before.since, now)) / 1000) };
}

// Another machine's clock may run ahead of ours a little; that must not make anyone wait longer than the rule.
const passedMs = (from: number, now: number) => Math.max(0, now - from);

const mostAheadMs = 60_000;

/** A time in the future was counted before the clock was set back. Waiting until then could take years. */
const isClockSetBack = (from: number, now: number) => from - now > mostAheadMs;

export const quotas = {
  /** Reset mails to one account. Shorter than a link lives, so whoever used it up left a live link in the mailbox. */
  resetMailsToAccount: { most: 3, windowSeconds: 15 * 60 },
  resetMailsFromAddress: { most: 20, windowSeconds: 15 * 60 },
} as const satisfies Record<string, Quota>;
