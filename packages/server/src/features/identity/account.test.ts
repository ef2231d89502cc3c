import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { account, ledgerEntries, rateLimit, session, user, users, verification } from '#db/schema';
import { codeOf, goodPassword, mo, openBrowser } from '#test/browser';
import { cleanSlate } from '#test/clean-slate';
import { readOutbox, resetTokens } from '#test/outbox';
import { startTestApp, type TestApp, testClock } from '#test/test-app';

const clock = testClock();
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ clock });
});
beforeEach(() => cleanSlate(server, clock));
afterAll(() => server.close());

const change = { currentPassword: goodPassword, newPassword: 'another quiet harbour' };

describe('change password', () => {
  test('[ID15] asks for the current one', async () => {
    const browser = openBrowser(server.app);
    await browser.signUp();
    const answer = await browser.post('/api/identity/change-password', {
      ...change,
      currentPassword: 'wrong',
    });
    expect([answer.status, codeOf(answer)]).toEqual([403, 'identity/wrong-password']);
    expect((await openBrowser(server.app).signIn()).status).toBe(200);
  });

  test('[ID15] ends every other session, voids reset links and tells the owner by mail', async () => {
    const browser = openBrowser(server.app);
    await browser.signUp();
    const other = openBrowser(server.app);
    await other.signIn();
    await other.post('/api/identity/forgot-password', { email: mo.email });
    const [token = ''] = resetTokens(await readOutbox(server.ports));
    clock.advance(1_000);

    expect((await browser.post('/api/identity/change-password', change)).status).toBe(200);
    expect((await browser.get('/api/me')).body).toMatchObject({ is: 'signed-in' });
    expect((await other.get('/api/me')).body).toEqual({ is: 'signed-out' });
    expect((await other.signIn()).status).toBe(401);
    expect((await other.signIn(mo.email, change.newPassword)).status).toBe(200);
    const reset = await other.post('/api/identity/reset-password', { token, newPassword: 'a third harbour' });
    expect(codeOf(reset)).toBe('identity/reset-link-invalid');
    const notice = (await readOutbox(server.ports)).at(-1) ?? '';
    expect(notice).toContain('Your password was changed');
    expect(notice).not.toContain(change.newPassword);
  });

  test.each([
    ['[ID3]', 'short', 'identity/password-too-short'],
    ['[ID4]', 'qwerty123', 'identity/password-too-common'],
    ['[ID4]', 'mo@example.org', 'identity/password-too-common'],
  ])('%s refuses %s as the new one', async (_rule, newPassword, code) => {
    const browser = openBrowser(server.app);
    await browser.signUp();
    const answer = await browser.post('/api/identity/change-password', { ...change, newPassword });
    expect([answer.status, codeOf(answer)]).toEqual([422, code]);
  });
});

