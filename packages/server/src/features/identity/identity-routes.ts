import {
  changePasswordContract,
  deleteAccountContract,
  forgotPasswordContract,
  resetPasswordContract,
  signInContract,
  signUpContract,
} from '@calmbridge/domain/identity/account';
import { signOutContract } from '@calmbridge/domain/identity/session';
import { refuse } from '@calmbridge/domain/result';
import { isInTheFuture } from '@calmbridge/domain/users/carer-profile';
import { type Context, Hono } from 'hono';
import { touchLastLogin } from '#features/users/touch-last-login';
import type { AppEnv, SignedIn } from '#http/app-env';
import { jsonBody } from '#http/json-body';
import { refused } from '#http/refused';
import { signedIn } from '#http/signed-in';
import { changePassword } from './change-password.ts';
import { deleteAccount } from './delete-account.ts';
import { forgotPassword } from './forgot-password.ts';
import type { Identity } from './identity.ts';
import { readMe } from './read-me.ts';
import { resetPassword } from './reset-password.ts';
import type { CheckedPassword } from './session-store.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

/** Coming in: sign-up, sign-in, forgotten password. Open to everyone. */
export function entryRoutes(identity: Identity) {
  const letIn = async (c: Context<AppEnv>, checked: CheckedPassword, email: string) => {
    const { uid } = checked;
    const expiresAt = await identity.sessions.open(c, checked);
    if (expiresAt) await touchLastLogin(identity, uid);
    const me = expiresAt && (await readMe(identity, uid, expiresAt));
    // The password was replaced or the account deleted since it was checked.
    if (!me) return refused(c, refuse('identity/invalid-credential').refusal);
    identity.log.info({ uid }, 'signed in');
    identity.devices.remember(c, email);
    return c.json(me);
  };

  return new Hono<AppEnv>()
    .post(signUpContract.path, jsonBody(signUpContract.input), async (c) => {
      const request = c.req.valid('json');
      if (isInTheFuture(request.dob, identity.clock.now())) {
        return refused(c, refuse('request/invalid').refusal, [{ path: 'dob', code: 'in-the-future' }]);
      }
      const deviceId = identity.devices.knownFor(c, request.email);
      const made = await signUp(identity, request, { address: c.var.clientAddress, deviceId });
      return made.ok ? letIn(c, made.value, request.email) : refused(c, made.refusal);
    })
    .post(signInContract.path, jsonBody(signInContract.input), async (c) => {
      const request = c.req.valid('json');
      const deviceId = identity.devices.knownFor(c, request.email);
      const checked = await signIn(identity, request, { address: c.var.clientAddress, deviceId });
      return checked.ok ? letIn(c, checked.value, request.email) : refused(c, checked.refusal);
    })
    .post(forgotPasswordContract.path, jsonBody(forgotPasswordContract.input), async (c) => {
      const asked = await forgotPassword(identity, c.req.valid('json').email, c.var.clientAddress);
      return asked.ok ? c.json({}) : refused(c, asked.refusal);
    })
    .post(resetPasswordContract.path, jsonBody(resetPasswordContract.input), async (c) => {
      const reset = await resetPassword(identity, c.req.valid('json'), c.var.clientAddress);
      if (!reset.ok) return refused(c, reset.refusal);
      identity.devices.remember(c, reset.value.email);
      return c.json({});
    });
}

/** Leaving, and what only the owner of the account may do to it. */
export const accountRoutes = (identity: Identity) =>
  new Hono<SignedIn>()
    // Signing out twice, or after the session has ended, is no mistake: the cookie goes either way.
    .post(signOutContract.path, async (c) => {
      await identity.sessions.close(c);
      return c.json({});
    })
    .post(changePasswordContract.path, signedIn, jsonBody(changePasswordContract.input), async (c) => {
      const changed = await changePassword(identity, c.var.carer, c.req.valid('json'));
      return changed.ok ? c.json({}) : refused(c, changed.refusal);
    })
    .post(deleteAccountContract.path, signedIn, jsonBody(deleteAccountContract.input), async (c) => {
      const deleted = await deleteAccount(identity, c.var.carer, c.req.valid('json').password);
      if (!deleted.ok) return refused(c, deleted.refusal);
      await identity.sessions.close(c);
      return c.json({});
    });
