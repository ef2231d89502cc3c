import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  answers,
  fakeServer,
  isDown,
  maya,
  mayasDocument,
  neverAnswers,
  refuses,
  signedInAs,
} from '#api/testing/fake-server';
import { knownCarer, rememberCarer } from '#device/session/known-carer';
import { hasPendingSignOut, markPendingSignOut } from '#device/session/pending-sign-out';
import { cacheCredits, markPendingClear } from '#device/session/session-flags';
import { openAt } from '../testing/test-app.tsx';

const signOut = 'POST /api/identity/sign-out';
const notice = /^No connection\./;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const signedIn = () => screen.findByRole('button', { name: /Profile menu: Maya Okafor/ });
const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));

/** The page may still be about to listen, so the connection comes back more than once; never while an answer is on its way. */
async function comeBackUntil(isSeen: () => void) {
  for (let tries = 0; tries < 10; tries++) {
    goOnline();
    const found = await waitFor(isSeen, { timeout: 1_500 }).then(
      () => true,
      () => false,
    );
    if (found) return;
  }
  isSeen();
}

test('[OF9] [OF12] a known carer meets their page without a connection, which says what works', async () => {
  rememberCarer(maya());
  cacheCredits(3.25);
  fakeServer({ 'GET /api/me': isDown });
  const { path } = openAt('/create-profile');
  await signedIn();
  expect(screen.getByText(notice)).toBeTruthy();
  expect(path()).toBe('/create-profile');
  expect(knownCarer()?.document?.credits).toBe(3.25);
});

test('[OF9] a server that never answers is a connection that is not there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  rememberCarer(maya());
  fakeServer({ 'GET /api/me': neverAnswers });
  openAt('/create-profile');
  await screen.findByText('Loading');
  await vi.advanceTimersByTimeAsync(5_000);
  await signedIn();
});

test.each([
  ['who has never signed in here', () => {}, isDown],
  ['whose data is being removed', () => markPendingClear('maya-1'), isDown],
  ['whom the server refuses', () => rememberCarer(maya()), () => refuses(500, 'service/internal')],
])('[OF9] a carer %s meets the sign-in page', async (_who, before, answer) => {
  before();
  fakeServer({ 'GET /api/me': answer });
  const { path } = openAt('/create-profile');
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  expect(path()).toBe('/signin');
});

test('[OF11] the session is asked for again when the connection is back', async () => {
  rememberCarer(maya());
  const { change } = fakeServer({ 'GET /api/me': isDown });
  openAt('/create-profile');
  await signedIn();
  change({ 'GET /api/me': signedInAs(maya({ ...mayasDocument, firstName: 'Maia' })) });
  await comeBackUntil(() => expect(screen.queryByText(notice)).toBeNull());
  expect(knownCarer()?.document?.firstName).toBe('Maia');
});

test('[OF11] a session that has ended meanwhile leads to the sign-in page', async () => {
  rememberCarer(maya());
  const { change } = fakeServer({ 'GET /api/me': isDown });
  openAt('/create-profile');
  await signedIn();
  change({ 'GET /api/me': answers({ is: 'signed-out' }) });
  await comeBackUntil(() => expect(window.location.assign).toHaveBeenCalledWith('/signin'));
  expect(knownCarer()).toBeNull();
});

test('[OF10] logging out without a connection forgets the carer at once and is told to the server later', async () => {
  const { change } = fakeServer({ 'GET /api/me': signedInAs(maya()), [signOut]: isDown });
  openAt('/create-profile');
  await userEvent.click(await signedIn());
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  const dialog = screen.getByRole('dialog', { name: 'Are you sure you want to log out?' });
  change({ 'GET /api/me': isDown });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(window.location.assign).toHaveBeenCalledWith('/signin'));
  expect(knownCarer()).toBeNull();
  expect(hasPendingSignOut()).toBe(true);
});

test('[OF10] a session the server still holds lets nobody in before it has been ended', async () => {
  markPendingSignOut();
  const server = fakeServer({ 'GET /api/me': signedInAs(maya()), [signOut]: isDown });
  const first = openAt('/create-profile');
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  expect(first.path()).toBe('/signin');
  expect(server.sent('GET /api/me')).toEqual([]);
  server.change({
    [signOut]: () => {
      server.change({ 'GET /api/me': answers({ is: 'signed-out' }) });
      return answers({});
    },
  });
  openAt('/signin');
  await waitFor(() => expect(hasPendingSignOut()).toBe(false));
});

test('[OF10] a tab follows when another one logs out without a connection', async () => {
  const { change } = fakeServer({ 'GET /api/me': signedInAs(maya()) });
  openAt('/create-profile');
  await signedIn();
  change({ 'GET /api/me': isDown });
  markPendingSignOut();
  const key = 'calmbridge/session/uid';
  act(
    () => void window.dispatchEvent(new StorageEvent('storage', { key, oldValue: 'maya-1', newValue: null })),
  );
  await waitFor(() => expect(window.location.assign).toHaveBeenCalledWith('/signin'));
});
