import { freeCreditHundredths } from '@calmbridge/domain/credits/prices';
import type { CarerProfile } from '@calmbridge/domain/users/carer-profile';
import { eq } from 'drizzle-orm';
import type { Drizzle } from '#db/open-database';
import { ledgerEntries, user, users } from '#db/schema';

export type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0];

export const readUserRow = async (db: Drizzle, uid: string) =>
  (await db.select().from(users).where(eq(users.uid, uid)))[0] ?? null;

export type NewDocument = CarerProfile & { uid: string; email: string; now: Date };

/** Writes the document and its starting credit together. False when there is a document already. */
export async function insertDocument(
  tx: Transaction,
  { uid, email, now, ...profile }: NewDocument,
): Promise<boolean> {
  const inserted = await tx
    .insert(users)
    .values({
      uid,
      email,
      firstName: profile.firstName,
      lastName: profile.lastName,
      dob: profile.dob,
      accountCreator: profile.accountCreator,
      creditsHundredths: freeCreditHundredths,
      createdAt: now,
      lastLogin: now,
      lastFreeCreditAt: now,
    })
    .onConflictDoNothing()
    .returning({ uid: users.uid });
  if (inserted.length === 0) return false;
  await tx.insert(ledgerEntries).values({
    uid,
    ref: 'start',
    kind: 'start',
    hundredths: freeCreditHundredths,
    balanceAfter: freeCreditHundredths,
    reason: 'starting credit',
    actor: 'system',
    createdAt: now,
  });
  return true;
}

/** Merges into the document and keeps the account's display name in step. False when there is no document. */
export function updateDocument(
  db: Drizzle,
  uid: string,
  changes: Partial<CarerProfile>,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [merged] = await tx.update(users).set(changes).where(eq(users.uid, uid)).returning();
    if (!merged) return false;
    await setDisplayName(tx, uid, merged, now);
    return true;
  });
}

export async function setDisplayName(
  tx: Transaction,
  uid: string,
  { firstName, lastName }: Pick<CarerProfile, 'firstName' | 'lastName'>,
  now: Date,
): Promise<void> {
  await tx
    .update(user)
    .set({ name: `${firstName} ${lastName}`, updatedAt: now })
    .where(eq(user.id, uid));
}

export async function setLastLogin(db: Drizzle, uid: string, now: Date): Promise<void> {
  await db.update(users).set({ lastLogin: now }).where(eq(users.uid, uid));
}

export type AdminChange = 'changed' | 'no-account' | 'no-profile';

export async function setAdmin(db: Drizzle, email: string, isAdmin: boolean): Promise<AdminChange> {
  const [owner] = await db.select({ uid: user.id }).from(user).where(eq(user.email, email));
  if (!owner) return 'no-account';
  const changed = await db
    .update(users)
    .set({ isAdmin })
    .where(eq(users.uid, owner.uid))
    .returning({ uid: users.uid });
  return changed.length === 1 ? 'changed' : 'no-profile';
}
