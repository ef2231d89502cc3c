import { m } from '#paraglide/messages';
import { CloudedBridge } from '#shared/art/clouded-bridge';
import { Button } from '#ui/buttons/button';
import { EmptyState } from '#ui/layout/empty-state';
import { usePageTitle } from '#ui/use-page-title';
import styles from './error-page.module.css';
import { useFirstPaint } from './shell/end-of-first-paint.ts';

/** A page that could not be shown or fetched. Reloading it also brings a newer version where there is one. */
export function ErrorPage() {
  usePageTitle(m.shell_error_title());
  useFirstPaint(true);
  return (
    <main className={styles.page}>
      <EmptyState
        art={<CloudedBridge />}
        heading={m.shell_error_title()}
        isPageHeading
        action={
          <div className={styles.ways}>
            <Button onClick={() => window.location.reload()}>{m.shell_error_reload()}</Button>
            {/* A whole new page: the router is part of what failed. */}
            <a href="/form">{m.shell_error_home()}</a>
          </div>
        }
      >
        {m.shell_error_text()}
      </EmptyState>
    </main>
  );
}
