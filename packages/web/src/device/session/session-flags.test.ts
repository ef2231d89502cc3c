import { afterEach, expect, test, vi } from 'vitest';
import { notes } from '../records/shapes.ts';
import { storageMedium } from '../store/medium.ts';
import { storeOver } from '../testing/device-test-kit.ts';
import {
  cacheCredits,
  cachedCredits,
  clearSession,
  finishPendingClear,
  hasPendingClear,
  lastVisitedPage,
  markPendingClear,
  onSessionChangedElsewhere,
  pendingClears,
  rememberedUid,
  rememberSignIn,
  rememberVisit,
  requiresProfileSetup,
  setRequiresProfileSetup,
  signInRecord,
} from './session-flags.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const maya = { uid: 'ada', displayName: 'Maya', email: 'maya@example.org' };

test('[DV19] ending a session clears what was cached and keeps every record', async () => {
  rememberSignIn(maya);
  cacheCredits(12.5);
  setRequiresProfileSetup(true);
  rememberVisit('/history');
  markPendingClear('bob');
  expect([signInRecord(), rememberedUid(), cachedCredits(), requiresProfileSetup()]).toEqual([
    maya,
    'ada',
    12.5,
    true,
  ]);
  const store = storeOver(storageMedium(localStorage));
  await store.collection(notes).add({ id: 'n', messageId: 'm', content: 'x', timestamp: '' });
  clearSession();
  expect([signInRecord(), rememberedUid(), cachedCredits(), lastVisitedPage()]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(requiresProfileSetup()).toBe(false);
  expect(store.collection(notes).all()).toHaveLength(1);
  expect(pendingClears()).toEqual(['bob']);
});

test('[DV19] flags carry the names the product is specified by', () => {
  setRequiresProfileSetup(true);
  rememberVisit('/form');
  expect(sessionStorage.getItem('requiresProfileSetup')).toBe('true');
  expect(sessionStorage.getItem('lastVisitedPage')).toBe('/form');
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
  '[DV22] %j is not a page of ours',
  (path) => {
    sessionStorage.setItem('lastVisitedPage', path);
    expect(lastVisitedPage()).toBeNull();
  },
);

test('[DV22] the profile page is never the last visited one', () => {
  rememberVisit('/settings');
  rememberVisit('/create-profile');
  expect(lastVisitedPage()).toBe('/settings');
});

test('[DV14] a pending removal is marked per user until it is finished', () => {
  markPendingClear('ada');
  markPendingClear('bob');
  markPendingClear('ada');
  expect(pendingClears()).toEqual(['ada', 'bob']);
  finishPendingClear('ada');
  expect(pendingClears()).toEqual(['bob']);
  finishPendingClear('bob');
  expect(hasPendingClear()).toBe(false);
});

test('[DV7] new credits and a sign-out in another tab are heard', () => {
  const heard = vi.fn<(what: string) => void>();
  const stop = onSessionChangedElsewhere(heard);
  const say = (key: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue: '1', newValue: '2' }));
  say('calmbridge/session/credits');
  say('calmbridge/session/uid');
  say('other');
  stop();
  say('calmbridge/session/credits');
  expect(heard.mock.calls).toEqual([['credits'], ['sign-in']]);
});
