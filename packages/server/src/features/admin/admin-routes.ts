import {
  adjustCreditsContract,
  adminOverviewContract,
  findUsersContract,
  userLedgerContract,
} from '@calmbridge/domain/credits/admin';
import { refuse } from '@calmbridge/domain/result';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { readLedger } from '#features/credits/read-history';
import { readUserDocument } from '#features/users/read-user-document';
import type { SignedIn } from '#http/app-env';
import { jsonBody } from '#http/json-body';
import { refused } from '#http/refused';
import { signedIn } from '#http/signed-in';
import type { Ports } from '#ports';
import { isAdmin } from './admin-store.ts';
import { adjustCredits, type HealthPorts, listUsers, readOverview } from './administer.ts';

const uidOf = (c: Context<SignedIn>) => c.req.param('uid') ?? '';

export const adminRoutes = (ports: Ports, health: HealthPorts) => {
  /** For anyone else these addresses do not exist (AD1). */
  const adminOnly = createMiddleware<SignedIn>(async (c, next) => {
    if (await isAdmin(ports.database.pool, c.var.carer.uid)) return next();
    return refused(c, refuse('request/not-found').refusal);
  });

  return new Hono<SignedIn>()
    .get(findUsersContract.path, signedIn, adminOnly, async (c) =>
      c.json(await listUsers(ports, (c.req.query('query') ?? '').slice(0, 254))),
    )
    .get(userLedgerContract.path, signedIn, adminOnly, async (c) => {
      const document = await readUserDocument(ports, uidOf(c));
      if (!document.ok) return refused(c, document.refusal);
      const page = await readLedger(ports, uidOf(c), c.req.query('before'));
      return c.json({ document: document.value, ...page });
    })
    .post(
      adjustCreditsContract.path,
      signedIn,
      adminOnly,
      jsonBody(adjustCreditsContract.input),
      async (c) => {
        const adjusted = await adjustCredits(ports, c.var.carer.uid, uidOf(c), c.req.valid('json'));
        return adjusted.ok ? c.json(adjusted.value) : refused(c, adjusted.refusal);
      },
    )
    .get(adminOverviewContract.path, signedIn, adminOnly, async (c) =>
      c.json(await readOverview(ports, health)),
    );
};
