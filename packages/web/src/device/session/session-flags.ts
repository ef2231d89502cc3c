// What the page remembers of a session: flags for this tab, and for all tabs the cached sign-in and credits. None of
// it is precious; `clearSession` drops it all. Records of the carer's own work live in the device store.
import { z } from 'zod';
import { keyOf, localMedium, sessionMedium } from '../store/medium.ts';
import { readJson } from '../store/read-json.ts';

const setupFlag = 'requiresProfileSetup';
const lastPage = 'lastVisitedPage';
const draftKey = keyOf('session', 'formDraft');
const creditsKey = keyOf('session', 'credits');
const signInKey = keyOf('session', 'signIn');
const uidKey = keyOf('session', 'uid');
/** See known-carer.ts. */
export const knownCarerKey = keyOf('session', 'me');
const pendingKey = keyOf('pendingDataClear');

export const requiresProfileSetup = (): boolean => sessionMedium().read(setupFlag) === 'true';

export function setRequiresProfileSetup(isRequired: boolean): void {
  if (isRequired) sessionMedium().write(setupFlag, 'true');
  else sessionMedium().remove(setupFlag);
}

/** A path of our own, or null. A stored address of another site is not a path. */
export function lastVisitedPage(): string | null {
  const path = sessionMedium().read(lastPage);
  return path && /^\/(?![/\\])/.test(path) ? path : null;
}

export function rememberVisit(path: string): void {
  if (!path.startsWith('/create-profile')) sessionMedium().write(lastPage, path);
}

/** The form's draft this tab was last at, so that tabs reloaded together each find their own. */
export const draftOfThisTab = (): string | null => sessionMedium().read(draftKey);
export const rememberDraftOfThisTab = (id: string): void => void sessionMedium().write(draftKey, id);

/** Who was signed in when this device last knew. The server decides; this only saves a blank screen. */
const SignInRecord = z.object({
  uid: z.string(),
  displayName: z.string().nullable(),
  email: z.string(),
});
export type SignInRecord = z.infer<typeof SignInRecord>;

export function signInRecord(): SignInRecord | null {
  return readJson(SignInRecord, localMedium().read(signInKey));
}

export function rememberSignIn({ uid, displayName, email }: SignInRecord): void {
  localMedium().write(signInKey, JSON.stringify({ uid, displayName, email }));
  localMedium().write(uidKey, uid);
}

export const rememberedUid = (): string | null => localMedium().read(uidKey);

export function cachedCredits(): number | null {
  return readJson(z.number(), localMedium().read(creditsKey));
}

export const cacheCredits = (credits: number): void =>
  void localMedium().write(creditsKey, JSON.stringify(credits));

/** Calls back when another tab has cached a new figure, or has signed in or out. */
export function onSessionChangedElsewhere(callback: (what: 'credits' | 'sign-in') => void): () => void {
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (oldValue === newValue && key !== null) return;
    if (key === creditsKey) callback('credits');
    if (key === uidKey || key === null) callback('sign-in');
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Ends what is remembered of the session. Care plans, stories, notes and boards stay, under their owner's id. */
export function clearSession(): void {
  for (const key of [creditsKey, signInKey, uidKey, knownCarerKey]) localMedium().remove(key);
  for (const key of [setupFlag, lastPage, draftKey]) sessionMedium().remove(key);
}

/** Owners who asked to have their data removed from this device, and whose removal is not finished yet. */
export function pendingClears(): string[] {
  return readJson(z.array(z.string()), localMedium().read(pendingKey)) ?? [];
}

export const hasPendingClear = (): boolean => pendingClears().length > 0;

/** Written before the first record goes, so that a removal cut short is finished on the next load. */
export const markPendingClear = (uid: string): void =>
  void localMedium().write(pendingKey, JSON.stringify([...new Set([...pendingClears(), uid])]));

export function finishPendingClear(uid: string): void {
  const left = pendingClears().filter((other) => other !== uid);
  if (left.length > 0) localMedium().write(pendingKey, JSON.stringify(left));
  else localMedium().remove(pendingKey);
}
