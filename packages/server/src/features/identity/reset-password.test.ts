import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { user, verification } from '#db/schema';
import { codeOf, countingPasswords, mo, openBrowser } from '#test/browser';
import { cleanSlate } from '#test/clean-slate';
import { readOutbox, resetTokens } from '#test/outbox';
import { startTestApp, type TestApp, testClock } from '#test/test-app';

const newPassword = 'another quiet harbour';
const clock = testClock();
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ clock, config: { publicUrl: 'http://calmbridge.example:4242' } });
});
beforeEach(async () => {
  await cleanSlate(server, clock);
  await openBrowser(server.app).signUp();
});
afterAll(() => server.close());

const forgot = (email = mo.email, headers = {}) =>
  openBrowser(server.app, { headers }).post('/api/identity/forgot-password', { email });
const reset = (token: string, browser = openBrowser(server.app)) =>
  browser.post('/api/identity/reset-password', { token, newPassword });
const askForLink = async () => {
  await forgot();
  const mails = await readOutbox(server.ports);
  clock.advance(1);
  return resetTokens(mails).at(-1) ?? '';
};

describe('forgotten password', () => {
  test('[ID14] answers the same for a known and an unknown e-mail; only the known one gets mail', async () => {
    const known = await forgot();
    const unknown = await forgot('nobody@example.org');
    expect([known.status, known.text]).toEqual([200, '{}']);
    expect([unknown.status, unknown.text]).toEqual([200, '{}']);
    const mails = await readOutbox(server.ports);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('To: mo@example.org');
  });

  test('[ID14] answers before the account is even looked for', async () => {
    const { pool } = server.database;
    const before = server.logLines.length;
    await pool.query('alter table auth_verifications rename to auth_verifications_away');
    const answer = await forgot();
    await server.ports.background.drain(5_000);
    await pool.query('alter table auth_verifications_away rename to auth_verifications');
    expect(answer.status).toBe(200);
    expect(server.logLines.slice(before).join('')).toContain('background task failed');
  });

  test('[ID12] the link’s host is the configured one, whatever the request says', async () => {
    await forgot(mo.email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    const [mail = ''] = await readOutbox(server.ports);
    expect(mail).toContain('http://calmbridge.example:4242/reset-password?token=');
    expect(mail).not.toContain('evil');
  });

  test('[ID12] a link works once, and only the last used one of several', async () => {
    const first = await askForLink();
    const second = await askForLink();
    expect(second).not.toBe(first);
    expect((await reset(second)).status).toBe(200);
    for (const token of [second, first, 'made-up']) {
      const answer = await reset(token);
      expect([answer.status, codeOf(answer)]).toEqual([400, 'identity/reset-link-invalid']);
    }
    expect((await openBrowser(server.app).signIn(mo.email, newPassword)).status).toBe(200);
    expect((await openBrowser(server.app).signIn()).status).toBe(401);
  });

  test('[ID12] used ten times at once, a link changes the password once', async () => {
    const token = await askForLink();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        openBrowser(server.app).post('/api/identity/reset-password', {
          token,
          newPassword: `${newPassword} ${n}`,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('[ID12] a link lives for one hour', async () => {
    const token = await askForLink();
    clock.advance(60 * 60_000 - 1);
    const late = await askForLink();
    expect((await reset(token)).status).toBe(400);
    expect((await reset(late)).status).toBe(200);
  });

  test('[ID12] the database holds no link that works', async () => {
    const token = await askForLink();
    const rows = await server.db.select().from(verification);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await reset(rows[0]?.identifier ?? '')).status).toBe(400);
  });

  test('[ID4] a password that is refused leaves the link unused', async () => {
    const token = await askForLink();
    const weak = await openBrowser(server.app).post('/api/identity/reset-password', {
      token,
      newPassword: 'password',
    });
    expect(codeOf(weak)).toBe('identity/password-too-common');
    expect((await reset(token)).status).toBe(200);
  });

  test('[ID13] a reset ends every session, and tells the owner', async () => {
    const phone = openBrowser(server.app);
    const laptop = openBrowser(server.app);
    await phone.signIn();
    await laptop.signIn();
    const token = await askForLink();
    expect((await reset(token, laptop)).status).toBe(200);
    for (const browser of [phone, laptop])
      expect((await browser.get('/api/me')).body).toEqual({ is: 'signed-out' });
    expect((await readOutbox(server.ports)).at(-1)).toContain('password was changed');
  });

  test('[ID9] however strangers fail, the owner resets, and then signs in at once', async () => {
    const owner = openBrowser(server.app, { address: '198.51.100.1' });
    for (let n = 0; n < 40; n += 1) await owner.signIn(mo.email, 'guess');
    expect((await owner.signIn()).status).toBe(429);
    expect((await reset(await askForLink(), owner)).status).toBe(200);
    const stranger = openBrowser(server.app, { address: '198.51.100.2' });
    for (let n = 0; n < 10; n += 1) await stranger.signIn(mo.email, 'guess');
    expect((await stranger.signIn(mo.email, newPassword)).status).toBe(429);
    expect((await owner.signIn(mo.email, newPassword)).status).toBe(200);
  });

  test('[ID9] whoever asks for many links in the owner’s name leaves live links in the mailbox', async () => {
    for (let n = 0; n < 15; n += 1) expect((await forgot()).status).toBe(200);
    const mails = await readOutbox(server.ports);
    expect(resetTokens(mails)).toHaveLength(3);
    clock.advance(14 * 60_000);
    expect((await forgot()).status).toBe(200);
    expect((await reset(resetTokens(mails)[0] ?? '')).status).toBe(200);
  });

  test('[ID7] links asked for from one address have a limit, the same for known and unknown e-mails', async () => {
    const ask = (email: string) =>
      openBrowser(server.app, { address: '198.51.100.1' }).post('/api/identity/forgot-password', { email });
    for (let n = 0; n < 20; n += 1) expect((await ask(`nobody${n}@example.org`)).status).toBe(200);
    const [known, unknown] = [await ask(mo.email), await ask('nobody@example.org')];
    expect([known.status, unknown.status]).toEqual([429, 429]);
    expect(known.body).toMatchObject({
      error: { code: 'identity/too-many-requests', retryAfterSeconds: 900 },
    });
  });

  test('[ID7] made-up links are slowed and cost no hashing', async () => {
    let computed = 0;
    const counting = await startTestApp({
      clock,
      database: server.database,
      passwords: countingPasswords(() => computed++),
    });
    const browser = openBrowser(counting.app);
    const statuses = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await reset(`made-up-${n}`, browser)).status);
    expect(statuses).toEqual([...Array<number>(20).fill(400), 429]);
    expect(computed).toBe(0);
    await counting.close();
  });

  test('[ID12] a link of an account that is gone does nothing', async () => {
    const token = await askForLink();
    await server.db.delete(user).where(eq(user.email, mo.email));
    expect((await reset(token)).status).toBe(400);
  });
});
