import type { ReactNode } from 'react';
import { m } from '#paraglide/messages';
import { Page } from '#ui/layout/page';
import { PageHeading } from '#ui/layout/page-heading';

export const ChildrenOpening = ({ children }: { children?: ReactNode }) => (
  <Page width="reading">
    <PageHeading lead={m.child_all_lead()}>{m.child_heading()}</PageHeading>
    {children}
  </Page>
);
