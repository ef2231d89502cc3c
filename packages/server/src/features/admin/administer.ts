import type { AdminUserRow } from '@calmbridge/domain/credits/admin';
import { creditsOf, hundredthsOf } from '@calmbridge/domain/credits/prices';
import { ok, type Result, refuse } from '@calmbridge/domain/result';
import type { PaymentProvider } from '#adapters/payments/provider';
import type { Ports } from '#ports';
import { findUsers, insertAdjustment, readTotals } from './admin-store.ts';

type AdminPorts = Pick<Ports, 'database' | 'clock' | 'log'>;

const usersShown = 50;

export async function listUsers({ database: { pool } }: AdminPorts, query: string) {
  const rows = await findUsers(pool, query, usersShown + 1);
  const users: AdminUserRow[] = rows
    .slice(0, usersShown)
    .map(({ creditsHundredths, createdAt, lastLogin, ...row }) => ({
      ...row,
      credits: creditsOf(creditsHundredths),
      createdAt: createdAt.toISOString(),
      lastLogin: lastLogin.toISOString(),
    }));
  return { users, hasMore: rows.length > usersShown };
}

export async function adjustCredits(
  { database: { pool }, clock, log }: AdminPorts,
  adminUid: string,
  uid: string,
  request: { adjustmentId: string; credits: number; reason: string },
): Promise<Result<{ credits: number }>> {
  const { adjustmentId, credits, reason } = request;
  const hundredths = hundredthsOf(credits);
  const done = await insertAdjustment(pool, {
    uid,
    adjustmentId,
    hundredths,
    reason,
    byUid: adminUid,
    now: clock.now(),
  });
  if (done.is === 'unknown-user') return refuse('users/not-found');
  if (done.is === 'below-zero') return refuse('credits/insufficient');
  log.info({ adminUid, uid, hundredths }, 'an administrator adjusted credits');
  return ok({ credits: creditsOf(done.balance) });
}

const weekMs = 7 * 24 * 60 * 60 * 1000;

export type HealthPorts = {
  provider: PaymentProvider | null;
  assistant: { is: 'guidebook' | 'service'; state(): 'ok' | 'failing' | 'unavailable' };
  images: { is: 'library' | 'service'; state(): 'ok' | 'failing' | 'unavailable' };
};

export async function readOverview(
  { database: { pool }, clock }: AdminPorts,
  { provider, assistant, images }: HealthPorts,
) {
  const totals = await readTotals(pool, new Date(clock.now().getTime() - weekMs));
  const isHealthy = provider === null || (await provider.isHealthy());
  return {
    totals: {
      users: totals.users,
      creditsHeldByUsers: creditsOf(totals.heldHundredths),
      creditsBought: creditsOf(totals.boughtHundredths),
      usesThisWeek: totals.usesThisWeek,
      openHolds: totals.openHolds,
      parkedPayments: totals.parkedPayments,
    },
    assistant: { is: assistant.is, state: assistant.state() },
    images: { is: images.is, state: images.state() },
    payments: {
      is: provider?.kind ?? ('off' as const),
      state: isHealthy ? ('ok' as const) : ('failing' as const),
    },
  };
}
