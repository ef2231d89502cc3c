import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { ServiceFactsProvider } from '#api/service-facts';
import { mainId } from '#ui/layout/skip-link';
import { UiProvider } from '#ui/ui-provider';
import { VersionNotice } from './offline/version-notice.tsx';
import { PageProgress } from './page-progress.tsx';
import { SessionProvider } from './session/session-provider.tsx';

/** Around every page: who is signed in, toasts and questions, and what happens when the page changes. */
export function Root() {
  const { state } = useNavigation();
  useFreshStart();
  return (
    <ServiceFactsProvider>
      <SessionProvider>
        <UiProvider>
          {state === 'loading' && <PageProgress />}
          <Outlet />
          <VersionNotice />
        </UiProvider>
      </SessionProvider>
    </ServiceFactsProvider>
  );
}

/** A new page starts at its top and has the focus, as if it had been loaded. */
function useFreshStart() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname]);
}
