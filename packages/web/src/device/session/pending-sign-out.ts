import { keyOf, localMedium } from '../store/medium.ts';

const signOutKey = keyOf('pendingSignOut');

/**
 * The carer logged out while the server could not be told. Until it has been, its session still stands in the browser's
 * cookie, and nobody may be let in by it.
 */
export const hasPendingSignOut = (): boolean => localMedium().read(signOutKey) !== null;
export const markPendingSignOut = (): void => void localMedium().write(signOutKey, 'pending');
export const finishPendingSignOut = (): void => localMedium().remove(signOutKey);
