import type { ReactNode } from 'react';
import { m } from '#paraglide/messages';
import { Page } from '#ui/layout/page';
import { PageHeading } from '#ui/layout/page-heading';

export const DaysOpening = ({ title, children }: { title?: string; children?: ReactNode }) => (
  <Page width="reading">
    <PageHeading lead={m.days_lead()}>{title ?? m.days_heading()}</PageHeading>
    {children}
  </Page>
);
