import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DeviceContext, OldDataWaits } from '#device/device-context';
import { lastingMemory, storeOver } from '#device/device-test-kit';
import { type Medium, memoryMedium } from '#device/medium';
import { UiProvider } from '#ui/ui-provider';
import { DeviceNotices } from './device-notices.tsx';

const open = (medium: Medium) =>
  render(
    <UiProvider>
      <DeviceContext value={storeOver(medium)}>
        <DeviceNotices />
      </DeviceContext>
    </UiProvider>,
  );

test('[DN4] a device in order says nothing', () => {
  open(lastingMemory());
  expect(screen.queryByText(/./)).toBeNull();
});

test('[DN1] storage that keeps nothing is said', () => {
  open(memoryMedium());
  expect(screen.getByText(/gone when you close the page/)).toBeTruthy();
});

test('[DN2] what can not be read is saved as a file, and removed only afterwards and when asked again', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const medium = lastingMemory();
  medium.write('calmbridge/u/ada/notes/n1', 'half a no');
  open(medium);
  expect(screen.getByText(/1 record on this device can’t be read/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove from this device' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save as a file' }));
  expect(await files[0]?.text()).toContain('half a no');
  await userEvent.click(screen.getByRole('button', { name: 'Remove from this device' }));
  expect(medium.read('calmbridge/u/ada/notes/n1')).toBe('half a no');
  await userEvent.click(
    screen.getAllByRole('button', { name: 'Remove from this device' }).at(-1) as HTMLElement,
  );
  await vi.waitFor(() => expect(screen.queryByText(/can’t be read/)).toBeNull());
  expect(medium.read('calmbridge/u/ada/notes/n1')).toBeNull();
});

test('[DN3] records of a newer Calmbridge are named', () => {
  const medium = lastingMemory();
  medium.write('calmbridge/u/ada/notes/n1', '{"v":9,"value":{}}');
  medium.write('calmbridge/u/ada/notes/n2', '{"v":9,"value":{}}');
  open(medium);
  expect(screen.getByText(/2 records were made with a newer Calmbridge/)).toBeTruthy();
});

test('[DN5] data of an earlier version that finds no room is named', () => {
  render(
    <UiProvider>
      <OldDataWaits value>
        <DeviceContext value={storeOver(lastingMemory())}>
          <DeviceNotices />
        </DeviceContext>
      </OldDataWaits>
    </UiProvider>,
  );
  expect(screen.getByText(/no room to bring them in/)).toBeTruthy();
});
