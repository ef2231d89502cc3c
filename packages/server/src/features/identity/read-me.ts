import type { Me } from '@calmbridge/domain/users/me';
import { readUserDocument } from '#features/users/read-user-document';
import type { Ports } from '#ports';
import { readAccount } from './account-store.ts';

/** The account, its document if a profile was saved, and when the session ends. Null when there is no such account. */
export async function readMe(
  ports: Pick<Ports, 'database' | 'clock'>,
  uid: string,
  sessionExpiresAt: Date,
): Promise<Me | null> {
  const account = await readAccount(ports.database.db, uid);
  if (!account) return null;
  const document = await readUserDocument(ports, uid);
  return {
    user: { uid, displayName: account.name || null, email: account.email, photoURL: account.image },
    document: document.ok ? document.value : null,
    sessionExpiresAt: sessionExpiresAt.toISOString(),
  };
}
