// Every control in every state, for those who work on it: /gallery, in `npm run dev` only. Its words are for engineers and
// not in the catalogue of messages.
import { useState } from 'react';
import { Segmented } from '#ui/fields/segmented';
import { Page } from '#ui/layout/page';
import { PageHeading } from '#ui/layout/page-heading';
import { mainId, SkipLink } from '#ui/layout/skip-link';
import { UiProvider } from '#ui/ui-provider';
import { usePageTitle } from '#ui/use-page-title';
import { useFirstPaint } from '../shell/end-of-first-paint.ts';
import styles from './gallery.module.css';
import { specimens } from './specimens.ts';

const looks = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'low', label: 'Low stimulation' },
] as const;
type Look = (typeof looks)[number]['value'];

export function GalleryPage() {
  const [look, setLook] = useState<Look>('light');
  usePageTitle('Gallery');
  useFirstPaint(true);
  const wear = (chosen: Look) => {
    const { documentElement: page } = document;
    page.dataset['colorScheme'] = chosen === 'dark' ? 'dark' : 'light';
    page.toggleAttribute('data-low-stimulation', chosen === 'low');
    setLook(chosen);
  };
  return (
    <UiProvider>
      <SkipLink />
      <main id={mainId} tabIndex={-1}>
        <Page width="reading">
          <PageHeading lead="Every control of src/ui, in every state.">Gallery</PageHeading>
          <Segmented name="look" legend="Look" segments={looks} value={look} onChange={wear} />
          {Object.entries(specimens).map(([name, specimen]) => (
            <section key={name} aria-labelledby={`specimen-${name}`} className={styles.specimen}>
              <h2 id={`specimen-${name}`}>{name}</h2>
              {specimen}
            </section>
          ))}
        </Page>
      </main>
    </UiProvider>
  );
}
