import type { ReactNode } from 'react';
import { m } from '#paraglide/messages';
import { Notice } from '#ui/layout/notice';
import { Page } from '#ui/layout/page';
import { PageHeading } from '#ui/layout/page-heading';
import styles from './hub-page.module.css';

export const HubOpening = ({ children }: { children?: ReactNode }) => (
  <Page width="narrow">
    <PageHeading lead={m.hub_lead()}>{m.hub_heading()}</PageHeading>
    <div className={styles.parts}>
      <Notice>{m.hub_mock()}</Notice>
      {children}
    </div>
  </Page>
);
