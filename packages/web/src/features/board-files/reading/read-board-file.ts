// Reads a board file completely, pictures and all, before anything on the device is touched. It lets the page breathe on the
// way, says how far it is, and stops when it is told to.
import { type Board, Board as BoardSchema } from '@calmbridge/domain/boards/board';
import type { ImageWish, MediaWish } from '@calmbridge/domain/boards/obf/read-images';
import {
  type FoundPicture,
  type PackageReading,
  type ReadNotes,
  type ReadPackage,
  readPackage,
  withMedia,
} from '@calmbridge/domain/boards/obf/read-package';
import { type FileRefusal, RefusedFile } from './file-refusal.ts';
import { type LeftOut, type MediaPorts, mediaFinder, type NewMedia } from './find-media.ts';
import { openPackage } from './open-package.ts';
import type { Pace } from './pace.ts';

export type Incoming = {
  boards: readonly Board[];
  media: readonly NewMedia[];
  notes: ReadNotes;
  leftOut: LeftOut;
};

export type IncomingFile =
  | { is: 'read'; incoming: Incoming }
  | { is: 'refused'; why: FileRefusal }
  | { is: 'cancelled' };

export type FileReading = Omit<PackageReading, 'fallbackName'> &
  Omit<MediaPorts, 'read'> & { fallbackName?: string; pace: Pace };

/** Whatever the file is, the answer is boards or a reason, unless it was cancelled. */
export async function readBoardFile(file: File, reading: FileReading): Promise<IncomingFile> {
  try {
    const incoming = await read(file, reading);
    return reading.pace.isCancelled() ? { is: 'cancelled' } : { is: 'read', incoming };
  } catch (fault) {
    if (reading.pace.isCancelled()) return { is: 'cancelled' };
    return { is: 'refused', why: fault instanceof RefusedFile ? fault.code : 'board-file/damaged' };
  }
}

async function read(file: File, reading: FileReading): Promise<Incoming> {
  const opened = await openPackage(file);
  await reading.pace.step(0, 1);
  const fallbackName = reading.fallbackName ?? (file.name.replace(/\.\w+$/, '').trim() || 'Board');
  const found = readPackage(opened.sources, opened.manifest, { ...reading, fallbackName });
  if (!found)
    throw new RefusedFile(opened.sources.length > 1 ? 'board-file/no-boards' : 'board-file/not-a-board');
  const finder = mediaFinder({ ...reading, read: opened.read });
  const { pictures, sounds } = await findMedia(found, finder, reading.pace);
  const boards = found.boards.map((open) =>
    BoardSchema.parse(
      withMedia(
        open,
        (wish) => pictures.get(wish) ?? { picture: null, image: null },
        (wish) => sounds.get(wish) ?? null,
      ),
    ),
  );
  return { boards, media: [...finder.added.values()], notes: found.notes, leftOut: finder.leftOut };
}

async function findMedia({ boards }: ReadPackage, finder: ReturnType<typeof mediaFinder>, pace: Pace) {
  const images = [...new Set(boards.flatMap((open) => [...open.images.values()]))];
  const pictures = new Map<ImageWish, FoundPicture>();
  for (const [at, wish] of images.entries()) {
    await pace.step(at, images.length);
    pictures.set(wish, await finder.picture(wish));
  }
  const sounds = new Map<MediaWish, { id: string } | null>();
  for (const wish of new Set(boards.flatMap((open) => [...open.sounds.values()])))
    sounds.set(wish, finder.sound(wish));
  return { pictures, sounds };
}
