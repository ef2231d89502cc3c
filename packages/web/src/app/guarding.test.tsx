import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Answer,
  answers,
  fakeServer,
  isDown,
  maya,
  mayasDocument,
  neverAnswers,
  signedInAs,
} from '#api/testing/fake-server';
import {
  cacheCredits,
  cachedCredits,
  hasPendingClear,
  lastVisitedPage,
  markPendingClear,
  rememberVisit,
  requiresProfileSetup,
  setRequiresProfileSetup,
} from '#device/session/session-flags';
import { openAt } from './testing/test-app.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('routes', () => {
  test('[GD1] a private page shows that it is loading until the session is known', async () => {
    fakeServer({ 'GET /api/me': neverAnswers });
    const { path } = openAt('/create-profile');
    expect((await screen.findByRole('status', { name: 'Loading' })).getAttribute('aria-busy')).toBe('true');
    expect(path()).toBe('/create-profile');
  });

  test('[GD2] a signed-out visitor of a private page meets the sign-in page', async () => {
    fakeServer({});
    const { path } = openAt('/create-profile');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeDefined();
    expect(path()).toBe('/signin');
  });

  test('[GD3] [GD7] a user without a profile sees only the page that makes one', async () => {
    fakeServer({ 'GET /api/me': signedInAs(maya(null)) });
    const { path, router } = openAt('/signin');
    expect(await screen.findByRole('heading', { name: 'Create your profile' })).toBeDefined();
    expect(requiresProfileSetup()).toBe(true);
    await router.navigate('/settings');
    await waitFor(() => expect(path()).toBe('/create-profile'));
  });

  test('[GD3] the flag holds through a load, also with a profile, until the profile is saved', async () => {
    setRequiresProfileSetup(true);
    fakeServer({
      'GET /api/me': signedInAs(maya()),
      'PATCH /api/users/maya-1': answers(mayasDocument),
    });
    const { path } = openAt('/settings');
    await waitFor(() => expect(path()).toBe('/create-profile'));
    await userEvent.click(await screen.findByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(path()).not.toBe('/create-profile'));
    expect(requiresProfileSetup()).toBe(false);
  });

  test('[GD10] a visitor’s link to a private page opens once they have signed in', async () => {
    const { change } = fakeServer({ 'POST /api/identity/sign-in': answers(maya()) });
    const { path } = openAt('/settings?part=data');
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    change({ 'GET /api/me': signedInAs(maya()) });
    await userEvent.type(screen.getByLabelText('E-mail'), 'maya@example.org');
    await userEvent.type(screen.getByLabelText('Password'), 'three calm otters');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(path()).toBe('/settings?part=data'));
  });

  test('[GD8] [GD31] a signed-in user finds their own header on /investors', async () => {
    fakeServer({ 'GET /api/me': signedInAs(maya()) });
    const { path } = openAt('/investors');
    const nav = await screen.findByRole('navigation', { name: 'Main' }, { timeout: 10_000 });
    expect(within(nav).getAllByRole('link')).toHaveLength(6);
    expect(screen.getByRole('button', { name: 'Profile menu: Maya Okafor' }).textContent).toContain(
      'Maya Okafor',
    );
    expect(screen.queryAllByRole('link').filter((link) => link.getAttribute('href') === '/signin')).toEqual(
      [],
    );
    expect(path()).toBe('/investors');
  });

  test('[GD4] the sign-in page is there before the session is known', async () => {
    fakeServer({ 'GET /api/me': neverAnswers });
    openAt('/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeDefined();
  });

  test('[GD5] [GD10] a signed-in user on /signin goes to the page last visited', async () => {
    rememberVisit('/settings');
    fakeServer({ 'GET /api/me': signedInAs(maya()) });
    const { path } = openAt('/signin');
    await waitFor(() => expect(path()).toBe('/settings'));
  });

  test('[GD6] a signed-in user stays on /create-profile', async () => {
    fakeServer({ 'GET /api/me': signedInAs(maya()) });
    const { path } = openAt('/create-profile');
    expect(await screen.findByLabelText<HTMLInputElement>('First name')).toHaveProperty('value', 'Maya');
    expect(path()).toBe('/create-profile');
  });

  test('[GD9] any other path leads to /signin', async () => {
    fakeServer({});
    const { path } = openAt('/no/such/page?x=1');
    await waitFor(() => expect(path()).toBe('/signin'));
  });

  test('[GD10] a visited private page is remembered, /create-profile is not', async () => {
    fakeServer({ 'GET /api/me': signedInAs(maya()) });
    const { router } = openAt('/create-profile');
    await screen.findByLabelText('First name');
    expect(lastVisitedPage()).toBeNull();
    await router.navigate('/settings');
    await waitFor(() => expect(lastVisitedPage()).toBe('/settings'));
  });
});

describe('finding out who is signed in', () => {
  const open = async (path: string, answer: () => Promise<Answer>) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    rememberVisit('/history');
    cacheCredits(3);
    localStorage.setItem('calmbridge/u/maya-1/notes', 'precious');
    fakeServer({ 'GET /api/me': answer });
    const app = openAt(path);
    await screen.findByText(path === '/signup' ? 'Create your account' : 'Loading');
    return app;
  };

  test('[GD11] after 5 s without an answer the session is forgotten, and nothing else', async () => {
    const { path } = await open('/create-profile', neverAnswers);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(path()).toBe('/create-profile');
    await vi.advanceTimersByTimeAsync(1_000);
    await waitFor(() => expect(path()).toBe('/signin'));
    expect(cachedCredits()).toBeNull();
    expect(lastVisitedPage()).toBeNull();
    expect(localStorage.getItem('calmbridge/u/maya-1/notes')).toBe('precious');
  });

  test('[GD11] with a pending removal it waits 10 s', async () => {
    markPendingClear('maya-1');
    const { path } = await open('/create-profile', neverAnswers);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(path()).toBe('/create-profile');
    await vi.advanceTimersByTimeAsync(1_000);
    await waitFor(() => expect(path()).toBe('/signin'));
  });

  test('[GD11] nobody is moved away from /signup', async () => {
    const { path } = await open('/signup', neverAnswers);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(path()).toBe('/signup');
  });

  test('[GD12] an answer after the 5 s still signs in', async () => {
    const late = () =>
      new Promise<Answer>((resolve) => setTimeout(() => resolve(signedInAs(maya(null))), 7_000));
    const { path } = await open('/create-profile', late);
    await vi.advanceTimersByTimeAsync(5_100);
    await waitFor(() => expect(path()).toBe('/signin'));
    await vi.advanceTimersByTimeAsync(2_000);
    await waitFor(() => expect(path()).toBe('/create-profile'));
  });

  test('[GD27] a removal that was cut short is finished on load', async () => {
    localStorage.setItem('calmbridge/u/maya-1/notes', 'to be removed');
    localStorage.setItem('calmbridge/u/someone-else/notes', 'theirs');
    markPendingClear('maya-1');
    fakeServer({});
    openAt('/signin');
    await waitFor(() => expect(hasPendingClear()).toBe(false));
    expect(localStorage.getItem('calmbridge/u/maya-1/notes')).toBeNull();
    expect(localStorage.getItem('calmbridge/u/someone-else/notes')).toBe('theirs');
  });

  test('[GD13] a user who can’t be loaded meets the sign-in page, which says why', async () => {
    fakeServer({ 'GET /api/me': isDown });
    const { path } = openAt('/create-profile');
    expect(await screen.findByText(/Can’t reach Calmbridge/)).toBeDefined();
    expect(path()).toBe('/signin');
  });
});
