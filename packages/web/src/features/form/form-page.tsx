import { useState } from 'react';
import { m } from '#paraglide/messages';
import { Page } from '#ui/page';
import { PageHeading } from '#ui/page-heading';
import { usePageTitle } from '#ui/use-page-title';
import { ChildForm } from './child-form.tsx';
import { useDraftKeeper } from './drafts/use-draft.ts';
import styles from './form-page.module.css';

export function FormPage() {
  usePageTitle(m.form_title());
  const keeper = useDraftKeeper();
  const [today] = useState(() => dayText(new Date()));
  return (
    <Page>
      <div className={styles.layout}>
        <div className={styles.heading}>
          <PageHeading lead={m.form_lead()}>{m.form_heading()}</PageHeading>
        </div>
        {keeper && <ChildForm keeper={keeper} today={today} />}
      </div>
    </Page>
  );
}

/** Today where the carer is, as yyyy-mm-dd. */
const dayText = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
