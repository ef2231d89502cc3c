import type { ReactNode } from 'react';
import { m } from '#paraglide/messages';
import { Page } from '#ui/layout/page';
import { PageHeading } from '#ui/layout/page-heading';

export const CreateProfileOpening = ({ children }: { children?: ReactNode }) => (
  <Page width="reading">
    <PageHeading lead={m.profile_lead()}>{m.profile_heading()}</PageHeading>
    {children}
  </Page>
);
