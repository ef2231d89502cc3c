// Puts what was read onto the device: the pictures first, the boards last and all at once. Whatever fails, and whenever the
// carer cancels, what was put is taken away again, so that the device is as it was.
import type { Board } from '@calmbridge/domain/boards/board';
import type { PictureStore } from '#device/pictures/pictures';
import type { Picture } from '#device/records/shapes';
import type { Collection } from '#device/store/collection';
import { notSaved, type Saved } from '#device/store/user-scope';
import type { NewMedia } from './find-media.ts';
import type { Pace } from './pace.ts';
import type { Incoming } from './read-board-file.ts';

export type KeepingPorts = {
  uid: string;
  boards: Pick<Collection<Board>, 'add' | 'remove'>;
  pictures: Pick<Collection<Picture>, 'add' | 'remove'>;
  pixels: Pick<PictureStore, 'put' | 'remove'>;
  now: () => Date;
  pace: Pace;
};

export type Kept = { undo: () => Promise<void> } & (
  | { is: 'kept' | 'cancelled' }
  | { is: 'refused'; why: Extract<Saved, { ok: false }>['why'] }
);

export async function keepBoards(
  ports: KeepingPorts,
  { boards, media }: Pick<Incoming, 'boards' | 'media'>,
): Promise<Kept> {
  const put: string[] = [];
  const takeBack = async () => {
    if (put.length > 0) await ports.pictures.remove(...put);
    for (const id of put) await ports.pixels.remove(ports.uid, id);
  };
  const refuse = async (outcome: Saved): Promise<Kept> => {
    await takeBack();
    if (ports.pace.isCancelled() || outcome.ok) return { is: 'cancelled', undo };
    return { is: 'refused', why: outcome.why, undo };
  };
  const undo = async () => {
    await ports.boards.remove(...boards.map(({ id }) => id));
    await takeBack();
  };
  for (const [at, one] of media.entries()) {
    const outcome = await putOne(ports, one, at / media.length);
    if (!outcome.ok) return refuse(outcome);
    put.push(one.id);
  }
  const records = media.map((one) => recordOf(one, ports.now().toISOString()));
  const known = records.length > 0 ? await ports.pictures.add(...records) : { ok: true as const };
  if (!known.ok || ports.pace.isCancelled()) return refuse(known);
  const outcome = await ports.boards.add(...boards);
  if (!outcome.ok) return refuse(outcome);
  // Cancelled in the last moment is cancelled all the same.
  if (ports.pace.isCancelled()) await undo();
  return { is: ports.pace.isCancelled() ? 'cancelled' : 'kept', undo };
}

async function putOne({ uid, pixels, pace }: KeepingPorts, one: NewMedia, share: number): Promise<Saved> {
  try {
    await pace.step(share, 1);
    return await pixels.put(uid, one.id, new Blob([one.pixels], { type: one.contentType }));
  } catch {
    return notSaved('device/full');
  }
}

/** What a file says of a picture goes along: it is written again when the board is. */
const recordOf = (
  { id, pixels, contentType, width, height, licence, fields }: NewMedia,
  addedAt: string,
) => ({
  id,
  contentType,
  width,
  height,
  bytes: pixels.length,
  addedAt,
  ...(licence ? { licence } : {}),
  ...(fields ? { obf: fields } : {}),
});
