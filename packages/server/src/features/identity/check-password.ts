import { ok, type Result, refuse } from '@calmbridge/domain/result';
import { readPasswordHash } from './account-store.ts';
import type { Identity } from './identity.ts';
import { busy } from './passwords.ts';

/**
 * Asks a signed-in carer for the password again, before what can't be undone. The hash it was checked against comes
 * back, so that whoever goes on can make sure that it is still the stored one (ID23).
 */
export async function checkPassword(
  identity: Identity,
  uid: string,
  password: string,
): Promise<Result<{ passwordHash: string }>> {
  const { database, rateLimiter, log, passwords } = identity;
  if (passwords.isOverloaded()) return busy;
  const attempt = await rateLimiter.attempt([{ is: 'passwordAskedAgain', of: uid }]);
  if (!attempt.ok) return attempt;
  const passwordHash = (await readPasswordHash(database.db, uid)) ?? passwords.nobodysHash;
  if (!(await passwords.verify(password, passwordHash))) {
    log.info({ uid, code: 'identity/wrong-password' }, 'password refused');
    return refuse('identity/wrong-password');
  }
  await attempt.value.forgive();
  return ok({ passwordHash });
}