describe('sessions', () => {
  test('[ID16] are listed for their owner, newest first, without their tokens', async () => {
    const phone = openBrowser(server.app, { headers: { 'user-agent': 'Phone' } });
    await phone.signUp();
    clock.advance(60_000);
    const laptop = openBrowser(server.app, { headers: { 'user-agent': `Laptop ${'x'.repeat(1000)}` } });
    await laptop.signIn();
    await openBrowser(server.app).signUp({ email: 'ann@example.org' });
    const listed = await phone.get('/api/identity/sessions');
    expect(listed.body).toEqual({
      sessions: [
        {
          createdAt: '2026-11-15T12:01:00.000Z',
          expiresAt: '2026-11-22T12:01:00.000Z',
          userAgent: expect.stringMatching(/^Laptop x{293}$/),
          isThisOne: false,
        },
        {
          createdAt: '2026-11-15T12:00:00.000Z',
          expiresAt: '2026-11-22T12:00:00.000Z',
          userAgent: 'Phone',
          isThisOne: true,
        },
      ],
    });
  });

  test('[ID16] all others can be ended; this one and other carers’ stay', async () => {
    const browsers = [1, 2, 3].map(() => openBrowser(server.app));
    const [first, second, third] = browsers;
    await first?.signUp();
    await second?.signIn();
    await third?.signIn();
    const ann = openBrowser(server.app);
    await ann.signUp({ email: 'ann@example.org' });
    expect((await first?.post('/api/identity/end-other-sessions'))?.body).toEqual({ ended: 2 });
    const states = await Promise.all([...browsers, ann].map((browser) => browser.get('/api/me')));
    expect(states.map(({ body }) => (body as { is: string }).is)).toEqual([
      'signed-in',
      'signed-out',
      'signed-out',
      'signed-in',
    ]);
    expect((await first?.post('/api/identity/end-other-sessions'))?.body).toEqual({ ended: 0 });
  });

  test('[ID17] a refresh moves the end forward, in the database and in the cookie', async () => {
    const browser = openBrowser(server.app);
    await browser.signUp();
    clock.advance(7 * 86_400_000 - 5 * 60_000);
    const answer = await browser.post('/api/identity/refresh');
    expect(answer.body).toEqual({ sessionExpiresAt: '2026-11-29T11:55:00.000Z' });
    expect(answer.cookies.join()).toMatch(/calmbridge\.session=.*Max-Age=604800/);
    clock.advance(6 * 86_400_000);
    expect((await browser.get('/api/identity/sessions')).status).toBe(200);
  });

  test('[ID17] a session that has ended can’t be refreshed', async () => {
    const browser = openBrowser(server.app);
    await browser.signUp();
    clock.advance(7 * 86_400_000);
    const answer = await browser.post('/api/identity/refresh');
    expect([answer.status, codeOf(answer)]).toEqual([401, 'identity/not-signed-in']);
    expect((await browser.get('/api/me')).body).toEqual({ is: 'signed-out' });
  });

  test('[ID17] sessions that ran out are removed when their owner comes back', async () => {
    const browser = openBrowser(server.app);
    const { user: owner } = await browser.signUp();
    await openBrowser(server.app).signIn();
    clock.advance(8 * 86_400_000);
    await openBrowser(server.app).signIn();
    expect(await server.db.select().from(session).where(eq(session.userId, owner.uid))).toHaveLength(1);
  });

  test('[ID17] a session in use moves on by the day, so that only a week away signs out', async () => {
    const browser = openBrowser(server.app);
    await browser.signUp();
    clock.advance(3_600_000);
    expect((await browser.get('/api/me')).cookies).toEqual([]);
    for (let day = 0; day < 20; day += 1) {
      clock.advance(86_400_000);
      expect((await browser.get('/api/me')).body).toMatchObject({ is: 'signed-in' });
    }
  });
});

describe('delete account', () => {
  test('[ID18] asks for the password', async () => {
    const browser = openBrowser(server.app);
    await browser.signUp();
    const answer = await browser.post('/api/identity/delete-account', { password: 'wrong' });
    expect([answer.status, codeOf(answer)]).toEqual([403, 'identity/wrong-password']);
    expect((await browser.get('/api/me')).body).toMatchObject({ is: 'signed-in' });
  });

  test('[ID18] leaves nothing of the account, and everything of others', async () => {
    const ann = openBrowser(server.app);
    const { user: annUser } = await ann.signUp({ email: 'ann@example.org' });
    const browser = openBrowser(server.app);
    const { user: gone } = await browser.signUp();
    const phone = openBrowser(server.app);
    await phone.signIn(mo.email, 'wrong');
    await phone.signIn();
    await phone.signIn(mo.email, 'wrong');
    await browser.post('/api/identity/forgot-password', { email: mo.email });
    await server.ports.background.drain(5_000);
    clock.advance(1_000);

    const answer = await browser.post('/api/identity/delete-account', { password: goodPassword });
    expect([answer.status, answer.text]).toEqual([200, '{}']);
    expect(browser.jar.has('calmbridge.session')).toBe(false);
    for (const [table, column] of [
      [user, user.id],
      [account, account.userId],
      [session, session.userId],
      [users, users.uid],
      [ledgerEntries, ledgerEntries.uid],
      [verification, verification.value],
    ] as const) {
      expect(await server.db.select().from(table).where(eq(column, gone.uid))).toEqual([]);
    }
    expect((await phone.get('/api/me')).body).toEqual({ is: 'signed-out' });
    expect((await phone.signIn()).status).toBe(401);
    expect((await ann.get(`/api/users/${annUser.uid}`)).status).toBe(200);
    const counts = await server.db.select().from(rateLimit);
    expect(counts.filter(({ key }) => key.startsWith('passwordAskedAgain'))).toEqual([]);
    expect((await readOutbox(server.ports)).at(-1)).toContain('account has been deleted');
  });

  test('[ID18] the e-mail address can be used again for a new account', async () => {
    const browser = openBrowser(server.app);
    const before = await browser.signUp();
    await browser.post('/api/identity/delete-account', { password: goodPassword });
    const after = await browser.signUp();
    expect(after.user.uid).not.toBe(before.user.uid);
    expect(after.document?.credits).toBe(1);
  });
});
