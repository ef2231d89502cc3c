// Reads a board file completely, pictures and all, before anything on the device is touched.

import type { CardPicture } from '@calmbridge/domain/boards/board';
import { type Board, Board as BoardSchema } from '@calmbridge/domain/boards/board';
import type { ImageWish } from '@calmbridge/domain/boards/obf/read-images';
import {
  type PackageReading,
  type ReadNotes,
  readPackage,
  withPictures,
} from '@calmbridge/domain/boards/obf/read-package';
import { cardsOf } from '@calmbridge/domain/boards/settled';
import { type FileRefusal, RefusedFile } from './file-refusal.ts';
import { type LeftOut, type NewPicture, type PicturePorts, pictureFinder } from './find-pictures.ts';
import { openPackage } from './open-package.ts';

export type Incoming = {
  boards: readonly Board[];
  pictures: readonly NewPicture[];
  notes: ReadNotes;
  leftOut: LeftOut;
};

export type IncomingFile = { ok: true; incoming: Incoming } | { ok: false; why: FileRefusal };

export type FileReading = Omit<PackageReading, 'fallbackName'> &
  Omit<PicturePorts, 'read'> & { fallbackName?: string };

/** Whatever the file is, the answer is boards or a reason. */
export async function readBoardFile(file: File, reading: FileReading): Promise<IncomingFile> {
  try {
    return { ok: true, incoming: await read(file, reading) };
  } catch (fault) {
    return { ok: false, why: fault instanceof RefusedFile ? fault.code : 'board-file/damaged' };
  }
}

async function read(file: File, reading: FileReading): Promise<Incoming> {
  const opened = await openPackage(file);
  const fallbackName = reading.fallbackName ?? (file.name.replace(/\.\w+$/, '').trim() || 'Board');
  const found = readPackage(opened.sources, opened.manifest, { ...reading, fallbackName });
  if (!found)
    throw new RefusedFile(opened.sources.length > 1 ? 'board-file/no-boards' : 'board-file/not-a-board');
  const finder = pictureFinder({ ...reading, read: opened.read });
  const pictures = new Map<ImageWish, CardPicture | null>();
  for (const { board, wishes } of found.boards)
    for (const { id } of cardsOf(board)) {
      const wish = wishes.get(id);
      if (wish && !pictures.has(wish)) pictures.set(wish, await finder.find(wish));
    }
  const boards = found.boards.map((open) =>
    BoardSchema.parse(withPictures(open, (wish) => pictures.get(wish) ?? null)),
  );
  return { boards, pictures: [...finder.added.values()], notes: found.notes, leftOut: finder.leftOut };
}
