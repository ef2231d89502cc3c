import { newPasswordRefusal } from '@calmbridge/domain/identity/password';
import { ok, type Result, refuse } from '@calmbridge/domain/result';
import { addressBlock } from '#features/rate-limits/rate-limiter';
import { consumeResetLink, findResetLink, replacePassword } from './account-store.ts';
import { digestOf } from './forgot-password.ts';
import type { Identity } from './identity.ts';
import { passwordChangedMail } from './mails.ts';
import { busy } from './passwords.ts';
import { sendMail } from './send-mail.ts';

/** A password the rules refuse leaves the link unused. Success ends every session and forgives every failure (ID9, ID13). */
export async function resetPassword(
  identity: Identity,
  { token, newPassword }: { token: string; newPassword: string },
  address: string,
): Promise<Result<{ email: string }>> {
  const { clock, config, database, rateLimiter, log, passwords } = identity;
  if (passwords.isOverloaded()) return busy;
  const attempt = await rateLimiter.attempt([{ is: 'resetFromAddress', of: addressBlock(address) }]);
  if (!attempt.ok) return attempt;
  const digest = digestOf(token);
  const link = await findResetLink(database.db, digest, clock.now());
  if (!link) return refuse('identity/reset-link-invalid');

  const weakness = newPasswordRefusal(newPassword, config.passwordMinLength, link.email);
  if (weakness) {
    await attempt.value.withdraw();
    return refuse(weakness);
  }
  const passwordHash = await passwords.hash(newPassword);
  const now = clock.now();
  const isReset = await database.db.transaction(async (tx) => {
    if (!(await consumeResetLink(tx, digest, now))) return false;
    await replacePassword(tx, { uid: link.uid, passwordHash, now });
    return true;
  });
  if (!isReset) return refuse('identity/reset-link-invalid');
  await attempt.value.forgive();
  await rateLimiter.forget([
    { is: 'signInFromStranger', of: link.email },
    { is: 'passwordAskedAgain', of: link.uid },
  ]);
  log.info({ uid: link.uid }, 'password reset');
  sendMail(identity, passwordChangedMail(link.email, config.publicUrl));
  return ok({ email: link.email });
}
