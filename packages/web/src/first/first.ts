// Runs before anything is drawn, as a small script of its own (vite.pages.ts): how this device wants to see the page, and the
// question who is signed in. It leans on no library, and does not know the contract: only its address.
import { askEarly } from '#api/early-answer';
import { identityTimeoutMs } from '#api/identity-timeout';
import { applyAppearance } from '#device/appearance';
import { hasPendingSignOut } from '#device/pending-sign-out';

applyAppearance();
// A log-out that the server has not heard of is told first (OF10).
if (!hasPendingSignOut()) askEarly('/api/me', identityTimeoutMs());
