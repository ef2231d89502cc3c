// Who may see which page, as plain functions of path, session and what this tab remembers (rules GD1–GD9).

import { guards } from 'virtual:page-paths';
import type { SessionState } from '#api/session';
import type { Guard, PagePath } from './route-table.ts';

export type Verdict = { is: 'wait' } | { is: 'pass' } | { is: 'go'; to: string };

export type TabMemory = { requiresProfileSetup: boolean; lastVisitedPage: string | null };

const signInPath: PagePath = '/signin';
const profileSetupPath: PagePath = '/create-profile';
const landingPath: PagePath = '/form';
export const adminPath: PagePath = '/admin';

const wait: Verdict = { is: 'wait' };
const pass: Verdict = { is: 'pass' };
const go = (to: string): Verdict => ({ is: 'go', to });

/** The router takes capitals and a slash at the end for the same path. A path with an id in it is a carer's. */
export function guardOf(path: string): Guard {
  const plain = path.replace(/\/+$/, '').toLowerCase() || '/';
  return plain in guards ? guards[plain as PagePath] : 'carer';
}

export function privateGuard(path: string, session: SessionState, memory: TabMemory): Verdict {
  if (session.is === 'loading') return wait;
  if (session.is === 'signed-out') return go(signInPath);
  const guard = guardOf(path);
  if (guard === 'new-carer') return pass;
  if (memory.requiresProfileSetup || session.me.document === null) return go(profileSetupPath);
  // For everyone else there is no such page (GD30): an unknown path leads to /signin.
  if (guard === 'administrator' && !session.me.document.isAdmin) return go(signInPath);
  return pass;
}

export function publicGuard(path: string, session: SessionState, memory: TabMemory): Verdict {
  const guard = guardOf(path);
  if (guard === 'anyone') return pass;
  if (session.is === 'signed-in') {
    if (session.me.document === null) return go(profileSetupPath);
    return guard === 'front-door' ? pass : go(memory.lastVisitedPage ?? landingPath);
  }
  return guard === 'visitor-once-known' && session.is === 'loading' ? wait : pass;
}

const staysOpen: readonly Guard[] = ['anyone', 'visitor', 'visitor-once-known'];

/** Whether a visitor whose sign-in was not found is sent to /signin from here. */
export const isSentToSignIn = (path: string): boolean => !staysOpen.includes(guardOf(path));
