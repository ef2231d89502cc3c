import { Email } from '@calmbridge/domain/identity/account';
import type { Ports } from '#ports';
import { type AdminChange, setAdmin } from './user-store.ts';

/** Grants or revokes administration by e-mail. Only the command line calls this (US7). */
export async function grantAdmin(
  { database }: Pick<Ports, 'database'>,
  typed: string,
  isAdmin: boolean,
): Promise<AdminChange> {
  const email = Email.safeParse(typed);
  return email.success ? setAdmin(database.db, email.data, isAdmin) : 'no-account';
}
