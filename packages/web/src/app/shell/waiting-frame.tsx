import type { ReactNode } from 'react';
import { LoadingView } from '#ui/loading/loading-view';
import { Logo } from '#ui/loading/logo';
import header from './header.module.css';
import styles from './shell-frame.module.css';

/**
 * What stands around a private page while it is not known who is signed in. It looks like the header that comes, and is none
 * yet: nothing in it leads anywhere. `opening` is what the page begins with for everyone.
 */
export function WaitingFrame({ opening }: { opening?: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={header.header}>
        <div className={header.bar}>
          <span className={header.home}>
            <Logo />
          </span>
        </div>
      </div>
      <main className={styles.main}>
        {opening && <div className={styles.opening}>{opening}</div>}
        <LoadingView />
      </main>
    </div>
  );
}
