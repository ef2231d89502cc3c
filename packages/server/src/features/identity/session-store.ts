import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { Drizzle } from '#db/open-database';
import { account, session, user, users } from '#db/schema';
import { columnsOf, type Queries, statement } from '#db/statement';
import type { Carer } from '#http/app-env';

/** Who holds this session, while it stands. Asked with every call, so the statement is kept ready. */
export async function findCarer(db: Drizzle, token: string, now: Date): Promise<Carer | null> {
  const ready = prepared.get(db) ?? prepareFindCarer(db);
  prepared.set(db, ready);
  const [found] = await ready.execute({ token, now });
  return found ? { ...found, isAdmin: found.isAdmin ?? false, sessionToken: token } : null;
}

const prepared = new WeakMap<Drizzle, ReturnType<typeof prepareFindCarer>>();

const prepareFindCarer = (db: Drizzle) =>
  db
    .select({
      uid: user.id,
      email: user.email,
      displayName: user.name,
      isAdmin: users.isAdmin,
      accountCreator: users.accountCreator,
      sessionExpiresAt: session.expiresAt,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .leftJoin(users, eq(users.uid, user.id))
    .where(and(eq(session.token, sql.placeholder('token')), gt(session.expiresAt, sql.placeholder('now'))))
    .prepare('find-carer');

/** Whose password was found right, and the stored hash it was checked against. */
export type CheckedPassword = { uid: string; passwordHash: string };

type NewSession = { id: string; token: string; userAgent: string; expiresAt: Date; now: Date };

const insertedColumns = columnsOf(session, [
  'id',
  'userId',
  'token',
  'userAgent',
  'expiresAt',
  'createdAt',
  'updatedAt',
]);
const insertSessionSql = statement`
insert into ${session} (${insertedColumns})
select $1, u.${user.id}, $2, $3, $4, $5, $5
from ${user} u join ${account} a on a.${account.userId} = u.${user.id}
where u.${user.id} = $6 and a.${account.providerId} = 'credential' and a.${account.password} = $7
for share`;

/**
 * Makes the session only while the checked hash is still the stored one (ID23). The locks make it wait for a change,
 * reset or deletion under way, which in turn waits for this statement and then finds the session to end.
 */
export async function insertSession(
  pool: Queries,
  { uid, passwordHash }: CheckedPassword,
  { id, token, userAgent, expiresAt, now }: NewSession,
): Promise<boolean> {
  const values = [id, token, userAgent, expiresAt, now, uid, passwordHash];
  return (await pool.query(insertSessionSql, values)).rowCount === 1;
}

export const listSessions = (db: Drizzle, uid: string, now: Date) =>
  db
    .select()
    .from(session)
    .where(and(eq(session.userId, uid), gt(session.expiresAt, now)))
    .orderBy(desc(session.createdAt));

/** Sessions that ran out are of no use to anyone; they go when their owner comes back. */
export async function removeEndedSessions(db: Drizzle, uid: string, now: Date): Promise<void> {
  await db.delete(session).where(and(eq(session.userId, uid), lte(session.expiresAt, now)));
}

export async function endOtherSessions(
  db: Drizzle,
  uid: string,
  keptToken: string,
  now: Date,
): Promise<number> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.userId, uid), ne(session.token, keptToken)))
    .returning({ expiresAt: session.expiresAt });
  return ended.filter(({ expiresAt }) => expiresAt > now).length;
}
