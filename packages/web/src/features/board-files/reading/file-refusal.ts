// Why a file is not read. Nothing has been changed then.
import { m } from '#paraglide/messages';
import { formatNumber } from '#ui/format/format';
import { inMegabytes, limits } from './limits.ts';

export type FileRefusal =
  | 'board-file/too-large'
  | 'board-file/board-too-large'
  | 'board-file/empty'
  | 'board-file/not-a-board'
  | 'board-file/damaged'
  | 'board-file/locked'
  | 'board-file/unsafe'
  | 'board-file/too-much'
  | 'board-file/no-boards';

export class RefusedFile extends Error {
  readonly code: FileRefusal;
  constructor(code: FileRefusal) {
    super(code);
    this.code = code;
  }
}

/** One file of a package can't be had. The others can. */
export class RefusedEntry extends Error {
  readonly why: 'too-large' | 'damaged';
  constructor(why: 'too-large' | 'damaged') {
    super(why);
    this.why = why;
  }
}

export const fileRefusalWords: Record<FileRefusal, () => string> = {
  'board-file/too-large': () => m.boardfiles_refused_too_large({ most: inMegabytes(limits.fileBytes) }),
  'board-file/board-too-large': () =>
    m.boardfiles_refused_board_too_large({ most: inMegabytes(limits.boardBytes) }),
  'board-file/empty': m.boardfiles_refused_empty,
  'board-file/not-a-board': m.boardfiles_refused_not_a_board,
  'board-file/damaged': m.boardfiles_refused_damaged,
  'board-file/locked': m.boardfiles_refused_locked,
  'board-file/unsafe': m.boardfiles_refused_unsafe,
  'board-file/too-much': () =>
    m.boardfiles_refused_too_much({
      files: formatNumber(limits.entries),
      most: inMegabytes(limits.totalBytes),
    }),
  'board-file/no-boards': m.boardfiles_refused_no_boards,
};
