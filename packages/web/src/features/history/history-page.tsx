import { m } from '#paraglide/messages';
import { LogsArt } from '#ui/art/logs-art';
import { ButtonLink } from '#ui/button-link';
import { EmptyState } from '#ui/empty-state';
import { Page } from '#ui/page';
import { PageHeading } from '#ui/page-heading';
import { usePageTitle } from '#ui/use-page-title';

export function HistoryPage() {
  usePageTitle(m.history_heading());
  return (
    <Page width="reading">
      <PageHeading lead={m.history_lead()}>{m.history_heading()}</PageHeading>
      <EmptyState
        art={<LogsArt />}
        heading={m.history_empty_heading()}
        action={<ButtonLink to="/about">{m.history_empty_action()}</ButtonLink>}
      >
        {m.history_empty_words()}
      </EmptyState>
    </Page>
  );
}
