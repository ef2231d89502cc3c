import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { importPorts } from '#device/backup/browser-backup';
import { runImport } from '#device/backup/run-import';
import { takeBackup } from '#device/backup/take-backup';
import { DeviceContext, OldDataWaits } from '#device/device-context';
import { notes } from '#device/records/shapes';
import { type Medium, memoryMedium, storageMedium } from '#device/store/medium';
import { lastingMemory, storeOver } from '#device/testing/device-test-kit';
import { UiProvider } from '#ui/ui-provider';
import { DeviceNotices } from './device-notices.tsx';

const open = (medium: Medium, store = storeOver(medium), oldDataWaits = false) =>
  render(
    <MemoryRouter>
      <UiProvider>
        <OldDataWaits value={oldDataWaits}>
          <DeviceContext value={store}>
            <DeviceNotices />
          </DeviceContext>
        </OldDataWaits>
      </UiProvider>
    </MemoryRouter>,
  );

beforeEach(() => localStorage.clear());

test('[DN4] a device in order says nothing', () => {
  open(lastingMemory());
  expect(screen.queryByText(/./)).toBeNull();
});

test('[DN1] storage that keeps nothing is said', () => {
  open(memoryMedium());
  expect(screen.getByText(/lost when you close the page/)).toBeTruthy();
});

test('[DN8] a browser that stores texts but no pictures is said', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  open(lastingMemory());
  expect(await screen.findByText(/won’t let Calmbridge store pictures/)).toBeTruthy();
  vi.unstubAllGlobals();
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
  expect(await screen.findByText(/1 item on this device can’t be read/)).toBeTruthy();
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

test('[DN3] records of a newer Calmbridge are named', async () => {
  const medium = lastingMemory();
  medium.write('calmbridge/u/ada/notes/n1', '{"v":9,"value":{}}');
  medium.write('calmbridge/u/ada/notes/n2', '{"v":9,"value":{}}');
  open(medium);
  expect(await screen.findByText(/2 items were made with a newer version of Calmbridge/)).toBeTruthy();
});

test('[DN5] data of an earlier version that finds no room is named', () => {
  open(lastingMemory(), storeOver(), true);
  expect(screen.getByText(/enough room to move them across/)).toBeTruthy();
});

const note = (id: string) => ({ id, messageId: 'm', content: 'a note', timestamp: '' });

test('[DN6] [BK7] a backup that is due is mentioned when the page opens, and can be put off', async () => {
  const medium = lastingMemory();
  medium.write('calmbridge/turn/ada', '99');
  const store = storeOver(medium);
  const { unmount } = open(medium, store);
  await act(() => store.collection(notes).add(note('n1')));
  expect(screen.queryByText(/since your last backup/)).toBeNull();
  unmount();
  open(medium, store);
  expect(screen.getByRole('link', { name: 'Back up now' }).getAttribute('href')).toBe('/settings#my-data');
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  await vi.waitFor(() => expect(screen.queryByText(/since your last backup/)).toBeNull());
});

async function imported() {
  const medium = storageMedium(localStorage);
  const store = storeOver(medium);
  const ports = importPorts(store);
  await store.collection(notes).add(note('kept'));
  const backup = await takeBackup(store, ports.pictures, 'Ada');
  await store.collection(notes).update('kept', (now) => ({ ...now, content: 'changed' }));
  await runImport(ports, backup, 'replace');
  return { medium, store };
}

test('[DN7] [BK6] an import is undone from the page, also after a reload', async () => {
  const { medium, store } = await imported();
  expect(store.collection(notes).get('kept')?.content).toBe('a note');
  const later = storeOver(medium);
  open(medium, later);
  await userEvent.click(screen.getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText('Import undone')).toBeTruthy();
  expect(later.collection(notes).get('kept')?.content).toBe('changed');
  expect(screen.queryByRole('button', { name: 'Undo import' })).toBeNull();
});

test('[DN7] or kept, and then it is not offered again', async () => {
  const { medium, store } = await imported();
  open(medium, store);
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  await vi.waitFor(() => expect(screen.queryByText(/A backup was imported/)).toBeNull());
  expect(store.collection(notes).get('kept')?.content).toBe('a note');
});

test('[DN7] one that was cut short is taken back and said', async () => {
  const { medium, store } = await imported();
  const key = 'calmbridge/u/ada/importUndo';
  medium.write(key, (medium.read(key) ?? '').replace('done', 'begun'));
  open(medium, store);
  expect(await screen.findByText(/An import was interrupted/)).toBeTruthy();
  expect(store.collection(notes).get('kept')?.content).toBe('changed');
});
