import { afterEach, expect, test, vi } from 'vitest';
import { askEarly, takeEarlyAnswer } from './early-answer.ts';

afterEach(() => {
  void takeEarlyAnswer('/api/me');
  vi.unstubAllGlobals();
});

test('an early answer is taken over once, and only for its own question', async () => {
  const fetched = vi.fn(async () => new Response('{"is":"signed-out"}'));
  vi.stubGlobal('fetch', fetched);
  askEarly('/api/me', 1000);
  expect(takeEarlyAnswer('/api/service')).toBeNull();
  expect(await (await takeEarlyAnswer('/api/me'))?.json()).toEqual({ is: 'signed-out' });
  expect(takeEarlyAnswer('/api/me')).toBeNull();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a failed request is not an unhandled rejection before somebody takes it over', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  askEarly('/api/me', 1000);
  await Promise.resolve();
  await expect(takeEarlyAnswer('/api/me')).rejects.toThrow('no network');
});
