import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { m } from '#paraglide/messages';
import { Page } from '#ui/layout/page';
import { PageHeading } from '#ui/layout/page-heading';
import { usePageTitle } from '#ui/use-page-title';
import styles from './admin-page.module.css';
import { FindUsers } from './find-users.tsx';
import { OverviewCard } from './overview-card.tsx';
import { UserPanel } from './user-panel.tsx';

/** For administrators. What was searched and who is open stand in the address, so that Back works. */
export function AdminPage() {
  const [search] = useSearchParams();
  const [changes, setChanges] = useState(0);
  const uid = search.get('user');
  usePageTitle(m.admin_heading());
  return (
    <Page>
      <PageHeading lead={m.admin_lead()}>{m.admin_heading()}</PageHeading>
      <div className={styles.parts}>
        <OverviewCard changes={changes} />
        <div className={styles.work}>
          <FindUsers query={search.get('q') ?? ''} openUid={uid} changes={changes} />
          {uid ? (
            <UserPanel key={uid} uid={uid} onChanged={() => setChanges((count) => count + 1)} />
          ) : (
            <p className={styles.choose}>{m.admin_choose()}</p>
          )}
        </div>
      </div>
    </Page>
  );
}
