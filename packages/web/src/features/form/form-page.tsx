import { m } from '#paraglide/messages';
import { PlanArt } from '#ui/art/plan-art';
import { ButtonLink } from '#ui/button-link';
import { EmptyState } from '#ui/empty-state';
import { Page } from '#ui/page';
import { PageHeading } from '#ui/page-heading';
import { usePageTitle } from '#ui/use-page-title';

export function FormPage() {
  usePageTitle(m.form_title());
  return (
    <Page width="reading">
      <PageHeading lead={m.form_lead()}>{m.form_heading()}</PageHeading>
      <EmptyState
        art={<PlanArt />}
        heading={m.form_empty_heading()}
        action={<ButtonLink to="/interactive-hub">{m.form_empty_action()}</ButtonLink>}
      >
        {m.form_empty_words()}
      </EmptyState>
    </Page>
  );
}
