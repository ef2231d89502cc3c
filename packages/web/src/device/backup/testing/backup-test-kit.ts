// For tests of backups: a device over storage of our choice. Not part of the product.
import { type Appearance, defaultAppearance } from '#device/appearance/appearance';
import { pictureStore } from '#device/pictures/pictures';
import type { Medium } from '#device/store/medium';
import { lastingMemory, storeOver } from '#device/testing/device-test-kit';
import { type JournalStore, journalStore } from '../import-journal.ts';
import type { ImportPorts } from '../run-import.ts';

export function deviceOver(
  medium: Medium = lastingMemory(),
  { uid = 'ada', journal = journalStore() }: { uid?: string; journal?: JournalStore } = {},
): ImportPorts & { look: () => Appearance } {
  let look: Appearance = defaultAppearance;
  return {
    store: storeOver(medium, { uid }),
    pictures: pictureStore(async () => null),
    journal,
    appearance: {
      read: () => look,
      change: (next) => {
        look = next;
      },
    },
    alone: (_uid, work) => work(),
    look: () => look,
  };
}

export const noteOf = (id: string, content = 'a note') => ({
  id,
  messageId: 'm',
  content,
  timestamp: '2026-11-15T10:00:00.000Z',
});
