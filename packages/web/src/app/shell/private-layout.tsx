import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { DeviceProvider } from '#device/device-context';
import { lastVisitedPage, rememberVisit, requiresProfileSetup } from '#device/session/session-flags';
import { ChatHost } from '#features/chat/chat-host';
import { DeviceNotices } from '#features/device-notices/device-notices';
import { mainId, SkipLink } from '#ui/layout/skip-link';
import { guardOf, privateGuard } from '../guards.ts';
import { BoardHost } from '../hosts/board-host.tsx';
import { MomentHost } from '../hosts/moment-host.tsx';
import { OfflineNotice } from '../offline/offline-notice.tsx';
import { OpenUsesLater } from '../open-uses/open-uses-later.tsx';
import { useSessionState } from '../session/session-state.ts';
import { SignInAgainProvider } from '../session/sign-in-again-provider.tsx';
import { Busy } from './busy.tsx';
import { useFirstPaint } from './end-of-first-paint.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell-frame.module.css';
import { WaitingFrame } from './waiting-frame.tsx';

/** Around every page for signed-in users. */
export function PrivateLayout() {
  const session = useSessionState();
  const { pathname, search } = useLocation();
  const setupIsRequired = requiresProfileSetup();
  const guard = guardOf(pathname);
  const verdict = privateGuard(pathname, session, {
    requiresProfileSetup: setupIsRequired,
    lastVisitedPage: lastVisitedPage(),
  });
  // A visitor who followed a link here is led on to it once they are signed in.
  const isLedBack = session.is === 'signed-out' && !session.trouble;
  useEffect(() => {
    // Not the admin page: who is no administrator any more must not be led back to it.
    if ((verdict.is === 'pass' || isLedBack) && guard !== 'administrator') rememberVisit(pathname + search);
  }, [verdict.is, isLedBack, guard, pathname, search]);

  const isOpen = verdict.is === 'pass' && session.is === 'signed-in';
  const isPainted = useFirstPaint(isOpen);

  if (verdict.is === 'go') return <Navigate to={verdict.to} replace />;
  if (!isOpen) return isPainted ? <Busy /> : <WaitingFrame />;
  const hasNav = guard !== 'new-carer' && !setupIsRequired;
  return (
    <DeviceProvider uid={session.me.user.uid}>
      <SignInAgainProvider>
        <BoardHost />
        <MomentHost />
        <div className={styles.frame}>
          <SkipLink />
          <Header hasNav={hasNav} />
          <main id={mainId} className={styles.main} tabIndex={-1}>
            <OfflineNotice />
            <DeviceNotices />
            <Outlet />
          </main>
          <Footer />
        </div>
        {hasNav && <OpenUsesLater />}
        <ChatHost />
      </SignInAgainProvider>
    </DeviceProvider>
  );
}
