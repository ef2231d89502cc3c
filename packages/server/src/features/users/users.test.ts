import { exportUserContract } from '@calmbridge/domain/users/server-export';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ledgerEntries, users } from '#db/schema';
import { type Browser, codeOf, mo, openBrowser } from '#test/browser';
import { cleanSlate } from '#test/clean-slate';
import { startTestApp, type TestApp, testClock } from '#test/test-app';
import { grantAdmin } from './grant-admin.ts';

const clock = testClock();
let server: TestApp;
let owner: Browser;
let uid: string;
beforeAll(async () => {
  server = await startTestApp({ clock });
});
beforeEach(async () => {
  await cleanSlate(server, clock);
  owner = openBrowser(server.app);
  uid = (await owner.signUp()).user.uid;
});
afterAll(() => server.close());

const profile = { firstName: 'Jo', lastName: 'Reed', dob: '1990-05-06', accountCreator: 'socialWorkers' };
const documentRow = async () => (await server.db.select().from(users).where(eq(users.uid, uid)))[0];
const removeDocument = () => server.db.delete(users).where(eq(users.uid, uid));

describe('the user document', () => {
  test('[US1] is read and merged by its owner', async () => {
    const merged = await owner.patch(`/api/users/${uid}`, { firstName: ' Jo ', accountCreator: 'other' });
    expect(merged.status).toBe(200);
    expect(merged.body).toMatchObject({
      firstName: 'Jo',
      lastName: 'Harbour',
      dob: mo.dob,
      accountCreator: 'other',
    });
    expect((await owner.get(`/api/users/${uid}`)).body).toEqual(merged.body);
    expect((await owner.get('/api/me')).body).toMatchObject({ me: { user: { displayName: 'Jo Harbour' } } });
  });

  test('[US1] is not found by anyone else, and is not changed', async () => {
    const ann = openBrowser(server.app);
    await ann.signUp({ email: 'ann@example.org' });
    const answers = [
      await ann.get(`/api/users/${uid}`),
      await ann.patch(`/api/users/${uid}`, { firstName: 'Eve' }),
      await ann.patch(`/api/users/${uid}`, { firstName: '' }),
      await ann.get('/api/users/nobody'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(answers.map(codeOf)).toEqual(Array(4).fill('users/not-found'));
    expect((await documentRow())?.firstName).toBe('Mo');
  });

  test.each([
    ['credits', 999],
    ['creditsHundredths', 99900],
    ['plan', 'gold'],
    ['isAdmin', true],
    ['aiUsage', { carePlans: 0 }],
    ['email', 'eve@example.org'],
    ['uid', 'eve'],
    ['createdAt', '2020-01-01T00:00:00.000Z'],
    ['hasDebt', true],
  ])('[US2] a merge that names %s is refused and changes nothing', async (field, value) => {
    const before = await documentRow();
    const answer = await owner.patch(`/api/users/${uid}`, { firstName: 'Eve', [field]: value });
    expect([answer.status, codeOf(answer)]).toEqual([400, 'request/invalid']);
    expect(await documentRow()).toEqual(before);
  });

  test.each([
    { firstName: '' },
    { lastName: 'x'.repeat(101) },
    { dob: '1990-02-30' },
    { accountCreator: 'king' },
    { firstName: 7 },
    { firstName: '\u200B' },
    [],
    'text',
    null,
  ])('[US1] what is no profile is refused: %o', async (patch) => {
    const answer = await owner.patch(`/api/users/${uid}`, patch);
    expect([answer.status, codeOf(answer)]).toEqual([400, 'request/invalid']);
  });

  test('[CP5] what nobody can see is taken out of a name', async () => {
    const answer = await owner.patch(`/api/users/${uid}`, { firstName: 'M\u200Bo\u202E' });
    expect(answer.body).toMatchObject({ firstName: 'Mo' });
  });

  test('[US1] an empty merge changes nothing', async () => {
    expect((await owner.patch(`/api/users/${uid}`, {})).body).toMatchObject({ firstName: 'Mo' });
  });

  test('[US4] a date of birth in the future is refused; a day that has begun somewhere is not', async () => {
    const future = await owner.patch(`/api/users/${uid}`, { dob: '2026-11-17' });
    expect(future.body).toMatchObject({
      error: { code: 'request/invalid', issues: [{ path: 'dob', code: 'in-the-future' }] },
    });
    expect((await owner.patch(`/api/users/${uid}`, { dob: '2026-11-16' })).status).toBe(200);
  });

  test('[US3] an account without a document says so, and a merge of the whole profile creates it', async () => {
    await removeDocument();
    expect((await owner.get('/api/me')).body).toMatchObject({ is: 'signed-in', me: { document: null } });
    expect(codeOf(await owner.get(`/api/users/${uid}`))).toBe('users/not-found');

    const part = await owner.patch(`/api/users/${uid}`, { firstName: 'Jo' });
    expect(part.status).toBe(400);
    expect(part.body).toMatchObject({
      error: {
        code: 'request/invalid',
        issues: [
          { path: 'accountCreator', code: 'creator-missing' },
          { path: 'lastName', code: 'required' },
          { path: 'dob', code: 'required' },
        ],
      },
    });
    const created = await owner.patch(`/api/users/${uid}`, profile);
    expect(created.body).toMatchObject({
      ...profile,
      email: mo.email,
      plan: 'free',
      credits: 1,
      isAdmin: false,
    });
    expect(await server.db.select().from(ledgerEntries).where(eq(ledgerEntries.uid, uid))).toMatchObject([
      { kind: 'start', hundredths: 100 },
    ]);
  });

  test('[US3] ten tabs at once make one document and one starting credit', async () => {
    await removeDocument();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => owner.patch(`/api/users/${uid}`, profile)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await server.db.select().from(ledgerEntries).where(eq(ledgerEntries.uid, uid))).toHaveLength(1);
    expect(await documentRow()).toMatchObject({ creditsHundredths: 100 });
  });
});

describe('everything the server keeps', () => {
  test('[US8] is one file for its owner, without secrets and without others', async () => {
    const ann = openBrowser(server.app);
    await ann.signUp({ email: 'ann@example.org' });
    await server.ports.blobs.write(`ai-symbols/${uid}/library-1.jpg`, new Uint8Array([1]));
    const answer = await owner.get(`/api/users/${uid}/export`);
    expect(answer.status).toBe(200);
    expect(exportUserContract.output.parse(answer.body)).toMatchObject({
      account: { uid, email: mo.email, displayName: 'Mo Harbour' },
      document: { firstName: 'Mo', credits: 1 },
      sessions: [{ createdAt: expect.any(String) }],
      ledger: [{ kind: 'start', credits: 1, balanceAfter: 1 }],
      uses: [],
      payments: [],
      pictures: [`/ai-symbols/${uid}/library-1.jpg`],
    });
    const text = JSON.stringify(answer.body);
    const token = owner.jar.get('calmbridge.session') ?? 'none';
    for (const secret of ['ann@example.org', token, 'password', 'digest', 'token'])
      expect(text).not.toContain(secret);
    expect(codeOf(await ann.get(`/api/users/${uid}/export`))).toBe('users/not-found');
  });
});

describe('administration', () => {
  test('[US7] is granted and revoked by e-mail, and counts at once', async () => {
    expect(await grantAdmin(server.ports, ' MO@example.org', true)).toBe('changed');
    expect((await owner.get(`/api/users/${uid}`)).body).toMatchObject({ isAdmin: true, credits: 999_999 });
    expect(await documentRow()).toMatchObject({ creditsHundredths: 100 });
    expect(await grantAdmin(server.ports, mo.email, false)).toBe('changed');
    expect((await owner.get(`/api/users/${uid}`)).body).toMatchObject({ isAdmin: false, credits: 1 });
  });

  test('[US7] says when there is no such account or no profile', async () => {
    expect(await grantAdmin(server.ports, 'nobody@example.org', true)).toBe('no-account');
    expect(await grantAdmin(server.ports, 'not an address', true)).toBe('no-account');
    await removeDocument();
    expect(await grantAdmin(server.ports, mo.email, true)).toBe('no-profile');
  });
});
