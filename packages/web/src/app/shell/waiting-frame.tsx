import { LoadingView } from '#ui/loading-view';
import { Logo } from '#ui/logo';
import header from './header.module.css';
import styles from './shell-frame.module.css';

/** What stands around a private page while it is not known who is signed in. The header stays when the page comes. */
export function WaitingFrame() {
  return (
    <div className={styles.frame}>
      <header className={header.header}>
        <div className={header.bar}>
          <span className={header.home}>
            <Logo />
          </span>
        </div>
      </header>
      <main className={styles.main}>
        <LoadingView />
      </main>
    </div>
  );
}
