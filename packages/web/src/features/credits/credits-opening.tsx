import { boughtByOneCredit, promisedPerCredit } from '@calmbridge/domain/credits/explain';
import type { ReactNode } from 'react';
import { m } from '#paraglide/messages';
import { formatNumber } from '#ui/format/format';
import { Page } from '#ui/layout/page';
import { PageHeading } from '#ui/layout/page-heading';

export const CreditsOpening = ({ aside, children }: { aside?: ReactNode; children?: ReactNode }) => (
  <Page>
    <PageHeading lead={explanation()} aside={aside}>
      {m.credits_heading()}
    </PageHeading>
    {children}
  </Page>
);

const explanation = () =>
  m.credits_lead({
    plans: formatNumber(promisedPerCredit.carePlans),
    stories: formatNumber(promisedPerCredit.stories),
    chats: formatNumber(promisedPerCredit.aiChats),
    plansToday: formatNumber(boughtByOneCredit('carePlans')),
    storiesToday: formatNumber(boughtByOneCredit('stories')),
    chatsToday: formatNumber(boughtByOneCredit('aiChats')),
  });
