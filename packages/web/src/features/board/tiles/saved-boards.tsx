import type { Board } from '@calmbridge/domain/boards/board';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { SavedChild } from '#device/records/shapes';
import { m } from '#paraglide/messages';
import { calledOf } from '#shared/children/child-words';
import { Button } from '#ui/buttons/button';
import { TextField } from '#ui/fields/text-field';
import list from '#ui/layout/tile-list.module.css';
import { BoardTile, type TileActions } from './board-tile.tsx';
import styles from './tiles.module.css';

/** So many at a time: two hundred boards stay light. */
export const pageSize = 24;
/** Fewer are seen at a glance. */
const searchedFrom = 7;

export function SavedBoards({
  boards,
  actions,
  owners,
}: {
  boards: readonly Board[];
  actions: TileActions;
  owners: readonly SavedChild[];
}) {
  const id = useId();
  const [words, setWords] = useState('');
  const [count, setCount] = useState(pageSize);
  const asked = useDeferredValue(words.trim().toLocaleLowerCase());
  const found = useMemo(() => boards.filter((board) => holds(board, asked)), [boards, asked]);
  const shown = found.slice(0, count);
  return (
    <section className={styles.saved} aria-label={m.board_saved()}>
      {boards.length >= searchedFrom && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the tests' page does not know the search element
        <div role="search" className={styles.search}>
          <TextField
            id={id}
            type="search"
            label={m.board_search()}
            value={words}
            onChange={(next) => {
              setWords(next);
              setCount(pageSize);
            }}
          />
        </div>
      )}
      <output className={list.found}>{asked !== '' && foundWords(found.length)}</output>
      <ul className={styles.tiles}>
        {shown.map((board) => (
          <BoardTile key={board.id} board={board} actions={actions} owner={ownerOf(board, owners)} />
        ))}
      </ul>
      {found.length > shown.length && (
        <div className={list.more}>
          <Button look="secondary" onClick={() => setCount(count + pageSize)}>
            {m.board_more({ count: Math.min(pageSize, found.length - shown.length) })}
          </Button>
          <p>{m.board_shown({ shown: shown.length, count: found.length })}</p>
        </div>
      )}
    </section>
  );
}

const ownerOf = ({ childId }: Board, owners: readonly SavedChild[]): string => {
  const owner = owners.find(({ id }) => id === childId);
  return owner ? calledOf(owner) : '';
};

/** By the name of the board or a word on one of its cards. */
const holds = ({ name, cells }: Board, words: string): boolean =>
  words === '' ||
  name.toLocaleLowerCase().includes(words) ||
  cells.some((card) => card?.label.toLocaleLowerCase().includes(words));

function foundWords(count: number): string {
  if (count === 0) return m.board_found_none();
  return count === 1 ? m.board_found_one() : m.board_found({ count });
}
