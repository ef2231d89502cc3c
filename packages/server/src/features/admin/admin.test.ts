import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, codeOf, openBrowser } from '#test/browser';
import { balanceOf } from '#test/carers';
import { expectInvariants } from '#test/ledger-invariants';
import { startTestApp, type TestApp } from '#test/test-app';

let server: TestApp;
let admin: Browser;
let carer: Browser;
let adminUid = '';
let uid = '';

beforeAll(async () => {
  server = await startTestApp();
  admin = openBrowser(server.app);
  carer = openBrowser(server.app);
  adminUid = (await admin.signUp({ email: 'admin@example.org' })).user.uid;
  uid = (await carer.signUp({ email: 'nour.o_neil@example.org', firstName: 'Nour' })).user.uid;
  await server.database.pool.query('update users set is_admin = true where uid = $1', [adminUid]);
});
afterAll(() => server.close());

const adjustment = (credits: number, adjustmentId: string = randomUUID()) => ({
  adjustmentId,
  credits,
  reason: 'goodwill',
});

test.each([
  ['GET', '/api/admin/users'],
  ['GET', '/api/admin/overview'],
  ['GET', '/api/admin/users/:uid/ledger'],
  ['POST', '/api/admin/users/:uid/adjustments'],
])('[AD1] %s %s does not exist for others', async (method, path) => {
  const body = method === 'POST' ? adjustment(5) : undefined;
  const answer = await carer.send(method, path.replace(':uid', uid), body);
  expect([answer.status, codeOf(answer)]).toEqual([404, 'request/not-found']);
  expect(await balanceOf(server.database, uid)).toBe(100);
});

test('[AD1] an administrator finds a user by part of name or e-mail, and signs of a pattern mean themselves', async () => {
  const found = async (query: string) => {
    const answer = await admin.get(`/api/admin/users?query=${encodeURIComponent(query)}`);
    return (answer.body as { users: { email: string }[] }).users.map((user) => user.email);
  };
  expect(await found('nour')).toEqual(['nour.o_neil@example.org']);
  expect(await found('O_N')).toEqual(['nour.o_neil@example.org']);
  expect(await found('o%n')).toEqual([]);
  expect(await found(uid)).toEqual(['nour.o_neil@example.org']);
  expect(await found('')).toHaveLength(2);
});

test('[AD2] an adjustment is one entry that names who made it and why, however often it is sent', async () => {
  const once = adjustment(2.5);
  const path = `/api/admin/users/${uid}/adjustments`;
  await Promise.all([1, 2, 3].map(() => admin.post(path, once)));
  expect(await balanceOf(server.database, uid)).toBe(350);
  const ledger = (await admin.get(`/api/admin/users/${uid}/ledger`)).body as { entries: object[] };
  expect(ledger.entries).toHaveLength(2);
  expect(ledger.entries[0]).toMatchObject({
    kind: 'adjustment',
    credits: 2.5,
    reason: 'goodwill',
    actor: `admin:${adminUid}`,
    balanceAfter: 3.5,
  });
  await expectInvariants(server.database);
});

test.each([
  ['nothing', adjustment(0)],
  ['a fraction of a hundredth', adjustment(0.001)],
  ['a fortune', adjustment(1e9)],
  ['no number', { ...adjustment(1), credits: '5' }],
  ['no reason', { ...adjustment(1), reason: '  ' }],
])('[AD2] an adjustment of %s is refused', async (_what, body) => {
  const before = await balanceOf(server.database, uid);
  const answer = await admin.post(`/api/admin/users/${uid}/adjustments`, body);
  expect(answer.status).toBe(400);
  expect(await balanceOf(server.database, uid)).toBe(before);
});

test('[AD2] an adjustment never takes a balance below zero', async () => {
  const answer = await admin.post(`/api/admin/users/${uid}/adjustments`, adjustment(-999));
  expect(codeOf(answer)).toBe('credits/insufficient');
  const unknown = await admin.post('/api/admin/users/nobody/adjustments', adjustment(1));
  expect(unknown.status).toBe(404);
});

test('[AD1] the overview adds up', async () => {
  const { body } = await admin.get('/api/admin/overview');
  expect(body).toMatchObject({
    totals: { users: 2, creditsHeldByUsers: 3.5, creditsBought: 0, openHolds: 0, parkedPayments: 0 },
    assistant: { state: 'ok' },
    payments: { is: 'sandbox', state: 'ok' },
  });
});
