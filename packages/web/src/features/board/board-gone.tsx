import { m } from '#paraglide/messages';
import { BoardArt } from '#ui/art/board-art';
import { boardsPath } from '#ui/board/board-links';
import { ButtonLink } from '#ui/button-link';
import { EmptyState } from '#ui/empty-state';
import { Page } from '#ui/page';
import { usePageTitle } from '#ui/use-page-title';

/** The address names a board that is not on this device. */
export function BoardGone() {
  usePageTitle(m.board_heading());
  return (
    <Page width="reading">
      <EmptyState
        art={<BoardArt />}
        heading={m.board_gone_heading()}
        isPageHeading
        isOnDevice
        action={<ButtonLink to={boardsPath}>{m.board_all()}</ButtonLink>}
      >
        {m.board_gone_words()}
      </EmptyState>
    </Page>
  );
}
