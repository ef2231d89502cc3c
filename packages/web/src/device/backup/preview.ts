// What bringing in a backup would do, for the carer to see before it is done.
import type { Backup } from './backup.ts';
import { type Contents, contentsOf } from './contents.ts';
import { type KindCount, planTexts, type Way } from './plan-import.ts';
import { planPictures } from './plan-pictures.ts';
import { type Estimate, type Room, roomFor } from './room.ts';
import type { ImportPorts } from './run-import.ts';

export type Preview = {
  madeAt: string;
  ownerName: string;
  isOthers: boolean;
  contents: Contents;
  kinds: KindCount[];
  room: Record<Way, Room>;
  /** Whether the import can still be undone after this page is closed. */
  undoLasts: boolean;
};

export async function previewImport(
  { store, pictures, journal }: ImportPorts,
  backup: Backup,
  estimate: Estimate,
): Promise<Preview> {
  const merged = planTexts(store, backup, 'merge');
  const added = await planPictures(pictures, store.uid, backup, 'merge');
  const replaced = await planPictures(pictures, store.uid, backup, 'replace');
  const roomBy = {
    merge: await roomFor(store, { texts: merged.changes, pictures: added }, estimate, pictures.canKeep),
    replace: await roomFor(
      store,
      { texts: planTexts(store, backup, 'replace').changes, pictures: replaced },
      estimate,
      pictures.canKeep,
    ),
  };
  const different = replaced.filter(({ before, after }) => before && after).length;
  const pictureCount: KindCount = {
    name: 'pictures',
    inFile: backup.pictures.size,
    isNew: added.length,
    different,
    same: backup.pictures.size - added.length - different,
    onlyHere: replaced.filter(({ after }) => after === null).length,
  };
  return {
    madeAt: backup.madeAt,
    ownerName: backup.owner.name,
    isOthers: backup.owner.uid !== store.uid,
    contents: contentsOf(backup),
    // What is known of a picture goes with its pixels, and is not counted twice.
    kinds: [...merged.kinds.filter(({ name }) => name !== 'pictures'), pictureCount],
    room: roomBy,
    undoLasts: await journal.lasts(),
  };
}
