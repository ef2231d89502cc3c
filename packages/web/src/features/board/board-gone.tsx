import { m } from '#paraglide/messages';
import { BoardArt } from '#shared/art/board-art';
import { ButtonLink } from '#ui/buttons/button-link';
import { EmptyState } from '#ui/layout/empty-state';
import { Page } from '#ui/layout/page';
import { usePageTitle } from '#ui/use-page-title';
import { boardsPath } from './board-links.ts';

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
