import type { ReactNode } from 'react';
import { m } from '#paraglide/messages';
import { Page } from '#ui/layout/page';
import { PageHeading } from '#ui/layout/page-heading';

export const HistoryOpening = ({ aside, children }: { aside?: ReactNode; children?: ReactNode }) => (
  <Page width="reading">
    <PageHeading lead={m.history_lead()} aside={aside}>
      {m.history_heading()}
    </PageHeading>
    {children}
  </Page>
);
