import type { ReactNode } from 'react';
import { m } from '#paraglide/messages';
import { Page } from '#ui/layout/page';
import { PageHeading } from '#ui/layout/page-heading';

export const BoardListOpening = ({ aside, children }: { aside?: ReactNode; children?: ReactNode }) => (
  <Page>
    <PageHeading lead={m.board_lead()} aside={aside}>
      {m.board_heading()}
    </PageHeading>
    {children}
  </Page>
);
