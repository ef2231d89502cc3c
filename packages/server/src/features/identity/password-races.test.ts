import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, goodPassword, mo, openBrowser } from '#test/browser';
import { gate } from '#test/gate';
import { readOutbox, resetTokens } from '#test/outbox';
import { startTestApp, type TestApp } from '#test/test-app';
import { replacePassword } from './account-store.ts';
import { createPasswords, type Passwords } from './passwords.ts';

const newPassword = 'another quiet harbour';

let server: TestApp;
/** The same server, whose password checks wait at a gate once they are made. */
let held: { app: TestApp['app']; open(): void; isChecked: Promise<void>; close(): Promise<void> };
let owner: ReturnType<typeof openBrowser>;

beforeEach(async () => {
  server = await startTestApp();
  held = await startHeldServer();
  owner = openBrowser(server.app);
  await owner.signUp();
});
afterEach(async () => {
  held.open();
  await held.close();
  await server.close();
});

async function startHeldServer() {
  const { open, opened } = gate();
  const checked = gate();
  const real = createPasswords({ log2N: 4, r: 8, p: 1 });
  const passwords: Passwords = {
    ...real,
    verify: async (password, hash) => {
      const isRight = await real.verify(password, hash);
      checked.open();
      await opened;
      return isRight;
    },
  };
  const { app, close } = await startTestApp({ database: server.database, passwords });
  return { app, open, isChecked: checked.opened, close };
}

const changePassword = () =>
  owner.post('/api/identity/change-password', { currentPassword: goodPassword, newPassword });
const resetPassword = async () => {
  await owner.post('/api/identity/forgot-password', { email: mo.email });
  const [token = ''] = resetTokens(await readOutbox(server.ports));
  return owner.post('/api/identity/reset-password', { token, newPassword });
};
const deleteAccount = () => owner.post('/api/identity/delete-account', { password: goodPassword });
const sessions = async () => {
  const found = await server.database.pool.query<{ n: number }>('select count(*) as n from auth_sessions');
  return found.rows[0]?.n;
};

describe('a sign-in under way', () => {
  test.each([
    ['the password is changed', changePassword, 1],
    ['the password is reset', resetPassword, 0],
    ['the account is deleted', deleteAccount, 0],
  ])('[ID23] makes no session when %s meanwhile', async (_what, act, sessionsLeft) => {
    const stranger = openBrowser(held.app);
    const signingIn = stranger.signIn();
    await held.isChecked;
    expect((await act()).status).toBe(200);
    held.open();
    const answer = await signingIn;
    expect([answer.status, codeOf(answer)]).toEqual([401, 'identity/invalid-credential']);
    expect(answer.cookies).toEqual([]);
    expect((await stranger.get('/api/me')).body).toEqual({ is: 'signed-out' });
    expect(await sessions()).toBe(sessionsLeft);
  });

  test('[ID23] waits for a change that is not committed yet, and makes no session after it', async () => {
    const signingIn = openBrowser(held.app).signIn();
    await held.isChecked;
    const uid = ((await owner.get('/api/me')).body as { me: { user: { uid: string } } }).me.user.uid;
    const passwordHash = await server.ports.passwords.hash(newPassword);
    await server.db.transaction(async (tx) => {
      await replacePassword(tx, { uid, passwordHash, now: new Date() });
      held.open();
      await expect.poll(isSomeoneWaiting).toBe(true);
    });
    expect((await signingIn).status).toBe(401);
    expect(await sessions()).toBe(0);
  });

  test('[ID23] goes on when nothing happens', async () => {
    held.open();
    expect((await openBrowser(held.app).signIn()).status).toBe(200);
  });
});

// On PostgreSQL the statement waits for a lock; on the embedded database it waits for the only connection.
async function isSomeoneWaiting() {
  const { kind, pool } = server.database;
  if (kind === 'embedded') return pool.waitingCount > 0;
  const found = await pool.query<{ n: number }>(
    `select count(*) as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return (found.rows[0]?.n ?? 0) > 0;
}

describe('the old password', () => {
  test('[ID23] changes nothing when it was replaced while it was checked', async () => {
    const intruder = openBrowser(held.app);
    const asIntruder = openBrowser(server.app);
    await asIntruder.signIn();
    for (const [name, value] of asIntruder.jar) intruder.jar.set(name, value);
    const changing = intruder.post('/api/identity/change-password', {
      currentPassword: goodPassword,
      newPassword: 'the intruders harbour',
    });
    await held.isChecked;
    expect((await changePassword()).status).toBe(200);
    held.open();
    expect(codeOf(await changing)).toBe('identity/wrong-password');
    expect((await openBrowser(server.app).signIn(mo.email, newPassword)).status).toBe(200);
  });

  test('[ID23] deletes nothing when it was replaced while it was checked', async () => {
    const intruder = openBrowser(held.app);
    const asIntruder = openBrowser(server.app);
    await asIntruder.signIn();
    for (const [name, value] of asIntruder.jar) intruder.jar.set(name, value);
    const deleting = intruder.post('/api/identity/delete-account', { password: goodPassword });
    await held.isChecked;
    expect((await changePassword()).status).toBe(200);
    held.open();
    expect(codeOf(await deleting)).toBe('identity/wrong-password');
    expect((await openBrowser(server.app).signIn(mo.email, newPassword)).status).toBe(200);
  });
});
