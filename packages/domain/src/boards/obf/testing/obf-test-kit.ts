// For tests: files read into boards without anything but the file. Not part of the product.
import {
  type BoardSource,
  type OpenBoard,
  type PackageReading,
  readPackage,
  withMedia,
} from '../read-package.ts';
import type { BoardWriting } from '../write-board.ts';

let lastId = 0;
export const reading: PackageReading = {
  now: '2026-11-15T12:00:00.000Z',
  fallbackName: 'Board',
  isHere: () => false,
  newId: () => `new-board-${++lastId}`,
};
export const filled = (open: OpenBoard) =>
  withMedia(
    open,
    ({ own, fields }) => ({ picture: own, image: own ? null : fields }),
    () => null,
  );

export const readAll = (
  sources: readonly BoardSource[],
  manifest: unknown = null,
  more: Partial<PackageReading> = {},
) => {
  const read = readPackage(sources, manifest, { ...reading, ...more });
  if (!read) throw new Error('no boards');
  const boards = read.boards.map(filled);
  return { ...read, done: boards };
};
export const readOne = (json: unknown) => {
  const { done, boards, notes } = readAll([{ path: null, json }]);
  const [board] = done;
  if (!board) throw new Error('no board');
  return { board, wishes: boards[0]?.images, notes };
};

export const writing: BoardWriting = {
  locale: 'en',
  imageOf: () => undefined,
  soundOf: () => undefined,
  linked: () => undefined,
};
