import type { ReactNode } from 'react';
import { m } from '#paraglide/messages';
import { Page } from '#ui/layout/page';
import { PageHeading } from '#ui/layout/page-heading';

export const SettingsOpening = ({ children }: { children?: ReactNode }) => (
  <Page width="narrow">
    <PageHeading lead={m.settings_lead()}>{m.settings_heading()}</PageHeading>
    {children}
  </Page>
);
