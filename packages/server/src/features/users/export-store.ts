import { asc, eq } from 'drizzle-orm';
import { payments, uses } from '#db/credits-schema';
import type { Drizzle } from '#db/open-database';
import { ledgerEntries, session, user } from '#db/schema';

/** Every row that belongs to a carer, without anything secret: no password, no token, no digest. */
export async function readEverything(db: Drizzle, uid: string) {
  const [account] = await db
    .select({ uid: user.id, email: user.email, displayName: user.name, createdAt: user.createdAt })
    .from(user)
    .where(eq(user.id, uid));
  const sessions = await db
    .select({
      createdAt: session.createdAt,
      expiresAt: session.expiresAt,
      userAgent: session.userAgent,
      ipAddress: session.ipAddress,
    })
    .from(session)
    .where(eq(session.userId, uid))
    .orderBy(asc(session.createdAt));
  const ledger = await db
    .select({
      createdAt: ledgerEntries.createdAt,
      kind: ledgerEntries.kind,
      hundredths: ledgerEntries.hundredths,
      balanceAfter: ledgerEntries.balanceAfter,
      reason: ledgerEntries.reason,
    })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.uid, uid))
    .orderBy(asc(ledgerEntries.id));
  const used = await db
    .select({
      createdAt: uses.createdAt,
      feature: uses.feature,
      priceHundredths: uses.priceHundredths,
      state: uses.state,
    })
    .from(uses)
    .where(eq(uses.uid, uid))
    .orderBy(asc(uses.createdAt));
  const paid = await db
    .select({
      createdAt: payments.createdAt,
      provider: payments.provider,
      paymentId: payments.intentId,
      plan: payments.plan,
      amountCents: payments.amountCents,
      currency: payments.currency,
      hasSucceeded: payments.hasSucceeded,
      refundedCents: payments.refundedCents,
      dispute: payments.dispute,
    })
    .from(payments)
    .where(eq(payments.uid, uid))
    .orderBy(asc(payments.createdAt));
  return { account: account ?? null, sessions, ledger, uses: used, payments: paid };
}
