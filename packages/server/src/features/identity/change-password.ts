import { newPasswordRefusal } from '@calmbridge/domain/identity/password';
import { ok, type Result, refuse } from '@calmbridge/domain/result';
import type { Carer } from '#http/app-env';
import { lockPassword, replacePassword } from './account-store.ts';
import { checkPassword } from './check-password.ts';
import type { Identity } from './identity.ts';
import { passwordChangedMail } from './mails.ts';
import { sendMail } from './send-mail.ts';

/** Whoever changes a password wants everyone else out: only the session that asked stays (ID15). */
export async function changePassword(
  identity: Identity,
  carer: Carer,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<Result<null>> {
  const { clock, config, database, log, passwords } = identity;
  const weakness = newPasswordRefusal(newPassword, config.passwordMinLength, carer.email);
  if (weakness) return refuse(weakness);
  const checked = await checkPassword(identity, carer.uid, currentPassword);
  if (!checked.ok) return checked;

  const passwordHash = await passwords.hash(newPassword);
  const change = { uid: carer.uid, passwordHash, keptToken: carer.sessionToken, now: clock.now() };
  const isChanged = await database.db.transaction(async (tx) => {
    if (!(await lockPassword(tx, carer.uid, checked.value.passwordHash))) return false;
    await replacePassword(tx, change);
    return true;
  });
  if (!isChanged) return refuse('identity/wrong-password');
  log.info({ uid: carer.uid }, 'password changed');
  sendMail(identity, passwordChangedMail(carer.email, config.publicUrl));
  return ok(null);
}
