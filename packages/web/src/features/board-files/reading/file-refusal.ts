// Why a file is not read. Nothing has been changed then.
import { m } from '#paraglide/messages';

export type FileRefusal =
  | 'board-file/too-large'
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

export const fileRefusalWords: Record<FileRefusal, () => string> = {
  'board-file/too-large': m.boardfiles_refused_too_large,
  'board-file/empty': m.boardfiles_refused_empty,
  'board-file/not-a-board': m.boardfiles_refused_not_a_board,
  'board-file/damaged': m.boardfiles_refused_damaged,
  'board-file/locked': m.boardfiles_refused_locked,
  'board-file/unsafe': m.boardfiles_refused_unsafe,
  'board-file/too-much': m.boardfiles_refused_too_much,
  'board-file/no-boards': m.boardfiles_refused_no_boards,
};
