import { helpPlaces } from '@calmbridge/domain/help/helplines';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DeviceContext } from '#device/device-context';
import { helpPlace } from '#device/records/shapes';
import { storeOver } from '#device/testing/device-test-kit';
import { UiProvider } from '#ui/ui-provider';
import { HelpNowButton } from './help-now-button.tsx';

const inZone = (timeZone: string) =>
  vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);

async function openHelp(chosen?: string) {
  const store = storeOver();
  if (chosen) await store.document(helpPlace).write({ place: chosen });
  render(
    <UiProvider>
      <DeviceContext value={store}>
        <HelpNowButton />
      </DeviceContext>
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Help now' }));
  return within(screen.getByRole('dialog', { name: 'Help now' }));
}
const firstNumbers = (help: Awaited<ReturnType<typeof openHelp>>) =>
  within(help.getAllByRole('list')[1] as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('[HN1] what to do, every number as a link with its source, and all countries', async () => {
  inZone('Europe/London');
  const help = await openHelp();
  expect(help.getByRole('heading', { name: 'Numbers: United Kingdom' })).toBeTruthy();
  expect(firstNumbers(help)).toContain('tel:08088005000');
  expect(help.getByText('Source: www.nspcc.org.uk · checked: —')).toBeTruthy();
  await userEvent.click(help.getByText('Numbers in other countries'));
  // The countries, the steps' heading excepted: one list of numbers each.
  expect(help.getAllByRole('list')).toHaveLength(helpPlaces.length + 1);
});

test.each([
  ['Asia/Kolkata', undefined, 'tel:1098'],
  ['Asia/Tokyo', undefined, 'tel:112'],
  ['Asia/Kolkata', 'NZ', 'tel:1737'],
  ['Asia/Kolkata', 'a country we no longer know', 'tel:1098'],
])('[HN2] in %s, with %s chosen, %s is among the first', async (zone, chosen, number) => {
  inZone(zone);
  expect(firstNumbers(await openHelp(chosen))).toContain(number);
});
