import { eq, inArray, lt } from 'drizzle-orm';
import type { Drizzle } from '#db/open-database';
import { rateLimit } from '#db/schema';

/** `at` is milliseconds since 1970; what moment it is depends on what is counted. */
export type Count = { count: number; at: number };
export type Counts = ReadonlyMap<string, Count>;

/** Hands over the counts of these keys, locked against everyone else, and keeps the ones that come back. */
export function changeCounts<T>(
  db: Drizzle,
  keys: readonly string[],
  decide: (counts: Counts) => { keep: Counts; answer: T },
): Promise<T> {
  // Everyone locks in the same order, so two attempts never wait for each other.
  const ordered = [...new Set(keys)].toSorted();
  return db.transaction(async (tx) => {
    await tx
      .insert(rateLimit)
      .values(ordered.map((key) => ({ id: key, key, count: 0, lastRequest: 0 })))
      .onConflictDoNothing();
    const rows = await tx
      .select()
      .from(rateLimit)
      .where(inArray(rateLimit.key, ordered))
      .orderBy(rateLimit.key)
      .for('update');
    const counts = new Map(rows.map((row) => [row.key, { count: row.count, at: row.lastRequest }]));
    const { keep, answer } = decide(counts);
    for (const [key, { count, at }] of keep) {
      await tx.update(rateLimit).set({ count, lastRequest: at }).where(eq(rateLimit.key, key));
    }
    return answer;
  });
}

export async function removeCounts(db: Drizzle, keys: readonly string[]): Promise<void> {
  await db.delete(rateLimit).where(inArray(rateLimit.key, [...keys].toSorted()));
}

/** Removes what was last touched before then, leaving alone what someone works on. */
export async function removeOldCounts(db: Drizzle, before: number): Promise<void> {
  const old = db
    .select({ key: rateLimit.key })
    .from(rateLimit)
    .where(lt(rateLimit.lastRequest, before))
    .for('update', { skipLocked: true });
  await db.delete(rateLimit).where(inArray(rateLimit.key, old));
}
