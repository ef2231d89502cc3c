// Puts what was read onto the device: the pictures first, the boards last and all at once. Whatever fails, what was put is
// taken away again, so that the device is as it was.
import type { Board } from '@calmbridge/domain/boards/board';
import type { Collection } from '#device/collection';
import type { PictureStore } from '#device/pictures';
import type { Picture } from '#device/shapes';
import { notSaved, type Saved } from '#device/user-scope';
import type { NewPicture } from './find-pictures.ts';
import type { Incoming } from './read-board-file.ts';

export type KeepingPorts = {
  uid: string;
  boards: Pick<Collection<Board>, 'add' | 'remove'>;
  pictures: Pick<Collection<Picture>, 'add' | 'remove'>;
  pixels: Pick<PictureStore, 'put' | 'remove'>;
  now: () => Date;
};

export type Kept = Saved & { undo: () => Promise<void> };

export async function keepBoards(
  ports: KeepingPorts,
  { boards, pictures }: Pick<Incoming, 'boards' | 'pictures'>,
): Promise<Kept> {
  const put: string[] = [];
  const takePicturesBack = async () => {
    if (put.length > 0) await ports.pictures.remove(...put);
    for (const id of put) await ports.pixels.remove(ports.uid, id);
  };
  const refuse = async (outcome: Saved): Promise<Kept> => {
    await takePicturesBack();
    return { ...outcome, undo: async () => {} };
  };
  for (const picture of pictures) {
    const pixels = new Blob([picture.pixels], { type: picture.contentType });
    const outcome = await ports.pixels
      .put(ports.uid, picture.id, pixels)
      .catch(() => notSaved('device/full'));
    if (outcome.ok) put.push(picture.id);
    else return refuse(outcome);
  }
  const records = pictures.map((picture) => recordOf(picture, ports.now().toISOString()));
  const known = records.length > 0 ? await ports.pictures.add(...records) : { ok: true as const };
  if (!known.ok) return refuse(known);
  const outcome = await ports.boards.add(...boards);
  if (!outcome.ok) return refuse(outcome);
  const undo = async () => {
    await ports.boards.remove(...boards.map(({ id }) => id));
    await takePicturesBack();
  };
  return { ok: true, undo };
}

/** The licence a file gives goes along: it is written again when the board is. */
const recordOf = ({ id, pixels, contentType, width, height, licence }: NewPicture, addedAt: string) => ({
  id,
  contentType,
  width,
  height,
  bytes: pixels.length,
  addedAt,
  ...(licence ? { licence } : {}),
});
