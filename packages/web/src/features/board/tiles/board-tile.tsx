import type { Board } from '@calmbridge/domain/boards/board';
import { cardsOf } from '@calmbridge/domain/boards/settled';
import { memo, useDeferredValue } from 'react';
import { Link } from 'react-router';
import IconCopy from '#icon/IconCopy';
import IconDots from '#icon/IconDots';
import IconPencil from '#icon/IconPencil';
import IconTrash from '#icon/IconTrash';
import { m } from '#paraglide/messages';
import { gridWords } from '#shared/board/grid-presets';
import { iconButtonClass } from '#ui/buttons/icon-button';
import { MenuButton } from '#ui/buttons/menu-button';
import { classNames } from '#ui/class-names';
import { formatDayOfYear } from '#ui/format/format-date';
import list from '#ui/layout/tile-list.module.css';
import { boardPath } from '../board-links.ts';
import { BoardPreview } from './board-preview.tsx';
import styles from './tiles.module.css';

export type TileActions = {
  onRename: (board: Board) => void;
  onCopy: (board: Board) => void;
  onDelete: (board: Board) => void;
};

export const BoardTile = memo(function BoardTile({
  board,
  actions,
  owner = '',
}: {
  board: Board;
  actions: TileActions;
  /** What its child is called; empty: it is for all. */
  owner?: string;
}) {
  const count = cardsOf(board).length;
  // Names come first: the pictures of many boards are drawn right after, and give way to what is typed.
  const isDrawn = useDeferredValue(true, false);
  return (
    <li className={styles.tile}>
      <div className={styles.window}>{isDrawn && <BoardPreview board={board} />}</div>
      <div className={styles.foot}>
        <div className={styles.words}>
          <h2 className={styles.name}>
            <Link className={classNames(list.open, styles.open)} to={boardPath(board.id)}>
              {board.name}
            </Link>
          </h2>
          <p className={styles.facts}>
            {count === 1 ? m.board_cards_one() : m.board_cards_count({ count })} · {gridWords(board)} ·{' '}
            {formatDayOfYear(board.updatedAt)}
            {owner !== '' && ` · ${m.board_for({ name: owner })}`}
          </p>
        </div>
        <MenuButton
          label={m.board_tile_menu({ name: board.name })}
          className={iconButtonClass}
          panel={(close) => (
            <>
              <button type="button" onClick={() => [close(), actions.onRename(board)]}>
                <IconPencil size={20} aria-hidden="true" />
                {m.board_rename()}
              </button>
              <button type="button" onClick={() => [close(), actions.onCopy(board)]}>
                <IconCopy size={20} aria-hidden="true" />
                {m.board_copy()}
              </button>
              <button type="button" onClick={() => [close(), actions.onDelete(board)]}>
                <IconTrash size={20} aria-hidden="true" />
                {m.board_delete()}
              </button>
            </>
          )}
        >
          <IconDots size={24} aria-hidden="true" />
        </MenuButton>
      </div>
    </li>
  );
});
