import { and, eq, gt, lte, ne } from 'drizzle-orm';
import type { Drizzle } from '#db/open-database';
import { account, session, user, verification } from '#db/schema';
import type { Transaction } from '#features/users/begin-document';

export type NewAccount = { uid: string; email: string; displayName: string; passwordHash: string; now: Date };

/** False when the e-mail is taken, however many ask at once. */
export async function insertAccount(
  tx: Transaction,
  { uid, email, displayName, passwordHash, now }: NewAccount,
) {
  const stamps = { createdAt: now, updatedAt: now };
  const inserted = await tx
    .insert(user)
    .values({ id: uid, email, name: displayName, ...stamps })
    .onConflictDoNothing({ target: user.email })
    .returning({ id: user.id });
  if (inserted.length === 0) return false;
  await tx.insert(account).values({
    id: uid,
    userId: uid,
    accountId: uid,
    providerId: 'credential',
    password: passwordHash,
    ...stamps,
  });
  return true;
}

export async function findCredential(db: Drizzle, email: string) {
  const [found] = await db
    .select({ uid: user.id, passwordHash: account.password, createdAt: user.createdAt })
    .from(user)
    .innerJoin(account, eq(account.userId, user.id))
    .where(and(eq(user.email, email), eq(account.providerId, 'credential')));
  return found ?? null;
}

export const findAccountByEmail = async (db: Drizzle, email: string) =>
  (await db.select({ uid: user.id }).from(user).where(eq(user.email, email)))[0] ?? null;

export const readAccount = async (db: Drizzle, uid: string) =>
  (await db.select().from(user).where(eq(user.id, uid)))[0] ?? null;

export async function readPasswordHash(db: Drizzle, uid: string): Promise<string | null> {
  const [found] = await db.select({ password: account.password }).from(account).where(isCredentialOf(uid));
  return found?.password ?? null;
}

/**
 * Locks the account's password until the end of the transaction. False when it is no longer the one that was checked
 * (ID23), or the account is gone.
 */
export async function lockPassword(tx: Transaction, uid: string, passwordHash: string): Promise<boolean> {
  const locked = await tx
    .select({ uid: user.id })
    .from(user)
    .innerJoin(account, eq(account.userId, user.id))
    .where(and(isCredentialOf(uid), eq(account.password, passwordHash)))
    .for('update');
  return locked.length === 1;
}

/** Replaces the password, ends every session but the one kept, and voids every reset link, all at once. */
export async function replacePassword(
  tx: Transaction,
  { uid, passwordHash, keptToken, now }: { uid: string; passwordHash: string; keptToken?: string; now: Date },
): Promise<void> {
  await tx.update(account).set({ password: passwordHash, updatedAt: now }).where(isCredentialOf(uid));
  const isEnded = keptToken === undefined ? undefined : ne(session.token, keptToken);
  await tx.delete(session).where(and(eq(session.userId, uid), isEnded));
  await tx.delete(verification).where(eq(verification.value, uid));
}

export type ResetLink = { id: string; uid: string; digest: string; expiresAt: Date; now: Date };

export async function insertResetLink(
  db: Drizzle,
  { id, uid, digest, expiresAt, now }: ResetLink,
): Promise<void> {
  await db.delete(verification).where(lte(verification.expiresAt, now));
  await db
    .insert(verification)
    .values({ id, identifier: digest, value: uid, expiresAt, createdAt: now, updatedAt: now });
}

/** Whose link this is, while it lives. */
export async function findResetLink(db: Drizzle, digest: string, now: Date) {
  const [found] = await db
    .select({ uid: user.id, email: user.email })
    .from(verification)
    .innerJoin(user, eq(user.id, verification.value))
    .where(isLiving(digest, now));
  return found ?? null;
}

/** Uses the link up. False when someone else was quicker. */
export async function consumeResetLink(tx: Transaction, digest: string, now: Date): Promise<boolean> {
  const used = await tx.delete(verification).where(isLiving(digest, now)).returning({ id: verification.id });
  return used.length === 1;
}

/** Everything that hangs on the account goes with it by the database's own rules. */
export async function removeAccount(tx: Transaction, uid: string): Promise<void> {
  await tx.delete(verification).where(eq(verification.value, uid));
  await tx.delete(user).where(eq(user.id, uid));
}

const isCredentialOf = (uid: string) => and(eq(account.userId, uid), eq(account.providerId, 'credential'));

const isLiving = (digest: string, now: Date) =>
  and(eq(verification.identifier, digest), gt(verification.expiresAt, now));
