import type { ReactNode } from 'react';
import { m } from '#paraglide/messages';
import { StoriesArt } from '#shared/art/stories-art';
import { Page } from '#ui/layout/page';
import { PageHeading } from '#ui/layout/page-heading';
import styles from './stories-page.module.css';

export const StoriesOpening = ({ hasArt = false, children }: { hasArt?: boolean; children?: ReactNode }) => (
  <Page>
    <div className={styles.heading}>
      <PageHeading
        lead={m.stories_lead()}
        aside={
          hasArt && (
            <div className={styles.art}>
              <StoriesArt />
            </div>
          )
        }
      >
        {m.stories_heading()}
      </PageHeading>
    </div>
    {children}
  </Page>
);
