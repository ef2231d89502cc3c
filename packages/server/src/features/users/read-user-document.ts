import { ok, type Result, refuse } from '@calmbridge/domain/result';
import type { UserDocument } from '@calmbridge/domain/users/me';
import { readCredits } from '#features/credits/read-credits';
import type { Ports } from '#ports';
import { readUserRow } from './user-store.ts';

/** The document as the spec has it. Reading it reads the balance, which gives the weekly free credit when it is due. */
export async function readUserDocument(
  ports: Pick<Ports, 'database' | 'clock'>,
  uid: string,
): Promise<Result<UserDocument>> {
  const credits = await readCredits(ports, uid);
  const row = credits.ok ? await readUserRow(ports.database.db, uid) : null;
  if (!credits.ok || row === null) return refuse('users/not-found');
  return ok({
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    dob: row.dob,
    accountCreator: row.accountCreator,
    createdAt: row.createdAt.toISOString(),
    lastLogin: row.lastLogin.toISOString(),
    ...credits.value,
  });
}
