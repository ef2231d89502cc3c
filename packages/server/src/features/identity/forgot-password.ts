import { createHash, randomBytes } from 'node:crypto';
import { resetPasswordPath } from '@calmbridge/domain/identity/mail-links';
import { ok, type Result } from '@calmbridge/domain/result';
import { addressBlock } from '#features/rate-limits/rate-limiter';
import { findAccountByEmail, insertResetLink } from './account-store.ts';
import type { Identity } from './identity.ts';
import { resetMail } from './mails.ts';
import { deliver } from './send-mail.ts';

const linkLivesMs = 60 * 60 * 1000;

/** Answers before anyone has looked whether the e-mail is known; the rest happens in the background (ID14). */
export async function forgotPassword(
  identity: Identity,
  email: string,
  address: string,
): Promise<Result<null>> {
  const granted = await identity.rateLimiter.take('resetMailsFromAddress', addressBlock(address));
  if (!granted.ok) return granted;
  identity.background.run('reset link', () => sendResetLink(identity, email));
  return ok(null);
}

async function sendResetLink(identity: Identity, email: string): Promise<void> {
  const { clock, config, database, ids, rateLimiter } = identity;
  const owner = await findAccountByEmail(database.db, email);
  if (!owner) return;
  // Whoever used the quota up has filled the owner's mailbox with links that still work.
  if (!(await rateLimiter.take('resetMailsToAccount', email)).ok) return;
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + linkLivesMs);
  await insertResetLink(database.db, {
    id: ids.next(),
    uid: owner.uid,
    digest: digestOf(token),
    expiresAt,
    now,
  });
  // The host is ours by configuration, whatever the request said its host was (ID12).
  await deliver(identity, resetMail(email, `${config.publicUrl}${resetPasswordPath(token)}`));
}

/** Links are kept as digests, so that a leaked table opens no account. */
export const digestOf = (token: string) => `reset:${createHash('sha256').update(token).digest('base64url')}`;
