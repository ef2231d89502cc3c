// The storage knows no transactions. So the removal is noted with the account's own, done at once, and done again until
// it has worked and nothing of the carer's can still be under way (IM13).
import type { Transaction } from '#features/users/begin-document';
import type { Ports } from '#ports';
import { pictureFolder, pictureKey } from './picture-keys.ts';
import { deleteRemoval, findRemovals, insertRemoval } from './picture-removal-store.ts';

type RemovalPorts = Pick<Ports, 'database' | 'clock' | 'log' | 'blobs'>;

/** Longer than the longest a picture can take to be made and stored. */
const stragglersMs = 15 * 60_000;

export const noteRemoval = (tx: Transaction, uid: string, now: Date) => insertRemoval(tx, uid, now);

export async function removePictures(ports: RemovalPorts, uid: string): Promise<void> {
  await ports.blobs.removeAll(pictureFolder(uid));
  await deleteRemoval(ports.database.db, uid, new Date(ports.clock.now().getTime() - stragglersMs));
}

/** A picture that nobody fetched. One that can't be removed now is found and not charged for when it is asked for again. */
export const removePicture = ({ blobs, log }: Pick<Ports, 'blobs' | 'log'>, uid: string, symbolId: string) =>
  blobs
    .remove(pictureKey(uid, symbolId))
    .catch((fault: unknown) => log.warn({ fault }, 'a picture that nobody fetched was not removed'));

/** Safe to run in any number of processes at once. */
export async function sweepRemovals(ports: RemovalPorts): Promise<void> {
  for (const uid of await findRemovals(ports.database.db)) {
    await removePictures(ports, uid).catch((fault: unknown) =>
      ports.log.warn({ fault, uid }, 'pictures of a deleted account are still to be removed'),
    );
  }
}
