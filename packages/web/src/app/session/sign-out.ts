import { signOutContract } from '@calmbridge/domain/identity/account';
import type { Refusal } from '@calmbridge/domain/result';
import { call } from '#api/call';
import { identityTimeoutMs } from '#api/identity-timeout';
import { clearSession } from '#device/session-flags';
import { loadSignInPage } from './load-sign-in-page.ts';

/** Ends the session here and on the server, and the data on this device where that was asked for. */
export async function signOut(uid: string | null, choice = { removeMyData: false }): Promise<Refusal | null> {
  const answer = await call(signOutContract, {}, { timeoutMs: identityTimeoutMs() });
  // A session that is gone already is as good as ended.
  if (!answer.ok && answer.refusal.code !== 'identity/not-signed-in') return answer.refusal;
  if (choice.removeMyData && uid !== null) {
    const { removeMyDataFromThisDevice } = await import('#device/browser-device');
    await removeMyDataFromThisDevice(uid);
  }
  clearSession();
  loadSignInPage();
  return null;
}
