import { isPlan } from '@calmbridge/domain/credits/prices';
import type { SignUp } from '@calmbridge/domain/identity/account';
import { newPasswordRefusal } from '@calmbridge/domain/identity/password';
import { ok, type Result, refuse } from '@calmbridge/domain/result';
import { addressBlock } from '#features/rate-limits/rate-limiter';
import { beginDocument } from '#features/users/begin-document';
import { findCredential, insertAccount } from './account-store.ts';
import type { From, Identity } from './identity.ts';
import { busy } from './passwords.ts';
import type { CheckedPassword } from './session-store.ts';
import { countedFor } from './sign-in.ts';

/** So long after an account was made, the same sign-up sent again is taken for one whose answer was lost. */
const sameSignUpMs = 60 * 60_000;

/**
 * Makes account, document and starting credit in one transaction. Whichever plan was chosen, it starts as free: a
 * paid plan arrives with its payment (US5). A taken e-mail costs one computation too, as a new one does (ID2).
 */
export async function signUp(
  identity: Identity,
  request: SignUp,
  from: From,
): Promise<Result<CheckedPassword>> {
  const { config, database, rateLimiter, log, passwords } = identity;
  const { email, password } = request;
  const weakness = newPasswordRefusal(password, config.passwordMinLength, email);
  if (weakness) return refuse(weakness);
  if (passwords.isOverloaded()) return busy;
  const granted = await rateLimiter.take('signUpsFromAddress', addressBlock(from.address));
  if (!granted.ok) return granted;
  // Only what met an account is counted, so that a whole school can sign up at once.
  const met = [{ is: 'signUpFromAddress', of: addressBlock(from.address) } as const];
  const admitted = await rateLimiter.mayAttempt(met);
  if (!admitted.ok) return admitted;
  if (!isPlan(request.plan)) log.warn('a sign-up named an unknown plan, which is treated as free');

  const isTaken = (await findCredential(database.db, email)) !== null;
  const made = isTaken ? null : await makeAccount(identity, request);
  const done = made ?? (await leadInAgain(identity, request, from));
  if (done !== null) return ok(done);
  await rateLimiter.attempt(met);
  return refuse('identity/email-already-in-use');
}

async function makeAccount(identity: Identity, request: SignUp): Promise<CheckedPassword | null> {
  const { clock, database, ids, log, passwords } = identity;
  const { email, firstName, lastName, dob, accountCreator } = request;
  const passwordHash = await passwords.hash(request.password);
  const uid = ids.next();
  const now = clock.now();
  const displayName = `${firstName} ${lastName}`;
  const isMade = await database.db.transaction(async (tx) => {
    if (!(await insertAccount(tx, { uid, email, displayName, passwordHash, now }))) return false;
    return beginDocument(tx, { uid, email, firstName, lastName, dob, accountCreator, now });
  });
  if (!isMade) return null;
  log.info({ uid }, 'signed up');
  return { uid, passwordHash };
}

/**
 * Whoever made this account a moment ago with this password is here again, because the answer was lost or the button
 * pressed twice (ID24). It is a sign-in, and is counted as one.
 */
async function leadInAgain(
  { clock, database, rateLimiter, passwords }: Identity,
  { email, password }: SignUp,
  from: From,
): Promise<CheckedPassword | null> {
  const known = await findCredential(database.db, email);
  const isFresh = known !== null && clock.now().getTime() - known.createdAt.getTime() < sameSignUpMs;
  const attempt = isFresh ? await rateLimiter.attempt(countedFor(email, from)) : null;
  const kept = attempt?.ok ? known?.passwordHash : null;
  const isRight = await passwords.verify(password, kept ?? passwords.nobodysHash);
  if (!attempt?.ok || !known || !kept || !isRight) return null;
  await attempt.value.forgive();
  return { uid: known.uid, passwordHash: kept };
}
