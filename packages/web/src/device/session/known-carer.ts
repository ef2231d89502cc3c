// The carer of the last session on this device, as the server last described them. With it their own pages open where
// the server can't be asked. It goes with the session (clearSession).
import { Me } from '@calmbridge/domain/users/me';
import { localMedium } from '../store/medium.ts';
import { readJson } from '../store/read-json.ts';
import { cachedCredits, knownCarerKey } from './session-flags.ts';

export function knownCarer(): Me | null {
  const known = readJson(Me, localMedium().read(knownCarerKey));
  if (!known) return null;
  const { document, ...me } = known;
  const credits = cachedCredits();
  return { ...me, document: document && credits !== null ? { ...document, credits } : document };
}

export const rememberCarer = (me: Me): void => void localMedium().write(knownCarerKey, JSON.stringify(me));
