import { serviceContract } from '@calmbridge/domain/http/service';
import { meContract } from '@calmbridge/domain/users/me';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeEarlyAnswer } from '#api/early-answer';
import { changeAppearance, defaultAppearance } from '#device/appearance/appearance';
import { finishPendingSignOut, markPendingSignOut } from '#device/session/pending-sign-out';

const fetched = vi.fn(async (_path: string) => new Response('{}'));

beforeEach(() => {
  vi.resetModules();
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  void takeEarlyAnswer(meContract.path);
  void takeEarlyAnswer(serviceContract.path);
  finishPendingSignOut();
  changeAppearance(defaultAppearance);
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('[DV18] [GD33] the look of this device stands before anything is drawn, and who is signed in is asked at once', async () => {
  localStorage.setItem(
    'calmbridge/appearance',
    JSON.stringify({ version: 1, value: { theme: 'dark', lowStimulation: true } }),
  );
  await import('./first.ts');
  expect(document.documentElement.getAttribute('data-color-scheme')).toBe('dark');
  expect(document.documentElement.hasAttribute('data-low-stimulation')).toBe(true);
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([serviceContract.path, meContract.path]);
  expect(takeEarlyAnswer(meContract.path)).not.toBeNull();
});

test('[OF10] [GD33] nobody’s sign-in is asked for before a log-out that the server has not heard of', async () => {
  markPendingSignOut();
  await import('./first.ts');
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([serviceContract.path]);
});

test('[GD33] an address that leads into a page is known before anything is drawn', async () => {
  window.history.replaceState(null, '', '/pecs-board?board=b1');
  await import('./first.ts');
  expect(document.documentElement.hasAttribute('data-leads-into')).toBe(true);
  vi.resetModules();
  window.history.replaceState(null, '', '/pecs-board');
  await import('./first.ts');
  expect(document.documentElement.hasAttribute('data-leads-into')).toBe(false);
});
