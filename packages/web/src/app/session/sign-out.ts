import { signOutContract } from '@calmbridge/domain/identity/session';
import type { Refusal } from '@calmbridge/domain/result';
import { call } from '#api/call';
import { identityTimeoutMs } from '#api/identity-timeout';
import { markPendingSignOut } from '#device/session/pending-sign-out';
import { clearSession } from '#device/session/session-flags';
import { loadSignInPage } from './load-sign-in-page.ts';
import { isOutOfReach } from './out-of-reach.ts';

/**
 * Ends the session here and on the server, and the data on this device where that was asked for. A server that can't be
 * reached is told later, before anyone is signed in again (OF10).
 */
export async function signOut(uid: string | null, choice = { removeMyData: false }): Promise<Refusal | null> {
  const answer = await call(signOutContract, {}, { timeoutMs: identityTimeoutMs() });
  if (!answer.ok) {
    if (isOutOfReach(answer.refusal)) markPendingSignOut();
    // A session that is gone already is as good as ended.
    else if (answer.refusal.code !== 'identity/not-signed-in') return answer.refusal;
  }
  if (choice.removeMyData && uid !== null) {
    const { removeMyDataFromThisDevice } = await import('#device/browser-device');
    await removeMyDataFromThisDevice(uid);
  }
  clearSession();
  loadSignInPage();
  return null;
}
