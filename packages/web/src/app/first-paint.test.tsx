import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { askEarly, takeEarlyAnswer } from '#api/early-answer';
import { answers, fakeServer, maya, neverAnswers, signedInAs } from '#api/testing/fake-server';
import { markPendingSignOut } from '#device/session/pending-sign-out';
import { firstPaint } from './first-paint.tsx';
import { hasFile, isPublic, type PagePath, rows } from './route-table.ts';
import { openAt } from './testing/test-app.tsx';

afterEach(() => {
  cleanup();
  document.getElementById('first')?.remove();
  void takeEarlyAnswer('/api/me');
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const drawn = (path: PagePath) => {
  const place = document.createElement('div');
  place.innerHTML = firstPaint(path);
  return place;
};

test('[GD33] every public page is drawn before its scripts are there', () => {
  const shownAtOnce = rows.filter((row) => isPublic(row) && row.guard !== 'visitor-once-known');
  expect(shownAtOnce.length).toBeGreaterThan(3);
  for (const { path } of shownAtOnce) expect(drawn(path).querySelectorAll('h1'), path).toHaveLength(1);
});

test('[GD33] it is what the page then draws itself, but nothing can be typed into it', async () => {
  const inputs = [...drawn('/signin').querySelectorAll('input')];
  expect(inputs.length).toBeGreaterThan(1);
  expect(inputs.every((input) => input.readOnly)).toBe(true);

  fakeServer({});
  openAt('/signin');
  await screen.findByRole('heading', { level: 1 });
  expect(drawn('/signin').querySelector('main')?.textContent).toBe(screen.getByRole('main').textContent);
});

const stand = (painted = '') => {
  const place = document.createElement('div');
  place.id = 'first';
  place.innerHTML = painted;
  document.body.append(place);
};

test('[GD33] the first paint is removed once the page is drawn', async () => {
  stand();
  fakeServer({});
  openAt('/signin');
  await screen.findByRole('heading', { level: 1 });
  expect(document.getElementById('first')).toBeNull();
});

test('[GD1] [GD33] on a private page it stays until it is known who is signed in', async () => {
  stand();
  let know = () => {};
  const known = new Promise<void>((resolve) => {
    know = resolve;
  });
  fakeServer({
    'GET /api/me': async () => {
      await known;
      return signedInAs(maya());
    },
  });
  openAt('/history');
  expect((await screen.findByText('Loading')).getAttribute('aria-busy')).toBe('true');
  expect(document.getElementById('first')).not.toBeNull();
  know();
  await screen.findByRole('heading', { level: 1, name: 'Logs' });
  expect(document.getElementById('first')).toBeNull();
});

test('[GD1] the mark alone gives way to the loading view while it is not known who is signed in', async () => {
  stand('<div id="splash">Calmbridge</div>');
  fakeServer({ 'GET /api/me': neverAnswers });
  openAt('/history');
  expect((await screen.findByRole('status', { name: 'Loading' })).textContent).toBe('Loading');
  expect(document.getElementById('first')).toBeNull();
});

test('[GD33] a public page that has to wait keeps its first paint', async () => {
  stand();
  fakeServer({ 'GET /api/me': neverAnswers });
  openAt('/forgot-password');
  expect((await screen.findByText('Loading')).getAttribute('aria-busy')).toBe('true');
  expect(document.getElementById('first')).not.toBeNull();
});

test('[GD1] [GD33] a private page begins with the header, its heading and the sign that it is loading', () => {
  for (const { path } of rows.filter((row) => !isPublic(row) && hasFile(row))) {
    const page = drawn(path);
    expect(page.textContent, path).toContain('Calmbridge');
    expect(page.querySelectorAll('h1'), path).toHaveLength(1);
    expect(page.querySelectorAll('a, button, input'), path).toHaveLength(0);
    expect(page.querySelector('[aria-busy="true"]'), path).not.toBeNull();
  }
});

test('[GD33] the answer that was asked for early is taken, unless a log-out had to be told first', async () => {
  const server = fakeServer({ 'POST /api/identity/sign-out': answers({}) });
  askEarly('/api/me', 1000);
  await vi.waitFor(() => expect(server.sent('GET /api/me')).toHaveLength(1));
  openAt('/signin');
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  expect(server.sent('GET /api/me')).toHaveLength(1);

  askEarly('/api/me', 1000);
  markPendingSignOut();
  openAt('/signin');
  await vi.waitFor(() => expect(server.sent('GET /api/me')).toHaveLength(3));
});
