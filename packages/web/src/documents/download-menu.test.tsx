import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { UiProvider } from '#ui/ui-provider';
import { DownloadMenu } from './download-menu.tsx';
import { dotJpeg } from './testing/sample-book.ts';
import { samplePlan } from './testing/sample-paper.ts';

test('[DC7] a file that can’t be made is said in the page', async () => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('no room');
  });
  const carer = userEvent.setup();
  render(
    <UiProvider>
      <DownloadMenu document={samplePlan} />
    </UiProvider>,
  );
  await carer.click(screen.getByRole('button', { name: 'Download' }));
  await carer.click(screen.getByRole('button', { name: 'Plain text (.txt)' }));
  const dialog = { name: 'The file could not be made. Please try again.' };
  expect(await screen.findByRole('dialog', dialog, { timeout: 15_000 })).toBeTruthy();
});

test('[DC10][DC12] with a book the PDF is a picture book, and the book is printed alone', async () => {
  const print = vi.fn(() => {
    const pages = [...document.querySelectorAll('body > div > section')];
    expect(pages.map((page) => page.textContent)).toEqual(['Teeth day', 'I go.Page 2 of 3', 'The endby us']);
    expect(pages[1]?.querySelector('img')?.src).toMatch(/^blob:/);
  });
  vi.stubGlobal('print', print);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL: vi.fn() }));
  const book = async () => ({
    title: 'Teeth day',
    at: '',
    colour: '#D5E7F4',
    imprint: ['by us'],
    sheets: [
      { is: 'cover' as const, sentences: ['Teeth day'], picture: null },
      { is: 'page' as const, sentences: ['I go.'], picture: dotJpeg },
      { is: 'end' as const, sentences: ['The end'], picture: null },
    ],
  });
  const carer = userEvent.setup();
  render(
    <UiProvider>
      <DownloadMenu document={samplePlan} book={book} />
    </UiProvider>,
  );
  await carer.click(screen.getByRole('button', { name: 'Download' }));
  expect(screen.getByRole('button', { name: 'PDF picture book' })).toBeTruthy();
  await carer.click(screen.getByRole('button', { name: 'Print as a picture book' }));
  await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  window.dispatchEvent(new Event('afterprint'));
  expect(document.querySelector('body > div > section')).toBeNull();
  vi.unstubAllGlobals();
});
