import type { Ports } from '#ports';
import { setLastLogin } from './user-store.ts';

/** Remembers when the carer last signed in (US6). */
export const touchLastLogin = ({ database, clock }: Pick<Ports, 'database' | 'clock'>, uid: string) =>
  setLastLogin(database.db, uid, clock.now());
