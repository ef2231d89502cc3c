import { refuse } from '@calmbridge/domain/result';
import { isInTheFuture } from '@calmbridge/domain/users/carer-profile';
import { exportUserContract } from '@calmbridge/domain/users/server-export';
import { mergeUserContract, readUserContract } from '@calmbridge/domain/users/user-document';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { SignedIn } from '#http/app-env';
import { jsonBody } from '#http/json-body';
import { refused } from '#http/refused';
import { signedIn } from '#http/signed-in';
import type { Ports } from '#ports';
import { exportUser } from './export-user.ts';
import { mergeUserDocument } from './merge-user-document.ts';
import { readUserDocument } from './read-user-document.ts';

/** Any id but one's own is answered as if it did not exist (US1). */
const ownerOnly = createMiddleware<SignedIn>(async (c, next) => {
  if (c.req.param('uid') === c.var.carer.uid) return next();
  return refused(c, refuse('users/not-found').refusal);
});

export const userRoutes = (ports: Ports) =>
  new Hono<SignedIn>()
    .get(readUserContract.path, signedIn, ownerOnly, async (c) => {
      const document = await readUserDocument(ports, c.var.carer.uid);
      return document.ok ? c.json(document.value) : refused(c, document.refusal);
    })
    .get(exportUserContract.path, signedIn, ownerOnly, async (c) => {
      const everything = await exportUser(ports, c.var.carer.uid);
      if (!everything.ok) return refused(c, everything.refusal);
      c.header('Content-Disposition', 'attachment; filename="calmbridge-account.json"');
      return c.json(everything.value);
    })
    .patch(mergeUserContract.path, signedIn, ownerOnly, jsonBody(mergeUserContract.input), async (c) => {
      const patch = c.req.valid('json');
      if (patch.dob && isInTheFuture(patch.dob, ports.clock.now())) {
        return refused(c, refuse('request/invalid').refusal, [{ path: 'dob', code: 'in-the-future' }]);
      }
      const merged = await mergeUserDocument(ports, c.var.carer, patch);
      if (merged.is === 'incomplete') return refused(c, refuse('request/invalid').refusal, merged.issues);
      return merged.document.ok ? c.json(merged.document.value) : refused(c, merged.document.refusal);
    });
