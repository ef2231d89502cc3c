import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '#test/test-database';
import type { Database } from './open-database.ts';
import { ledgerEntries, user, users } from './schema.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-11-15T12:00:00Z');
let number = 0;
let uid = '';

beforeEach(async () => {
  number += 1;
  uid = `carer-${number}`;
  const email = `${uid}@example.org`;
  const profile = { firstName: 'Ann', lastName: 'Lee', email, dob: '1990-01-02', accountCreator: 'other' };
  await database.db.insert(user).values({ id: uid, name: 'Ann Lee', email });
  await database.db.insert(users).values({ uid, ...profile, createdAt: now, lastLogin: now });
});

type Entry = typeof ledgerEntries.$inferInsert;
const entry = (more: Partial<Entry> = {}): Entry => ({
  uid,
  ref: 'start',
  kind: 'start',
  hundredths: 100,
  balanceAfter: 100,
  reason: 'test',
  actor: 'system',
  createdAt: now,
  ...more,
});
const append = (more?: Partial<Entry>) => database.db.insert(ledgerEntries).values(entry(more));
const entriesOf = (owner: string) =>
  database.db.select().from(ledgerEntries).where(eq(ledgerEntries.uid, owner));

/** The SQLSTATE a statement is refused with. */
const stateOf = (statement: Promise<unknown>) =>
  statement.then(
    () => 'accepted',
    (fault: { cause?: { code?: string } }) => fault.cause?.code,
  );
const [restrict, unique, check] = ['23001', '23505', '23514'];

test('[DB4] an entry can be neither changed nor removed', async () => {
  await append();
  const mine = eq(ledgerEntries.uid, uid);
  expect(await stateOf(database.db.update(ledgerEntries).set({ hundredths: 999 }).where(mine))).toBe(
    restrict,
  );
  expect(await stateOf(database.db.delete(ledgerEntries).where(mine))).toBe(restrict);
  expect(await stateOf(database.db.execute(sql`truncate ledger_entries cascade`))).toBe(restrict);
  expect(await entriesOf(uid)).toEqual([expect.objectContaining({ hundredths: 100 })]);
});

test('[DB4] entries leave with their account', async () => {
  await append();
  await database.db.delete(user).where(eq(user.id, uid));
  expect(await entriesOf(uid)).toEqual([]);
  expect(await database.db.select().from(users).where(eq(users.uid, uid))).toEqual([]);
});

test('[DB5] a balance goes below zero only with a debt', async () => {
  const set = (values: { creditsHundredths: number; hasDebt?: boolean }) =>
    database.db.update(users).set(values).where(eq(users.uid, uid));
  expect(await stateOf(set({ creditsHundredths: -1 }))).toBe(check);
  expect(await stateOf(set({ creditsHundredths: -1, hasDebt: true }))).toBe('accepted');
});

test('[DB6] an entry is written once per user, kind and reference', async () => {
  await append();
  expect(await stateOf(append())).toBe(unique);
  expect(await stateOf(append({ ref: 'week-1', kind: 'weekly' }))).toBe('accepted');
});

test('[DB6] a use is captured or released, never both', async () => {
  const use = { ref: 'use-1', feature: 'stories' as const };
  await append({ ...use, kind: 'hold', hundredths: -25, balanceAfter: 75 });
  await append({ ...use, kind: 'capture', hundredths: 0, balanceAfter: 75 });
  expect(await stateOf(append({ ...use, kind: 'release', hundredths: 25 }))).toBe(unique);
});

test.each([
  ['a hold that gives', { kind: 'hold', hundredths: 25 }],
  ['a capture that moves credits', { kind: 'capture', hundredths: -25 }],
  ['a release that takes', { kind: 'release', hundredths: -25 }],
  ['a purchase of nothing', { kind: 'purchase', hundredths: 0 }],
] as const)('[DB6] %s is refused', async (_, more) => {
  expect(await stateOf(append(more))).toBe(check);
});

test('an id comes back as a number', async () => {
  await append();
  expect(await entriesOf(uid)).toEqual([expect.objectContaining({ id: expect.any(Number) })]);
});
