// Runs before anything is drawn, as a small script of its own (vite.pages.ts): how this device wants to see the page, and what
// every page asks the server. It leans on no library, and does not know the contracts: only their addresses.
import { askEarly } from '#api/early-answer';
import { identityTimeoutMs } from '#api/identity-timeout';
import { applyAppearance } from '#device/appearance/appearance';
import { hasPendingSignOut } from '#device/session/pending-sign-out';

applyAppearance();
// The first paint of a page is not that of a board or an entry in it.
document.documentElement.toggleAttribute('data-leads-into', location.search !== '');
askEarly('/api/service', 30_000);
// A log-out that did not reach the server is sent first (OF10).
if (!hasPendingSignOut()) askEarly('/api/me', identityTimeoutMs());
