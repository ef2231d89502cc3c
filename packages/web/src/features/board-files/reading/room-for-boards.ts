// Whether the boards of a file fit on this device, found out before anything is kept.
import { type Estimate, type Room, roomFor } from '#device/backup/room';
import type { DeviceStore } from '#device/store/device-store';
import type { Incoming } from './read-board-file.ts';

export type RoomForBoards = Room & { neededBytes: number };

export async function roomForBoards(
  store: DeviceStore,
  { boards, media }: Pick<Incoming, 'boards' | 'media'>,
  estimate: Estimate,
  canKeepPictures: () => Promise<boolean>,
): Promise<RoomForBoards> {
  const records = media.map(({ pixels, ...record }) => ({ ...record, bytes: pixels.length, addedAt: '' }));
  const texts = [...boards, ...records].map((record) => {
    const after = JSON.stringify(record);
    return { key: store.scope.recordKey('boards', record.id), before: null, after };
  });
  const pictures = media.map(({ id, contentType, pixels }) => ({
    id,
    before: null,
    after: { type: contentType, bytes: pixels },
  }));
  const room = await roomFor(store, { texts, pictures }, estimate, canKeepPictures);
  const textBytes = texts.reduce((sum, { after }) => sum + 2 * after.length, 0);
  return { ...room, neededBytes: media.reduce((sum, { pixels }) => sum + pixels.length, textBytes) };
}
