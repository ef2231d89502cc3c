import type { SignIn } from '@calmbridge/domain/identity/account';
import { ok, type Result, refuse } from '@calmbridge/domain/result';
import { addressBlock, type Subject } from '#features/rate-limits/rate-limiter';
import { findCredential } from './account-store.ts';
import type { From, Identity } from './identity.ts';
import { busy } from './passwords.ts';
import type { CheckedPassword } from './session-store.ts';

/** Checks e-mail and password. An unknown e-mail costs the same work and gets the same answer as a wrong password (ID6). */
export async function signIn(
  identity: Identity,
  { email, password }: SignIn,
  from: From,
): Promise<Result<CheckedPassword>> {
  const { database, rateLimiter, log, passwords } = identity;
  if (passwords.isOverloaded()) return busy;
  const attempt = await rateLimiter.attempt(countedFor(email, from));
  if (!attempt.ok) return attempt;

  const known = await findCredential(database.db, email);
  const isRight = await passwords.verify(password, known?.passwordHash ?? passwords.nobodysHash);
  if (!known?.passwordHash || !isRight) {
    log.info({ code: 'identity/invalid-credential' }, 'sign-in refused');
    return refuse('identity/invalid-credential');
  }
  await attempt.value.forgive();
  return ok({ uid: known.uid, passwordHash: known.passwordHash });
}

/** A browser that signed in to this account before has a count of its own, which no stranger can use up (ID9). */
export const countedFor = (email: string, { address, deviceId }: From): Subject[] =>
  deviceId
    ? [{ is: 'signInFromKnownDevice', of: `${deviceId} ${email}` }]
    : [
        { is: 'signInFromStranger', of: email },
        { is: 'signInFromAddress', of: addressBlock(address) },
      ];
