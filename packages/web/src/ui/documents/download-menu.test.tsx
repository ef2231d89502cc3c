import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { UiProvider } from '../ui-provider.tsx';
import { DownloadMenu } from './download-menu.tsx';
import { samplePlan } from './sample-paper.ts';

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
