import { and, eq, lte } from 'drizzle-orm';
import type { Drizzle } from '#db/open-database';
import { pictureRemovals } from '#db/schema';
import type { Transaction } from '#features/users/begin-document';

export async function insertRemoval(tx: Transaction, uid: string, now: Date): Promise<void> {
  await tx.insert(pictureRemovals).values({ uid, createdAt: now }).onConflictDoNothing();
}

export const findRemovals = async (db: Drizzle): Promise<string[]> =>
  (await db.select({ uid: pictureRemovals.uid }).from(pictureRemovals).limit(100)).map(({ uid }) => uid);

/** Done with, if it was noted before the given moment. */
export async function deleteRemoval(db: Drizzle, uid: string, before: Date): Promise<void> {
  await db
    .delete(pictureRemovals)
    .where(and(eq(pictureRemovals.uid, uid), lte(pictureRemovals.createdAt, before)));
}
