import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account, ledgerEntries, user, users } from '#db/schema';
import { codeOf, countingPasswords, mo, openBrowser } from '#test/browser';
import { startTestApp, type TestApp, testClock } from '#test/test-app';

const clock = testClock();
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ clock });
});
afterAll(() => server.close());

const signUp = (given: object = {}) =>
  openBrowser(server.app).post('/api/identity/sign-up', { ...mo, ...given });
const signUpFrom = (address: string, given: object) =>
  openBrowser(server.app, { address }).post('/api/identity/sign-up', { ...mo, ...given });
const rows = async (email: string) => {
  const [owner] = await server.db.select().from(user).where(eq(user.email, email));
  return owner ?? null;
};

describe('sign-up', () => {
  test('[ID1] makes the account, the document and the starting credit, and signs in', async () => {
    const browser = openBrowser(server.app);
    const me = await browser.signUp({ email: 'Ada@Example.org ' });
    expect(me.user).toEqual({
      uid: expect.any(String),
      displayName: 'Mo Harbour',
      email: 'ada@example.org',
      photoURL: null,
    });
    expect(me.document).toEqual({
      firstName: 'Mo',
      lastName: 'Harbour',
      email: 'ada@example.org',
      dob: '1988-02-29',
      accountCreator: 'parentsGuardians',
      plan: 'free',
      credits: 1,
      createdAt: '2026-11-15T12:00:00.000Z',
      lastLogin: '2026-11-15T12:00:00.000Z',
      aiUsage: { carePlans: 0, stories: 0, aiChats: 0, pecsDownloads: 0, pecsGenerations: 0, pecsUploads: 0 },
      isAdmin: false,
    });
    expect((await browser.get('/api/me')).body).toMatchObject({ is: 'signed-in', me: { user: me.user } });
    const entries = await server.db.select().from(ledgerEntries).where(eq(ledgerEntries.uid, me.user.uid));
    expect(entries).toMatchObject([{ kind: 'start', hundredths: 100, balanceAfter: 100 }]);
  });

  test.each(['bronze', 'silver', 'gold'] as const)(
    '[US5] choosing %s starts as free with 1 credit',
    async (plan) => {
      const me = await openBrowser(server.app).signUp({ email: `${plan}@example.org`, plan });
      expect(me.document).toMatchObject({ plan: 'free', credits: 1 });
    },
  );

  test('[ID1] fifty at once with one e-mail make one account', async () => {
    const email = 'fifty@example.org';
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        signUpFrom(`198.51.100.${n}`, {
          email: n % 2 ? email : email.toUpperCase(),
          password: `${mo.password} ${n}`,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200);
    expect(new Set(others.map((answer) => `${answer.status} ${codeOf(answer)}`))).toEqual(
      new Set(['409 identity/email-already-in-use']),
    );
    const owner = await rows(email);
    const uid = owner?.id ?? '';
    for (const [table, column] of [
      [account, account.userId],
      [users, users.uid],
      [ledgerEntries, ledgerEntries.uid],
    ] as const) {
      const [found] = await server.db.select({ n: count() }).from(table).where(eq(column, uid));
      expect(found?.n).toBe(1);
    }
  });

  test('[ID1] when the document can’t be written there is no account either', async () => {
    const { pool } = server.database;
    await pool.query('alter table ledger_entries add constraint broken check (created_at is null) not valid');
    const answer = await signUp({ email: 'half@example.org' });
    await pool.query('alter table ledger_entries drop constraint broken');
    expect([answer.status, codeOf(answer)]).toEqual([500, 'service/internal']);
    expect(await rows('half@example.org')).toBeNull();
    expect((await signUp({ email: 'half@example.org' })).status).toBe(200);
  });

  test('[ID3] a password of 200 characters with spaces and emoji signs up and in', async () => {
    const password = 'sea 🦋 '.repeat(40).slice(0, 200);
    const browser = openBrowser(server.app);
    await browser.signUp({ email: 'long@example.org', password });
    expect((await browser.signIn('long@example.org', password)).status).toBe(200);
    expect((await browser.signIn('long@example.org', password.slice(0, -2))).status).toBe(401);
  });

  test('[ID3] a password typed in another Unicode form is the same password', async () => {
    const browser = openBrowser(server.app);
    await browser.signUp({ email: 'cafe@example.org', password: 'caf\u00e9 am hafen' });
    expect((await browser.signIn('cafe@example.org', 'cafe\u0301 am hafen')).status).toBe(200);
  });

  test.each([
    ['[ID3]', 'abcde', 422, 'identity/password-too-short'],
    ['[ID4]', 'Password123', 422, 'identity/password-too-common'],
    ['[ID4]', 'weak@example.org', 422, 'identity/password-too-common'],
    ['[ID3]', 'x'.repeat(1025), 400, 'request/invalid'],
  ])('%s refuses the password %.12s', async (_rule, password, status, code) => {
    const answer = await signUp({ email: 'weak@example.org', password });
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
    expect(await rows('weak@example.org')).toBeNull();
  });

  test('names each field it can’t take, and repeats nothing of what was typed', async () => {
    const answer = await signUp({
      email: 'not-an-address',
      firstName: '',
      accountCreator: '',
      dob: '2026-11-17',
    });
    expect(answer.body).toMatchObject({
      error: {
        code: 'request/invalid',
        issues: expect.arrayContaining([
          { path: 'email', code: 'invalid' },
          { path: 'firstName', code: 'required' },
          { path: 'accountCreator', code: 'creator-missing' },
        ]),
      },
    });
    expect(answer.text).not.toContain('not-an-address');
  });

  test('[US4] nobody is born in the future', async () => {
    const answer = await signUp({ email: 'future@example.org', dob: '2026-11-18' });
    expect(answer.body).toMatchObject({
      error: { code: 'request/invalid', issues: [{ path: 'dob', code: 'in-the-future' }] },
    });
  });

  test('[US2] what sign-up does not ask for is not taken: credits, isAdmin, uid', async () => {
    const answer = await signUp({
      email: 'greedy@example.org',
      credits: 999,
      isAdmin: true,
      uid: 'me',
      aiUsage: {},
    });
    expect(answer.body).toMatchObject({ document: { credits: 1, isAdmin: false } });
    expect((await rows('greedy@example.org'))?.id).not.toBe('me');
  });

  test('[ID2] a taken e-mail costs the same work as a new one', async () => {
    let computed = 0;
    const counting = await startTestApp({
      database: server.database,
      passwords: countingPasswords(() => computed++),
    });
    await openBrowser(counting.app).signUp({ email: 'twice@example.org' });
    const first = computed;
    const again = await openBrowser(counting.app).post('/api/identity/sign-up', {
      ...mo,
      email: 'twice@example.org',
      password: 'another password',
    });
    expect([again.status, codeOf(again)]).toEqual([409, 'identity/email-already-in-use']);
    expect(computed - first).toBe(first);
    await counting.close();
  });

  test('[ID24] sent again because its answer was lost, it leads into the same account', async () => {
    const email = 'lost@example.org';
    const first = await openBrowser(server.app).signUp({ email });
    const again = openBrowser(server.app);
    expect((await again.signUp({ email, firstName: 'Other' })).user).toEqual(first.user);
    expect((await again.get('/api/me')).body).toMatchObject({ is: 'signed-in', me: { user: first.user } });
    expect(
      await server.db.select().from(ledgerEntries).where(eq(ledgerEntries.uid, first.user.uid)),
    ).toHaveLength(1);
  });

  test('[ID24] pressed twice at once, both lead into one account', async () => {
    const email = 'pressed@example.org';
    const both = await Promise.all([signUp({ email }), signUp({ email })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const [one, other] = both.map(({ body }) => (body as { user: unknown }).user);
    expect(one).toEqual(other);
  });

  test('[ID24] another password, or the same one an hour later, finds the e-mail taken', async () => {
    const email = 'later@example.org';
    await signUp({ email });
    const other = await signUp({ email, password: 'not the same one' });
    expect([other.status, codeOf(other)]).toEqual([409, 'identity/email-already-in-use']);
    clock.advance(60 * 60_000);
    const later = await signUp({ email });
    expect([later.status, codeOf(later)]).toEqual([409, 'identity/email-already-in-use']);
  });

  test('[ID24] it does not get around the limit on guesses', async () => {
    const email = 'guessed@example.org';
    await signUp({ email });
    for (let n = 0; n < 8; n += 1) await signUpFrom(`198.51.100.${n}`, { email, password: `a guess ${n}` });
    const right = await signUpFrom('198.51.100.99', { email });
    expect([right.status, codeOf(right)]).toEqual([409, 'identity/email-already-in-use']);
    expect((await openBrowser(server.app).signIn(email)).status).toBe(429);
  });

  test('[ID2] an address that asks for many e-mails is slowed before it is told anything', async () => {
    const address = '203.0.113.77';
    const taken = { email: 'pressed@example.org', password: 'some other one' };
    for (let n = 0; n < 20; n += 1) expect((await signUpFrom(address, taken)).status).toBe(409);
    const answers = [
      await signUpFrom(address, taken),
      await signUpFrom(address, { email: 'free@example.org' }),
    ];
    expect(answers.map((answer) => [answer.status, codeOf(answer)])).toEqual([
      [429, 'identity/too-many-requests'],
      [429, 'identity/too-many-requests'],
    ]);
    expect((await signUpFrom('203.0.113.78', { email: 'free@example.org' })).status).toBe(200);
  });

  test('[ID2] a whole school signs up at once from one address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => signUpFrom('203.0.113.90', { email: `school${n}@example.org` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
  });

  test('[CR11] an unknown plan is logged and treated as free', async () => {
    const answer = await signUp({ email: 'platinum@example.org', plan: 'platinum' });
    expect(answer.body).toMatchObject({ document: { plan: 'free', credits: 1 } });
    const logged = server.logLines.filter((line) => line.includes('unknown plan'));
    expect(logged).toEqual([expect.stringContaining('"level":"warn"')]);
    expect(logged.join('')).not.toContain('platinum');
  });
});
