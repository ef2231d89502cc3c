import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uses } from '#db/credits-schema';
import { type Browser, codeOf, openBrowser } from '#test/browser';
import { startTestApp } from '#test/test-app';

// Walks over every route the app has, also those written after this test: each is either named here as public or must
// refuse a signed-out visitor, and must not know another carer's ids.

const publicRoutes = [
  'GET /*',
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /api/service',
  'GET /api/me',
  'POST /api/identity/sign-up',
  'POST /api/identity/sign-in',
  'POST /api/identity/sign-out',
  'POST /api/identity/forgot-password',
  'POST /api/identity/reset-password',
  'POST /api/payments/webhook',
];

const server = await startTestApp();
const routes = [
  ...new Set(
    server.app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`),
  ),
].toSorted();
const guarded = routes.filter((route) => !publicRoutes.includes(route));
const withIds = guarded.filter((route) => route.includes('/:'));

const marks = { email: 'marked.anna@example.org', firstName: 'Markedanna', lastName: 'Markedreed' };
const useId = randomUUID();
let annaUid = '';
let annaToken = '';
let ben: Browser;

beforeAll(async () => {
  const anna = openBrowser(server.app);
  annaUid = (await anna.signUp(marks)).user.uid;
  annaToken = anna.jar.get('calmbridge.session') ?? '';
  await server.db.insert(uses).values({
    uid: annaUid,
    useId,
    feature: 'stories',
    priceHundredths: 25,
    bodyDigest: 'digest',
    state: 'captured',
    deadlineAt: new Date(),
    createdAt: new Date(),
    settledAt: new Date(),
  });
  ben = openBrowser(server.app);
  await ben.signUp({ email: 'ben@example.org', firstName: 'Ben', lastName: 'Stone' });
});
afterAll(() => server.close());

/** What each kind of id in a path is for Anna. A new kind must be added here, with a row of hers behind it. */
const annasIds = (): Record<string, string> => ({
  uid: annaUid,
  useId,
  file: `library-${'a'.repeat(40)}.jpg`,
});

const ask = (browser: Browser, route: string, ids: Record<string, string>) => {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replace(/:(\w+)/g, (_whole, name: string) => {
    const id = ids[name];
    if (id === undefined) throw new Error(`${route}: say in annasIds what :${name} is for Anna`);
    return id;
  });
  return browser.send(method, path, method === 'GET' ? undefined : {});
};

const withoutRequestId = (text: string) => text.replace(/"requestId":"[^"]+"/, '');

describe('every route', () => {
  test('[ID19] the list of public routes names only routes there are', () => {
    expect(publicRoutes.filter((route) => !routes.includes(route))).toEqual([]);
    expect(guarded.length).toBeGreaterThan(5);
  });

  test.each(guarded)('[ID19] %s refuses a signed-out visitor', async (route) => {
    const answer = await ask(openBrowser(server.app), route, annasIds());
    const isSpending = route.startsWith('POST /api/uses');
    const code = isSpending ? 'credits/not-authenticated' : 'identity/not-signed-in';
    expect([answer.status, codeOf(answer)]).toEqual([401, code]);
  });

  test.each(withIds)('[ID19] %s answers another carer’s id as one that does not exist', async (route) => {
    const annas = await ask(ben, route, annasIds());
    const madeUp = Object.fromEntries(Object.keys(annasIds()).map((name) => [name, randomUUID()]));
    const nobodys = await ask(ben, route, madeUp);
    expect(annas.status).toBe(nobodys.status);
    expect(withoutRequestId(annas.text)).toBe(withoutRequestId(nobodys.text));
    expect(annas.status).toBeGreaterThanOrEqual(400);
    if (route.includes('/:uid')) expect(annas.status).toBe(404);
  });

  test.each(routes)('[ID19] %s tells Ben nothing of Anna', async (route) => {
    if (route === 'POST /api/identity/sign-out') return;
    const answer = await ask(ben, route, annasIds());
    expect(answer.status).not.toBe(500);
    for (const mark of [...Object.values(marks), annaUid, annaToken, useId]) {
      expect(answer.text.toLowerCase()).not.toContain(mark.toLowerCase());
    }
  });

  test.each(withIds)('[HT13] %s answers a bad id with a clear refusal', async (route) => {
    const bad = ['%00', '%ff', '%', 'null', '__proto__', '-1', "';--", '%F0%9F%A6%8B', 'x'.repeat(500)];
    for (const id of bad) {
      const ids = Object.fromEntries(Object.keys(annasIds()).map((name) => [name, id]));
      const answer = await ask(ben, route, ids);
      expect([id, answer.status >= 400 && answer.status < 500]).toEqual([id, true]);
    }
  });

  test.each(routes.filter((route) => route.startsWith('POST') || route.startsWith('PATCH')))(
    '[HT13] %s takes NUL in any field for no fault',
    async (route) => {
      if (route.endsWith('/sign-out')) return;
      const [method = '', path = ''] = route.split(' ');
      const names = [
        'useId',
        'feature',
        'clientSecret',
        'email',
        'password',
        'token',
        'firstName',
        'message',
        'prompt',
      ];
      const body = Object.fromEntries(names.map((name) => [name, '\0']));
      const address = path.replace(/:(\w+)/g, (_whole, name: string) => annasIds()[name] ?? '');
      const answer = await ben.send(method, address, body);
      // Some read no body at all; then there is nothing to refuse.
      expect(answer.status).toBeLessThan(500);
    },
  );

  test('[ID19] Anna still has all that was hers', async () => {
    const anna = openBrowser(server.app);
    expect((await anna.signIn(marks.email)).body).toMatchObject({
      user: { uid: annaUid },
      document: { firstName: 'Markedanna', credits: 1 },
    });
  });
});
