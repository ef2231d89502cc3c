import { ok, type Result, refuse } from '@calmbridge/domain/result';
import { noteRemoval, removePictures } from '#features/images/remove-pictures';
import type { Carer } from '#http/app-env';
import { lockPassword, removeAccount } from './account-store.ts';
import { checkPassword } from './check-password.ts';
import type { Identity } from './identity.ts';
import { accountDeletedMail } from './mails.ts';
import { sendMail } from './send-mail.ts';

/** Removes the account and everything kept under it. What the law wants of a payment stays, without a name (ID18). */
export async function deleteAccount(
  identity: Identity,
  carer: Carer,
  password: string,
): Promise<Result<null>> {
  const { background, clock, config, database, rateLimiter, log } = identity;
  const checked = await checkPassword(identity, carer.uid, password);
  if (!checked.ok) return checked;
  const isDeleted = await database.db.transaction(async (tx) => {
    if (!(await lockPassword(tx, carer.uid, checked.value.passwordHash))) return false;
    await noteRemoval(tx, carer.uid, clock.now());
    await removeAccount(tx, carer.uid);
    return true;
  });
  if (!isDeleted) return refuse('identity/wrong-password');
  background.run('remove pictures', () => removePictures(identity, carer.uid));
  await rateLimiter.forget([
    { is: 'signInFromStranger', of: carer.email },
    { is: 'passwordAskedAgain', of: carer.uid },
  ]);
  log.info({ uid: carer.uid }, 'account deleted');
  sendMail(identity, accountDeletedMail(carer.email, config.contactEmail));
  return ok(null);
}
