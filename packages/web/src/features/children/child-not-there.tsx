import { m } from '#paraglide/messages';
import { LogsArt } from '#shared/art/logs-art';
import { childrenPath } from '#shared/children/child-paths';
import { ButtonLink } from '#ui/buttons/button-link';
import { EmptyState } from '#ui/layout/empty-state';
import { Page } from '#ui/layout/page';

export const ChildNotThere = () => (
  <Page width="reading">
    <EmptyState
      isPageHeading
      art={<LogsArt />}
      heading={m.child_not_there()}
      action={<ButtonLink to={childrenPath}>{m.child_all_saved()}</ButtonLink>}
    >
      {m.child_not_there_words()}
    </EmptyState>
  </Page>
);
