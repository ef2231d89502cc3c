import { m } from '#paraglide/messages';
import { BoardArt } from '#ui/art/board-art';
import { ButtonLink } from '#ui/button-link';
import { EmptyState } from '#ui/empty-state';
import { Page } from '#ui/page';
import { PageHeading } from '#ui/page-heading';
import { usePageTitle } from '#ui/use-page-title';

export function BoardPage() {
  usePageTitle(m.board_heading());
  return (
    <Page width="reading">
      <PageHeading lead={m.board_lead()}>{m.board_heading()}</PageHeading>
      <EmptyState
        art={<BoardArt />}
        heading={m.board_empty_heading()}
        action={<ButtonLink to="/about">{m.board_empty_action()}</ButtonLink>}
      >
        {m.board_empty_words()}
      </EmptyState>
    </Page>
  );
}
