import './zod-without-eval.ts';
import './ui/style/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { getLocale, getTextDirection } from '#paraglide/runtime';
import { createRouter } from './app/routes.tsx';
import { followAppearance } from './device/appearance/use-appearance.ts';
import { hasPendingClear } from './device/session/session-flags.ts';

// The page's file is in English.
if (getLocale() !== document.documentElement.lang) {
  document.documentElement.lang = getLocale();
  document.documentElement.dir = getTextDirection();
}
followAppearance();
/** Without a connection to fetch it. */
const onNextLoad = () => undefined;
// A removal of someone's data that was cut short is finished first (rule DV14).
if (hasPendingClear())
  import('#device/browser-device').then((device) => device.finishPendingRemovals()).catch(onNextLoad);

// When everything else is done: what makes the product work without a connection. Not in development.
if (import.meta.env.PROD)
  window.addEventListener('load', () =>
    (window.requestIdleCallback ?? setTimeout)(
      () =>
        void import('./app/offline/start-offline.ts').then(
          (offline) => offline.startOfflineInBrowser(),
          onNextLoad,
        ),
    ),
  );

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Piece by piece, so that the browser can answer in between.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createRouter()} />
    </StrictMode>,
  ),
);
