import type { ReactNode } from 'react';
import { m } from '#paraglide/messages';
import { Page } from '#ui/layout/page';
import { PageHeading } from '#ui/layout/page-heading';

export const ImageTestOpening = ({ children }: { children?: ReactNode }) => (
  <Page width="reading">
    <PageHeading lead={m.image_test_lead()}>{m.image_test_heading()}</PageHeading>
    {children}
  </Page>
);
