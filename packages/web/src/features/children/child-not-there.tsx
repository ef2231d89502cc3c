import { m } from '#paraglide/messages';
import { LogsArt } from '#ui/art/logs-art';
import { ButtonLink } from '#ui/button-link';
import { childrenPath } from '#ui/children/child-paths';
import { EmptyState } from '#ui/empty-state';
import { Page } from '#ui/page';

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
