import type { SignUp } from '@calmbridge/domain/identity/account';
import { newPasswordRefusal } from '@calmbridge/domain/identity/password';
import { ok, type Result, refuse } from '@calmbridge/domain/result';
import { beginDocument } from '#features/users/begin-document';
import { insertAccount } from './account-store.ts';
import type { Identity } from './identity.ts';
import { addressBlock } from './limits.ts';
import { busy } from './passwords.ts';
import type { CheckedPassword } from './session-store.ts';

/**
 * Makes account, document and starting credit in one transaction. Whichever plan was chosen, it starts as free: a
 * paid plan arrives with its payment (US5). The password is hashed before anyone looks whether the e-mail is taken (ID2).
 */
export async function signUp(
  identity: Identity,
  request: SignUp,
  address: string,
): Promise<Result<CheckedPassword>> {
  const { config, clock, database, ids, limits, log, passwords } = identity;
  const { email, password, firstName, lastName, dob, accountCreator } = request;
  const weakness = newPasswordRefusal(password, config.passwordMinLength, email);
  if (weakness) return refuse(weakness);
  if (passwords.isOverloaded()) return busy;
  const granted = await limits.take('signUpsFromAddress', addressBlock(address));
  if (!granted.ok) return granted;

  const passwordHash = await passwords.hash(password);
  const uid = ids.next();
  const now = clock.now();
  const displayName = `${firstName} ${lastName}`;
  const isMade = await database.db.transaction(async (tx) => {
    if (!(await insertAccount(tx, { uid, email, displayName, passwordHash, now }))) return false;
    return beginDocument(tx, { uid, email, firstName, lastName, dob, accountCreator, now });
  });
  if (!isMade) return refuse('identity/email-already-in-use');
  log.info({ uid }, 'signed up');
  return ok({ uid, passwordHash });
}
