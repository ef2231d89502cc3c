import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { admit, backoffs, type Failures, take, waitSecondsAfter } from './rate-limits.ts';

const backoff = { freeFailures: 3, longestWaitSeconds: 60, forgottenAfterSeconds: 600 };
const start = Date.UTC(2026, 0, 1);

describe('rate limits', () => {
  test('[ID7] some failures are free, then each doubles the wait up to the longest', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 5_000].map((count) => waitSecondsAfter(count, backoff));
    expect(waits).toEqual([0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  test('[ID7] an attempt during the wait is not admitted, does not lengthen it, and is told how long', () => {
    const before = { count: 5, lastAt: start };
    expect(admit(before, start + 1_500, backoff)).toEqual({ isAdmitted: false, waitSeconds: 3 });
    expect(admit(before, start + 4_000, backoff)).toEqual({
      isAdmitted: true,
      failures: { count: 6, lastAt: start + 4_000 },
    });
  });

  test('[ID7] a clock set back makes nobody wait for the moment it was set back from', () => {
    const before = { count: 40, lastAt: start + 3_600_000 };
    expect(admit(before, start, backoff)).toEqual({
      isAdmitted: true,
      failures: { count: 41, lastAt: start },
    });
    const quota = { most: 1, windowSeconds: 60 };
    expect(take({ count: 1, since: start + 3_600_000 }, start, quota)).toEqual({
      isGranted: true,
      taken: { count: 1, since: start },
    });
  });

  test('[ID7] failures are forgotten after a quiet while', () => {
    expect(admit({ count: 50, lastAt: start }, start + 600_000, backoff)).toEqual({
      isAdmitted: true,
      failures: { count: 1, lastAt: start + 600_000 },
    });
  });

  test('[ID7] whatever the rhythm, a guesser gets no more than the schedule allows, and always gets in again', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 300 }), (gapsMs) => {
        let failures: Failures | null = null;
        let now = start;
        let admitted = 0;
        for (const gap of gapsMs) {
          now += gap;
          const admission = admit(failures, now, backoff);
          if (admission.isAdmitted) {
            failures = admission.failures;
            admitted += 1;
          } else expect(admission.waitSeconds).toBeLessThanOrEqual(backoff.longestWaitSeconds);
        }
        const minutes = (now - start) / 60_000;
        expect(admitted).toBeLessThanOrEqual(10 + minutes + 1);
      }),
    );
  });

  test('[ID7] a stranger gets about a hundred guesses a day at one account', () => {
    let failures: Failures | null = null;
    let guesses = 0;
    for (let now = start; now < start + 86_400_000; now += 1000) {
      const admission = admit(failures, now, backoffs.signInFromStranger);
      if (!admission.isAdmitted) continue;
      failures = admission.failures;
      guesses += 1;
    }
    expect(guesses).toBeLessThan(120);
  });

  test('[ID7] another machine’s clock that runs ahead makes nobody wait longer than the rule', () => {
    const later = start + 30_000;
    expect(admit({ count: 2, lastAt: later }, start, backoff)).toMatchObject({ isAdmitted: true });
    expect(admit({ count: 5, lastAt: later }, start, backoff)).toEqual({ isAdmitted: false, waitSeconds: 4 });
    expect(take({ count: 2, since: later }, start, { most: 2, windowSeconds: 60 })).toEqual({
      isGranted: false,
      waitSeconds: 60,
    });
  });

  test('[ID7] a quota is granted so many times within its window', () => {
    const quota = { most: 2, windowSeconds: 60 };
    const first = take(null, start, quota);
    expect(first).toEqual({ isGranted: true, taken: { count: 1, since: start } });
    const full = { count: 2, since: start };
    expect(take(full, start + 10_000, quota)).toEqual({ isGranted: false, waitSeconds: 50 });
    expect(take(full, start + 60_000, quota)).toEqual({
      isGranted: true,
      taken: { count: 1, since: start + 60_000 },
    });
  });
});
