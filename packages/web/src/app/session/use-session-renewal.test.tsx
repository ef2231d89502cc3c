import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answers, fakeServer, isDown, refuses } from '#api/testing/fake-server';
import { useSessionRenewal } from './use-session-renewal.ts';

const minute = 60_000;
const route = 'POST /api/identity/refresh';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const follow = (endsInMs: number) => {
  const onRenewed = vi.fn<(sessionExpiresAt: string) => void>();
  const onEnded = vi.fn<() => void>();
  const endsAt = new Date(Date.now() + endsInMs).toISOString();
  renderHook(() => useSessionRenewal(endsAt, onRenewed, onEnded));
  return { onRenewed, onEnded };
};

test('[GD16] asks five minutes before the end, not earlier', async () => {
  const later = '2026-12-01T00:00:00.000Z';
  const { sent } = fakeServer({ [route]: answers({ sessionExpiresAt: later }) });
  const { onRenewed } = follow(60 * minute);
  await vi.advanceTimersByTimeAsync(54 * minute);
  expect(sent(route)).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(minute + 1);
  expect(onRenewed).toHaveBeenCalledExactlyOnceWith(later);
});

test('[GD16] a session that ends in months does not overflow the timer', async () => {
  const { sent } = fakeServer({});
  follow(60 * 24 * 60 * minute);
  await vi.advanceTimersByTimeAsync(minute);
  expect(sent(route)).toHaveLength(0);
});

test('[GD17] failing renewals wait 30 s, 1, 2, 4, 8, 16 and 16 minutes, and sign nobody out', async () => {
  const { sent } = fakeServer({ [route]: isDown });
  const { onEnded } = follow(5 * minute);
  const asked: number[] = [];
  for (const pauseMs of [0, 0.5, 1, 2, 4, 8, 16, 16].map((minutes) => minutes * minute)) {
    await vi.advanceTimersByTimeAsync(pauseMs);
    asked.push(sent(route).length);
  }
  expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(onEnded).not.toHaveBeenCalled();
});

test('[GD17] only a session that is gone counts as ended', async () => {
  fakeServer({ [route]: refuses(401, 'identity/not-signed-in') });
  const { onEnded } = follow(minute);
  await vi.advanceTimersByTimeAsync(0);
  expect(onEnded).toHaveBeenCalledOnce();
});
