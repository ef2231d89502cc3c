import type { ReactNode } from 'react';
import { m } from '#paraglide/messages';
import { Page } from '#ui/layout/page';
import { PageHeading } from '#ui/layout/page-heading';
import styles from './form-opening.module.css';

export const FormOpening = ({ children }: { children?: ReactNode }) => (
  <Page>
    <div className={styles.layout}>
      <div className={styles.heading}>
        <PageHeading lead={m.form_lead()}>{m.form_heading()}</PageHeading>
      </div>
      {children}
    </div>
  </Page>
);
