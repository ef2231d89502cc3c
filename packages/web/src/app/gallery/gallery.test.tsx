import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { GalleryPage } from './gallery-page.tsx';
import { specimens } from './specimens.ts';

afterEach(cleanup);

const modules = import.meta.glob<Record<string, unknown>>('../../ui/**/*.tsx', { eager: true });
const shippedParts = Object.entries(modules)
  .filter(([file]) => !file.endsWith('.test.tsx'))
  .flatMap(([, exported]) => Object.entries(exported))
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
  .map(([name]) => name);

/** Around others, or a piece of one that is shown. */
const shownWithOthers = [
  ...['UiProvider', 'AskProvider', 'ToastProvider', 'ToastOutlet', 'SkipLink', 'Page', 'PageHeading'],
  ...['FieldFrame', 'FieldNotes', 'ActionRow', 'ActionLink'],
];

test('every control of src/ui stands in the gallery', () => {
  expect(shippedParts.length).toBeGreaterThan(30);
  const missing = shippedParts.filter((name) => !(name in specimens) && !shownWithOthers.includes(name));
  expect(missing).toEqual([]);
});

test('the gallery names each of them', () => {
  render(
    <MemoryRouter>
      <GalleryPage />
    </MemoryRouter>,
  );
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  for (const name of Object.keys(specimens)) expect(names).toContain(name);
});
