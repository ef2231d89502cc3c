// Carers with sessions and plenty of credits, straight in the database: signing up hundreds would take longer than the
// bench. Only the first signs up as anybody does, which also tells what the session's cookie is called.
import { createHmac } from 'node:crypto';
import type { Database } from '../../packages/server/src/db/open-database.ts';

const plenty = 1_000_000;

export async function seedCarers(pool: Database['pool'], url: string, secret: string, count: number) {
  const signUp = await fetch(`${url}/api/identity/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      accountCreator: 'other',
      firstName: 'A',
      lastName: 'B',
      dob: '1990-01-01',
      email: 'first@example.org',
      password: 'a quiet harbour light',
      plan: 'free',
    }),
  });
  const named = signUp.headers.getSetCookie().find((set) => set.includes('session'));
  const cookieName = named?.split('=')[0] ?? '';
  await pool.query(
    `insert into auth_users (id, name, email)
     select 'load-' || n, 'Load', n || '@load.example.org' from generate_series(1, $1::int) n`,
    [count],
  );
  await pool.query(
    `insert into users (uid, first_name, last_name, email, dob, account_creator, credits_hundredths, created_at, last_login)
     select 'load-' || n, 'a', 'b', n || '@load.example.org', '1990-01-01', 'other', $2::int, now(), now()
     from generate_series(1, $1::int) n`,
    [count, plenty],
  );
  await pool.query(
    `insert into ledger_entries (uid, ref, kind, hundredths, balance_after, reason, actor, created_at)
     select 'load-' || n, 'start', 'start', $2::int, $2::int, 'bench', 'system', now() from generate_series(1, $1::int) n`,
    [count, plenty],
  );
  await pool.query(
    `insert into auth_sessions (id, token, user_id, expires_at)
     select 'load-' || n, 'token-' || n, 'load-' || n, now() + interval '7 days' from generate_series(1, $1::int) n`,
    [count],
  );
  return Array.from({ length: count }, (_, at) => {
    const token = `token-${at + 1}`;
    const signature = createHmac('sha256', secret).update(token).digest('base64');
    return { uid: `load-${at + 1}`, cookie: `${cookieName}=${encodeURIComponent(`${token}.${signature}`)}` };
  });
}
