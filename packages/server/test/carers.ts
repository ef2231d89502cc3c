// Carers straight in the database, for tests that are not about signing up.
import { randomUUID } from 'node:crypto';
import type { Plan } from '@calmbridge/domain/credits/prices';
import type { Database } from '#db/open-database';

type Given = {
  hundredths?: number;
  plan?: Plan;
  isAdmin?: boolean;
  now?: Date;
  lastFreeCreditAt?: Date | null;
};

export async function addCarer({ pool }: Database, given: Given = {}): Promise<string> {
  const { hundredths = 100, plan = 'free', isAdmin = false, now = new Date() } = given;
  const uid = randomUUID();
  const email = `${uid}@example.org`;
  await pool.query('insert into auth_users (id, name, email) values ($1, $2, $3)', [
    uid,
    'Test Carer',
    email,
  ]);
  await pool.query(
    `insert into users (uid, first_name, last_name, email, dob, account_creator, plan, credits_hundredths, is_admin,
       created_at, last_login, last_free_credit_at)
     values ($1, 'Test', 'Carer', $2, '1990-01-01', 'other', $3, $4, $5, $6, $6, $7)`,
    [
      uid,
      email,
      plan,
      hundredths,
      isAdmin,
      now,
      given.lastFreeCreditAt === undefined ? now : given.lastFreeCreditAt,
    ],
  );
  if (hundredths > 0)
    await pool.query(
      `insert into ledger_entries (uid, ref, kind, hundredths, balance_after, reason, actor, created_at)
       values ($1, 'start', 'start', $2, $2, 'starting credits', 'system', $3)`,
      [uid, hundredths, now],
    );
  return uid;
}

export async function balanceOf({ pool }: Database, uid: string): Promise<number> {
  const found = await pool.query<{ balance: number }>(
    'select credits_hundredths as balance from users where uid = $1',
    [uid],
  );
  return found.rows[0]?.balance ?? Number.NaN;
}
