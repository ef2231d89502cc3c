import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rateLimit } from '#db/schema';
import { codeOf, goodPassword, mo, openBrowser } from '#test/browser';
import { cleanSlate } from '#test/clean-slate';
import { startTestApp, type TestApp, testClock } from '#test/test-app';
import { addressBlock, sweepCounts } from './rate-limiter.ts';

const clock = testClock();
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ clock });
});
beforeEach(() => cleanSlate(server, clock));
afterAll(() => server.close());

const guess = (address: string, email = mo.email, headers: Record<string, string> = {}) =>
  openBrowser(server.app, { address, headers }).signIn(email, 'not the password');

describe('rate limits', () => {
  test('[ID7] failures at one account are slowed, from whichever addresses they come', async () => {
    await openBrowser(server.app).signUp();
    const answers = [];
    for (let n = 0; n < 7; n += 1) answers.push(await guess(`198.51.100.${n}`));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const slowed = answers.at(-1);
    expect(slowed?.body).toMatchObject({
      error: { code: 'identity/too-many-requests', retryAfterSeconds: 1 },
    });
    expect(slowed?.headers.get('retry-after')).toBe('1');
    clock.advance(1_000);
    expect((await guess('198.51.100.9')).status).toBe(401);
    clock.advance(1_000);
    expect((await guess('198.51.100.9')).status).toBe(429);
    clock.advance(1_000);
    expect((await guess('198.51.100.9')).status).toBe(401);
  });

  test('[ID7] an e-mail nobody has is slowed in the same way', async () => {
    await openBrowser(server.app).signUp();
    const ofKnown = [];
    const ofUnknown = [];
    for (let n = 0; n < 8; n += 1) {
      ofKnown.push((await guess(`198.51.100.${n}`)).status);
      ofUnknown.push((await guess(`198.51.100.${n}`, 'nobody@example.org')).status);
    }
    expect(ofUnknown).toEqual(ofKnown);
  });

  test('[ID7] a hundred guesses at once are no more than a few', async () => {
    await openBrowser(server.app).signUp();
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => guess(`198.51.100.${n}`)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(95);
  });

  test('[ID7] failures from one address are slowed, whichever accounts they name; signing in takes only itself back', async () => {
    await openBrowser(server.app).signUp();
    for (let n = 0; n < 30; n += 1)
      expect((await guess('198.51.100.1', `a${n}@example.org`)).status).toBe(401);
    expect((await guess('198.51.100.1', 'b@example.org')).status).toBe(429);
    expect((await guess('198.51.100.2', 'b@example.org')).status).toBe(401);
    clock.advance(1_000);
    expect((await openBrowser(server.app, { address: '198.51.100.1' }).signIn()).status).toBe(200);
    expect((await guess('198.51.100.1', 'c@example.org')).status).toBe(429);
  });

  test('[ID7] a restart forgives nothing', async () => {
    await openBrowser(server.app).signUp();
    for (let n = 0; n < 5; n += 1) await guess(`198.51.100.${n}`);
    const restarted = await startTestApp({ clock, database: server.database });
    const answer = await openBrowser(restarted.app).signIn();
    expect([answer.status, codeOf(answer)]).toEqual([429, 'identity/too-many-requests']);
    await restarted.close();
  });

  test('[ID7] signing in forgets the failures before it', async () => {
    await openBrowser(server.app).signUp();
    for (let n = 0; n < 4; n += 1) await guess(`198.51.100.${n}`);
    expect((await openBrowser(server.app).signIn()).status).toBe(200);
    for (let n = 0; n < 5; n += 1) expect((await guess(`198.51.100.${n}`)).status).toBe(401);
  });

  test('[ID7] sign-ups from one address have a limit by the hour', async () => {
    const strict = await startTestApp({ clock, database: server.database, config: { signUpsPerHour: 2 } });
    const signUp = (n: number, address = '198.51.100.1') =>
      openBrowser(strict.app, { address }).post('/api/identity/sign-up', {
        ...mo,
        email: `c${n}@example.org`,
      });
    expect([(await signUp(1)).status, (await signUp(2)).status]).toEqual([200, 200]);
    const third = await signUp(3);
    expect(third.body).toMatchObject({
      error: { code: 'identity/too-many-requests', retryAfterSeconds: 3600 },
    });
    expect((await signUp(3, '198.51.100.2')).status).toBe(200);
    clock.advance(3_600_000);
    expect((await signUp(4)).status).toBe(200);
    await strict.close();
  });

  test('[ID8] a forged X-Forwarded-For changes nothing', async () => {
    for (let n = 0; n < 30; n += 1) {
      await guess('198.51.100.1', `a${n}@example.org`, {
        'x-forwarded-for': `192.0.2.${n}`,
        'x-real-ip': `192.0.2.${n}`,
      });
    }
    expect((await guess('198.51.100.1', 'b@example.org', { 'x-forwarded-for': '192.0.2.99' })).status).toBe(
      429,
    );
  });

  test('[ID8] behind one proxy of ours, the entry it wrote counts and those before it do not', async () => {
    const proxied = await startTestApp({ clock, database: server.database, config: { trustedProxies: 1 } });
    const from = (n: number, forwarded: string) =>
      openBrowser(proxied.app, { address: '10.0.0.1', headers: { 'x-forwarded-for': forwarded } }).signIn(
        `a${n}@example.org`,
        'x',
      );
    for (let n = 0; n < 30; n += 1) await from(n, `192.0.2.${n}, 198.51.100.7`);
    expect((await from(31, '192.0.2.77, 198.51.100.7')).status).toBe(429);
    expect((await from(31, '198.51.100.7, 198.51.100.8')).status).toBe(401);
    await proxied.close();
  });

  test('[ID8] a whole IPv6 /64 is one address', () => {
    expect(addressBlock('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
    expect(addressBlock('2001:0db8:1:2::9')).toBe('2001:db8:1:2');
    expect(addressBlock('2001:db8::1')).toBe('2001:db8:0:0');
    expect(addressBlock('::1')).toBe('0:0:0:0');
    expect(addressBlock('fe80::1%eth0')).toBe('fe80:0:0:0');
    expect(addressBlock('203.0.113.5')).toBe('203.0.113.5');
    expect(addressBlock('unknown')).toBe('unknown');
  });

  test('[ID9] while strangers keep failing, the owner signs in where they signed in before', async () => {
    const owner = openBrowser(server.app, { address: '198.51.100.1' });
    await owner.signUp();
    await owner.post('/api/identity/sign-out');
    for (let n = 0; n < 60; n += 1) await guess('198.51.100.1');
    for (let n = 0; n < 40; n += 1) await guess(`198.51.100.${n}`);
    expect((await openBrowser(server.app).signIn()).status).toBe(429);
    expect((await owner.signIn()).status).toBe(200);
  });

  test('[ID9] a known browser is slowed by its own failures only, and forgets them when it signs in', async () => {
    const owner = openBrowser(server.app);
    await owner.signUp();
    for (let n = 0; n < 5; n += 1) expect((await owner.signIn(mo.email, 'wrong')).status).toBe(401);
    expect((await owner.signIn()).status).toBe(429);
    clock.advance(1_000);
    expect((await owner.signIn()).status).toBe(200);
    expect((await owner.signIn(mo.email, 'wrong')).status).toBe(401);
  });

  test('[ID9] knowing a browser opens no other account and can’t be forged', async () => {
    const victim = openBrowser(server.app);
    await victim.signUp();
    const attacker = openBrowser(server.app, { address: '198.51.100.66' });
    await attacker.signUp({ email: 'attacker@example.org' });
    const own = attacker.jar.get('calmbridge.device') ?? '';
    const [deviceId] = own.split('.');
    for (const forged of [own, `${deviceId}.${'A'.repeat(22)}`, 'junk', '', own.repeat(50)]) {
      attacker.jar.set('calmbridge.device', forged);
      await attacker.signIn(mo.email, 'wrong');
    }
    expect((await attacker.signIn(mo.email, 'wrong')).status).toBe(429);
  });

  test('[ID9] one browser is known for several accounts of a family', async () => {
    const browser = openBrowser(server.app);
    for (const email of ['one@example.org', 'two@example.org', 'three@example.org'])
      await browser.signUp({ email });
    for (let n = 0; n < 5; n += 1) await guess(`198.51.100.${n}`, 'one@example.org');
    expect((await openBrowser(server.app).signIn('one@example.org')).status).toBe(429);
    expect((await browser.signIn('one@example.org')).status).toBe(200);
  });

  test('[ID7] the password asked again inside a session is slowed too, and keeps nobody from signing in', async () => {
    const owner = openBrowser(server.app);
    await owner.signUp();
    const ask = () => owner.post('/api/identity/delete-account', { password: 'wrong' });
    for (let n = 0; n < 5; n += 1) expect(codeOf(await ask())).toBe('identity/wrong-password');
    expect(codeOf(await ask())).toBe('identity/too-many-requests');
    expect((await openBrowser(server.app).signIn(mo.email, goodPassword)).status).toBe(200);
  });

  test('[ID20] the table of counts names no address and no account; what is old is removed', async () => {
    await guess('198.51.100.1');
    const rows = await server.db.select().from(rateLimit);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/198\.51|example/);
    clock.advance(3 * 24 * 3_600_000);
    await guess('198.51.100.2', 'other@example.org');
    await sweepCounts(server.ports);
    const keys = (await server.db.select().from(rateLimit)).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(keys).not.toContain(rows[0]?.key);
  });
});
