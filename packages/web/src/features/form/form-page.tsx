import { useState } from 'react';
import { m } from '#paraglide/messages';
import { usePageTitle } from '#ui/use-page-title';
import { ChildForm } from './child-form.tsx';
import { useDraftKeeper } from './drafts/use-draft.ts';
import { FormOpening } from './form-opening.tsx';

export function FormPage() {
  usePageTitle(m.form_title());
  const keeper = useDraftKeeper();
  const [today] = useState(() => dayText(new Date()));
  return <FormOpening>{keeper && <ChildForm keeper={keeper} today={today} />}</FormOpening>;
}

/** Today where the carer is, as yyyy-mm-dd. */
const dayText = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
