import { m } from '#paraglide/messages';
import { BoardArt } from '#ui/art/board-art';
import { ButtonLink } from '#ui/button-link';
import { EmptyState } from '#ui/empty-state';
import { Page } from '#ui/page';
import { PageHeading } from '#ui/page-heading';
import { usePageTitle } from '#ui/use-page-title';

export function ImageTestPage() {
  usePageTitle(m.image_test_heading());
  return (
    <Page width="reading">
      <PageHeading lead={m.image_test_lead()}>{m.image_test_heading()}</PageHeading>
      <EmptyState
        art={<BoardArt />}
        heading={m.image_test_empty_heading()}
        action={<ButtonLink to="/about">{m.image_test_empty_action()}</ButtonLink>}
      >
        {m.image_test_empty_words()}
      </EmptyState>
    </Page>
  );
}
