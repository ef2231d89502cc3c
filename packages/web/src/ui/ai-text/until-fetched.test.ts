import { afterEach, expect, test, vi } from 'vitest';
import { untilFetched } from './until-fetched.ts';

afterEach(() => vi.useRealTimers());

test('[AT8] what could not be fetched is asked for again until it comes', async () => {
  vi.useFakeTimers();
  let asked = 0;
  const fetched = untilFetched(async () => {
    asked += 1;
    if (asked < 3) throw new TypeError('Failed to fetch dynamically imported module');
    return 'there';
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await fetched).toBe('there');
  expect(asked).toBe(3);
});
