import { ok, type Result, refuse } from '@calmbridge/domain/result';
import { readPasswordHash } from './account-store.ts';
import type { Identity } from './identity.ts';
import { busy } from './passwords.ts';

/** Asks a signed-in carer for the password again, before what can't be undone. */
export async function checkPassword(
  identity: Identity,
  uid: string,
  password: string,
): Promise<Result<null>> {
  const { database, limits, log, passwords } = identity;
  if (passwords.isOverloaded()) return busy;
  const attempt = await limits.attempt([{ is: 'passwordAskedAgain', of: uid }]);
  if (!attempt.ok) return attempt;
  const hash = await readPasswordHash(database.db, uid);
  if (!(await passwords.verify(password, hash ?? passwords.nobodysHash))) {
    log.info({ uid, code: 'identity/wrong-password' }, 'password refused');
    return refuse('identity/wrong-password');
  }
  await attempt.value.succeeded();
  return ok(null);
}
