// Who may see which page, as plain functions of path, session and what this tab remembers (rules GD1–GD9).
import type { SessionState } from '#api/session';

export type Verdict = { is: 'wait' } | { is: 'pass' } | { is: 'go'; to: string };

export type TabMemory = { requiresProfileSetup: boolean; lastVisitedPage: string | null };

export const profileSetupPath = '/create-profile';
export const landingPath = '/form';
export const adminPath = '/admin';

const alwaysShown = ['/', '/signin', '/signup', '/investors'];
const onlySignedOut = ['/signin', '/signup'];

const wait: Verdict = { is: 'wait' };
const pass: Verdict = { is: 'pass' };
const go = (to: string): Verdict => ({ is: 'go', to });

export function privateGuard(path: string, session: SessionState, memory: TabMemory): Verdict {
  if (session.is === 'loading') return wait;
  if (session.is === 'signed-out') return go('/signin');
  if (path === profileSetupPath) return pass;
  if (memory.requiresProfileSetup || session.me.document === null) return go(profileSetupPath);
  // For everyone else there is no such page (GD30): an unknown path leads to /signin.
  if (path === adminPath && !session.me.document.isAdmin) return go('/signin');
  return pass;
}

export function publicGuard(path: string, session: SessionState, memory: TabMemory): Verdict {
  if (path === '/investors') return pass;
  if (session.is === 'signed-in') {
    if (session.me.document === null) return go(profileSetupPath);
    const isElsewhere = !alwaysShown.includes(path);
    if (isElsewhere || onlySignedOut.includes(path)) return go(memory.lastVisitedPage ?? landingPath);
    return pass;
  }
  if (alwaysShown.includes(path)) return pass;
  return session.is === 'loading' ? wait : pass;
}

const staysOpen = ['/signup', '/investors', '/forgot-password', '/reset-password'];

/** Whether a visitor whose sign-in was not found is sent to /signin from here. */
export const isSentToSignIn = (path: string): boolean => !staysOpen.includes(path);
