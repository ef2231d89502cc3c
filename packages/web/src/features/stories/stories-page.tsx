import { m } from '#paraglide/messages';
import { StoriesArt } from '#ui/art/stories-art';
import { ButtonLink } from '#ui/button-link';
import { EmptyState } from '#ui/empty-state';
import { Page } from '#ui/page';
import { PageHeading } from '#ui/page-heading';
import { usePageTitle } from '#ui/use-page-title';

export function StoriesPage() {
  usePageTitle(m.stories_title());
  return (
    <Page width="reading">
      <PageHeading lead={m.stories_lead()}>{m.stories_heading()}</PageHeading>
      <EmptyState
        art={<StoriesArt />}
        heading={m.stories_empty_heading()}
        action={<ButtonLink to="/about">{m.stories_empty_action()}</ButtonLink>}
      >
        {m.stories_empty_words()}
      </EmptyState>
    </Page>
  );
}
