import type { Board } from '@calmbridge/domain/boards/board';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import IconChevronDown from '#icon/IconChevronDown';
import IconCopy from '#icon/IconCopy';
import IconLayoutGrid from '#icon/IconLayoutGrid';
import IconPencil from '#icon/IconPencil';
import IconTrash from '#icon/IconTrash';
import { m } from '#paraglide/messages';
import { iconButtonClass } from '#ui/buttons/icon-button';
import { MenuButton } from '#ui/buttons/menu-button';
import styles from './board-editor.module.css';
import { boardsPath } from './board-links.ts';
import { RenameDialog } from './making/rename-dialog.tsx';
import { useBoardActions } from './making/use-board-actions.ts';
import type { BoardMaking } from './making/use-board-making.ts';

/** The board's name, and what can be done with the board as a whole. */
export function BoardHeading({ board, making }: { board: Board; making: BoardMaking }) {
  const actions = useBoardActions();
  const navigate = useNavigate();
  const [isRenaming, setIsRenaming] = useState(false);
  const remove = async () => {
    if (await actions.remove(board)) await navigate(boardsPath);
  };
  return (
    <div className={styles.heading}>
      <h1>{board.name}</h1>
      <MenuButton
        label={m.board_menu()}
        className={iconButtonClass}
        panel={(close) => (
          <>
            <Link to={boardsPath} onClick={close}>
              <IconLayoutGrid size={20} aria-hidden="true" />
              {m.board_all()}
            </Link>
            <button type="button" onClick={() => [close(), setIsRenaming(true)]}>
              <IconPencil size={20} aria-hidden="true" />
              {m.board_rename()}
            </button>
            <button type="button" onClick={() => [close(), void making.copy(board)]}>
              <IconCopy size={20} aria-hidden="true" />
              {m.board_copy()}
            </button>
            <button type="button" onClick={() => [close(), void remove()]}>
              <IconTrash size={20} aria-hidden="true" />
              {m.board_delete()}
            </button>
          </>
        )}
      >
        <IconChevronDown size={24} aria-hidden="true" />
      </MenuButton>
      {isRenaming && <RenameDialog board={board} actions={actions} onClose={() => setIsRenaming(false)} />}
    </div>
  );
}
