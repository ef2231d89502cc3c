import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, countingPasswords, goodPassword, mo, openBrowser } from '#test/browser';
import { startTestApp, type TestApp, testClock } from '#test/test-app';

const clock = testClock();
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ clock });
  await openBrowser(server.app).signUp();
});
afterAll(() => server.close());

const sessionCookie = (cookies: string[]) =>
  cookies.find((cookie) => cookie.includes('calmbridge.session=')) ?? '';

describe('sign-in', () => {
  test('[US6] answers who it is, and sets lastLogin', async () => {
    clock.advance(3_600_000);
    const answer = await openBrowser(server.app).signIn(' MO@example.org');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      user: { email: 'mo@example.org' },
      document: { createdAt: '2026-11-15T12:00:00.000Z', lastLogin: '2026-11-15T13:00:00.000Z' },
      sessionExpiresAt: '2026-11-22T13:00:00.000Z',
    });
  });

  test('[ID6] an unknown e-mail and a wrong password get the same status and body', async () => {
    const wrong = await openBrowser(server.app).signIn(mo.email, 'not the password');
    const unknown = await openBrowser(server.app).signIn('nobody@example.org', 'not the password');
    const withoutId = (text: string) => text.replace(/"requestId":"[^"]+"/, '');
    expect([wrong.status, codeOf(wrong)]).toEqual([401, 'identity/invalid-credential']);
    expect(unknown.status).toBe(wrong.status);
    expect(withoutId(unknown.text)).toBe(withoutId(wrong.text));
    const names = (headers: Headers) => [...headers.keys()].filter((name) => name !== 'x-request-id');
    expect(names(unknown.headers)).toEqual(names(wrong.headers));
  });

  test('[ID6] both cost one computation of the same size', async () => {
    let computed = 0;
    const counting = await startTestApp({
      database: server.database,
      passwords: countingPasswords(() => computed++),
    });
    const costOf = async (email: string) => {
      const before = computed;
      await openBrowser(counting.app).signIn(email, 'not the password');
      return computed - before;
    };
    expect([await costOf(mo.email), await costOf('nobody@example.org')]).toEqual([1, 1]);
    await counting.close();
  });

  test('[ID10] the cookie is HttpOnly and SameSite=Lax, for the whole site, for a week', async () => {
    const cookie = sessionCookie((await openBrowser(server.app).signIn()).cookies);
    expect(cookie).toMatch(/^calmbridge\.session=/);
    expect(cookie.split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=604800',
      'Path=/',
      'SameSite=Lax',
    ]);
  });

  test('[ID10] under https every cookie is Secure and bound to the host', async () => {
    const https = await startTestApp({
      database: server.database,
      config: { publicUrl: 'https://calmbridge.example' },
    });
    const browser = openBrowser(https.app);
    const { cookies } = await browser.signIn();
    expect(cookies.map((cookie) => cookie.split('=')[0]).toSorted()).toEqual([
      '__Host-calmbridge.device',
      '__Host-calmbridge.session',
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Secure/);
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; Path=\//);
      expect(cookie).not.toMatch(/; Domain/i);
    }
    expect((await browser.get('/api/me')).body).toMatchObject({ is: 'signed-in' });
    const out = await browser.post('/api/identity/sign-out');
    expect(sessionCookie(out.cookies)).toMatch(/^__Host-calmbridge\.session=;.*Max-Age=0.*Secure/);
    await https.close();
  });

  test('[ID11] each sign-in makes a new token and ends the session the browser held', async () => {
    const browser = openBrowser(server.app);
    await browser.signIn();
    const held = browser.jar.get('calmbridge.session') ?? '';
    await browser.signIn();
    expect(browser.jar.get('calmbridge.session')).not.toBe(held);
    const old = openBrowser(server.app);
    old.jar.set('calmbridge.session', held);
    expect((await old.get('/api/me')).body).toEqual({ is: 'signed-out' });
    expect((await browser.get('/api/me')).body).toMatchObject({ is: 'signed-in' });
  });

  test('[ID11] after log-out the old cookie is dead, and logging out again is no mistake', async () => {
    const browser = openBrowser(server.app);
    await browser.signIn();
    const held = browser.jar.get('calmbridge.session') ?? '';
    expect((await browser.post('/api/identity/sign-out')).status).toBe(200);
    expect(browser.jar.has('calmbridge.session')).toBe(false);
    browser.jar.set('calmbridge.session', held);
    expect((await browser.get('/api/me')).body).toEqual({ is: 'signed-out' });
    const refused = await browser.get('/api/identity/sessions');
    expect([refused.status, codeOf(refused)]).toEqual([401, 'identity/not-signed-in']);
    expect((await browser.post('/api/identity/sign-out')).status).toBe(200);
  });

  test('[ID11] a token without our signature opens nothing', async () => {
    const browser = openBrowser(server.app);
    await browser.signIn();
    const [token = ''] = decodeURIComponent(browser.jar.get('calmbridge.session') ?? '').split('.');
    for (const forged of [token, `${token}.`, `${token}.${'A'.repeat(43)}=`, 'x', '']) {
      browser.jar.set('calmbridge.session', encodeURIComponent(forged));
      expect((await browser.get('/api/me')).body).toEqual({ is: 'signed-out' });
    }
  });

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('[ID21] a sign-in sent by another site is refused: %o', async (headers) => {
    const browser = openBrowser(server.app);
    const answer = await browser.post(
      '/api/identity/sign-in',
      { email: mo.email, password: goodPassword },
      headers,
    );
    expect([answer.status, codeOf(answer)]).toEqual([403, 'request/cross-site']);
    expect(answer.cookies).toEqual([]);
  });

  test('[ID21] a form of another site can’t sign anybody in: only JSON is read', async () => {
    const response = await server.app.request('/api/identity/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ email: mo.email, password: goodPassword }),
    });
    expect(response.status).toBe(400);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('[ID20] no line of the log holds an e-mail, a name or a password', async () => {
    const browser = openBrowser(server.app);
    await browser.signUp({
      email: 'marked-mail@example.org',
      firstName: 'Markedfirst',
      lastName: 'Markedlast',
      password: 'marked password',
    });
    await browser.signIn('marked-mail@example.org', 'marked wrong');
    await browser.post('/api/identity/sign-up', { ...mo, email: 'marked-mail@example.org' });
    await browser.post('/api/identity/forgot-password', { email: 'marked-mail@example.org' });
    await browser.post('/api/identity/change-password', {
      currentPassword: 'marked wrong',
      newPassword: 'marked new',
    });
    await server.ports.background.drain(5_000);
    const lines = server.logLines.join('');
    expect(lines).toContain('signed up');
    expect(lines.toLowerCase()).not.toContain('marked');
    expect(lines).not.toContain(browser.jar.get('calmbridge.session')?.slice(0, 20));
  });
});
