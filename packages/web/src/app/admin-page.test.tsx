import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  answers,
  fakeServer,
  isDown,
  maya,
  mayasDocument,
  refuses,
  signedInAs,
} from '#api/testing/fake-server';
import { rememberVisit } from '#device/session/session-flags';
import { openAt } from './testing/test-app.tsx';

const robin = {
  uid: 'robin-1',
  email: 'robin@example.org',
  name: 'Robin Meadow',
  plan: 'free',
  credits: 0.75,
  isAdmin: false,
  createdAt: '2026-10-01T10:00:00.000Z',
  lastLogin: '2026-11-14T22:40:00.000Z',
};
const entry = {
  id: '7',
  kind: 'adjustment',
  credits: 1,
  feature: null,
  plan: null,
  reason: 'Lost a story',
  balanceAfter: 1.75,
  createdAt: '2026-11-14T22:47:00.000Z',
  ref: 'ref-7',
  actor: 'admin:other-admin',
};
const document = {
  ...mayasDocument,
  firstName: 'Robin',
  lastName: 'Meadow',
  email: robin.email,
  credits: 0.75,
};
const overview = {
  totals: {
    users: 1284,
    creditsHeldByUsers: 10_432.75,
    creditsBought: 9875,
    usesThisWeek: 4312,
    openHolds: 2,
    parkedPayments: 1,
  },
  assistant: { is: 'guidebook', state: 'ok' },
  images: { is: 'service', state: 'unavailable' },
  payments: { is: 'stripe', state: 'failing' },
};
const ledger = 'GET /api/admin/users/robin-1/ledger';
const adjust = 'POST /api/admin/users/robin-1/adjustments';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => vi.unstubAllGlobals());

const open = (path = '/admin', isAdmin = true, more = {}) => ({
  ...fakeServer({
    'GET /api/me': signedInAs(maya({ ...mayasDocument, isAdmin })),
    'GET /api/admin/overview': answers(overview),
    'GET /api/admin/users': answers({ users: [robin], hasMore: true }),
    'GET /api/admin/users?query=rob': answers({ users: [robin], hasMore: false }),
    'GET /api/admin/users?query=nobody': answers({ users: [], hasMore: false }),
    [ledger]: answers({ document, entries: [entry], next: null }),
    [adjust]: answers({ credits: 2.75 }),
    ...more,
  }),
  ...openAt(path),
});
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

test('[GD30] for everyone else it is an unknown path, and nothing is asked or shown', async () => {
  rememberVisit('/about');
  const { path, calls } = open('/admin', false);
  await waitFor(() => expect(path()).toBe('/about'), { timeout: 5_000 });
  expect(screen.queryByRole('heading', { name: 'Admin' })).toBeNull();
  expect(calls.filter(({ route }) => route.includes('/admin'))).toEqual([]);
});

test('[GD30] its link stands in the profile menu of administrators only', async () => {
  open('/about');
  await userEvent.click(await screen.findByRole('button', { name: /Profile menu/ }));
  expect(screen.getByRole('link', { name: 'Admin' }).getAttribute('href')).toBe('/admin');
});

test('[AM1] totals and health', async () => {
  open();
  expect(await screen.findByText('10,432.75')).toBeTruthy();
  expect(screen.getByText('AI: built-in guidebook').textContent).toContain('Working');
  expect(screen.getByText('Payments: Stripe').textContent).toContain('Failing');
});

test('[AM1] an overview that can not be read can be tried again', async () => {
  const { change } = open('/admin', true, { 'GET /api/admin/overview': isDown });
  const card = await screen.findByRole('region', { name: 'Overview' });
  await within(card).findByRole('alert');
  change({ 'GET /api/admin/overview': answers(overview) });
  await userEvent.click(within(card).getByRole('button', { name: 'Try again' }));
  expect(await within(card).findByText('1,284')).toBeTruthy();
});

test('[AM2] a user is found and opened with every entry and who made it', async () => {
  const { path } = open();
  expect(await screen.findByText(/There are more than these/)).toBeTruthy();
  await userEvent.type(await field('Name, e-mail or user id'), 'rob{Enter}');
  await waitFor(() => expect(path()).toBe('/admin?q=rob'));
  await userEvent.click(await screen.findByRole('link', { name: /Robin Meadow/ }));
  expect(path()).toBe('/admin?q=rob&user=robin-1');
  const row = within(await screen.findByRole('table', { name: 'Ledger' })).getAllByRole('row')[1];
  expect(row?.textContent).toContain('Adjustment Lost a story');
  expect(row?.textContent).toContain('By Administrator other-admin');
  expect(row?.textContent).toContain('Reference ref-7');
  expect(row?.textContent).toContain('+1');
});

test('[AM2] an empty search result is announced', async () => {
  open('/admin?q=nobody');
  expect(await screen.findByText(/No user matches “nobody”/)).toBeTruthy();
});

test('[AM3] [AM4] an adjustment is asked with person and amount, sent once, and then shown', async () => {
  const { sent, change } = open('/admin?user=robin-1');
  await userEvent.type(await field('Credits to add or take away'), '2');
  await userEvent.type(await field('Reason'), 'A mistake of ours');
  await userEvent.click(screen.getByRole('button', { name: 'Adjust' }));
  const asked = await screen.findByRole('dialog', { name: 'Add 2 credits to Robin Meadow?' });
  expect(asked.textContent).toContain(
    'robin@example.org will then have 2.75 credits. Reason: A mistake of ours',
  );
  await userEvent.click(within(asked).getByRole('button', { name: 'Cancel' }));
  expect(sent(adjust)).toEqual([]);
  change({ [ledger]: answers({ document: { ...document, credits: 2.75 }, entries: [entry], next: null }) });
  await userEvent.click(screen.getByRole('button', { name: 'Adjust' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add 2 credits' }));
  expect(await screen.findByText('Robin Meadow now has 2.75 credits')).toBeTruthy();
  expect(sent(adjust)).toMatchObject([{ credits: 2, reason: 'A mistake of ours' }]);
  await waitFor(() => expect(screen.getByText('Balance').nextSibling?.textContent).toBe('2.75'));
});

test('[AM3] what is missing, too much or refused is said, and nothing typed is lost', async () => {
  const { sent } = open('/admin?user=robin-1', true, { [adjust]: refuses(402, 'credits/insufficient') });
  const amount = await field('Credits to add or take away');
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Adjust' }));
  for (const [typed, words] of [
    ['lots', 'Enter a number such as 2.5 or -0.25.'],
    ['1001', 'At most 1,000 credits at a time, up or down.'],
    ['0.005', 'Use at most two decimals, and not 0.'],
  ] as const) {
    await userEvent.clear(amount);
    await userEvent.type(amount, typed);
    await send();
    expect(screen.getByRole('link', { name: words })).toBeTruthy();
  }
  expect(screen.getByRole('link', { name: 'Reason is required.' })).toBeTruthy();
  await userEvent.clear(amount);
  await userEvent.type(amount, '-5');
  await userEvent.type(await field('Reason'), 'Bought twice');
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Robin Meadow has 0.75 credits. Take no more than that.',
  );
  await userEvent.clear(amount);
  await userEvent.type(amount, '-0.5');
  await send();
  // Spent elsewhere in the meantime: the server has the last word.
  await userEvent.click(await screen.findByRole('button', { name: 'Take 0.5 credits' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Insufficient credits.'));
  expect(amount.value).toBe('-0.5');
  expect(sent(adjust)).toHaveLength(1);
});
