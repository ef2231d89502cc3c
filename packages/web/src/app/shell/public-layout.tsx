import { lazy, Suspense } from 'react';
import { Link, Navigate, Outlet, useLocation } from 'react-router';
import { lastVisitedPage, requiresProfileSetup } from '#device/session/session-flags';
import { LandscapePhone } from '#shared/art/landscape-phone';
import { LandscapeWide } from '#shared/art/landscape-wide';
import { mainId, SkipLink } from '#ui/layout/skip-link';
import { LoadingView } from '#ui/loading/loading-view';
import { Logo } from '#ui/loading/logo';
import { publicGuard } from '../guards.ts';
import { useSessionState } from '../session/session-state.ts';
import { Busy } from './busy.tsx';
import { useFirstPaint } from './end-of-first-paint.ts';
import { Footer } from './footer.tsx';
import styles from './public-layout.module.css';

// Only the signed-in header needs these parts, and it is rare on public pages. If it can't be fetched, the logo stays.
const SignedInHeader = lazy(() =>
  import('./header.tsx').then(
    ({ Header }) => ({ default: Header }),
    () => ({ default: VisitorHeader }),
  ),
);

/** Around the public pages: the sky, the landscape at the lower edge, and for visitors a header with only the logo. */
export function PublicLayout() {
  const session = useSessionState();
  const { pathname } = useLocation();
  const verdict = publicGuard(pathname, session, {
    requiresProfileSetup: requiresProfileSetup(),
    lastVisitedPage: lastVisitedPage(),
  });
  const isPainted = useFirstPaint(verdict.is === 'pass');
  if (verdict.is === 'go') return <Navigate to={verdict.to} replace />;
  if (verdict.is === 'wait' && isPainted) return <Busy />;
  return (
    <div className={styles.frame}>
      <SkipLink />
      <LandscapeWide className={styles.wide} />
      <div className={styles.band}>
        <LandscapePhone className={styles.phone} />
        <svg className={styles.hill} viewBox="0 0 390 40" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 18C60-4 120-2 190 8s150 10 200-6v38H0Z" />
        </svg>
      </div>
      {session.is === 'signed-in' && session.me.document ? (
        <Suspense fallback={<VisitorHeader />}>
          <SignedInHeader hasNav={!requiresProfileSetup()} />
        </Suspense>
      ) : (
        <VisitorHeader />
      )}
      <main id={mainId} className={styles.main} tabIndex={-1}>
        {verdict.is === 'wait' ? <LoadingView /> : <Outlet />}
      </main>
      <Footer isPlain />
    </div>
  );
}

function VisitorHeader(_as: { hasNav?: boolean }) {
  return (
    <header className={styles.header}>
      <Link to="/signin" className={styles.home}>
        <Logo size={48} isNameKept />
      </Link>
    </header>
  );
}
