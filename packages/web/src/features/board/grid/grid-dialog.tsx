import { type Board, gridMax } from '@calmbridge/domain/boards/board';
import { resize } from '@calmbridge/domain/boards/change-board';
import { useId } from 'react';
import { m } from '#paraglide/messages';
import { gridPresets, gridWords } from '#shared/board/grid-presets';
import { Button } from '#ui/buttons/button';
import { Dialog } from '#ui/dialogs/dialog';
import { SelectField } from '#ui/fields/select-field';
import { Notice } from '#ui/layout/notice';
import { isSmallHere } from '../touch-size.ts';
import styles from './grid-dialog.module.css';

const sides = Array.from({ length: gridMax }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }));

type Resizing = { board: Board; onResize: (change: ReturnType<typeof resize>) => void };

/** How many cards across and down. It takes effect at once; no card is lost by it. */
export function GridDialog({ board, onResize, onClose }: Resizing & { onClose: () => void }) {
  const waiting = board.aside?.length ?? 0;
  return (
    <Dialog
      title={m.board_grid_heading()}
      width="small"
      onPhone="sheet"
      onClose={onClose}
      footer={
        <Button isWide onClick={onClose}>
          {m.board_done()}
        </Button>
      }
    >
      <fieldset className={styles.presets}>
        <legend className="visually-hidden">{m.board_grid_presets()}</legend>
        {gridPresets.map((grid) => (
          <button
            key={gridWords(grid)}
            type="button"
            className={styles.preset}
            aria-pressed={grid.columns === board.columns && grid.rows === board.rows}
            onClick={() => onResize(resize(grid.rows, grid.columns))}
          >
            {gridWords(grid)}
          </button>
        ))}
      </fieldset>
      <Sides board={board} onResize={onResize} />
      <output className={styles.note}>
        {waiting > 0 ? waitingWords(waiting) : m.board_grid_safe()}
        {isSmallHere(board) && (
          <Notice kind="warning">{m.board_grid_small({ columns: board.columns, rows: board.rows })}</Notice>
        )}
      </output>
    </Dialog>
  );
}

function Sides({ board, onResize }: Resizing) {
  const id = useId();
  return (
    <div className={styles.sides}>
      <SelectField
        id={`${id}-columns`}
        label={m.board_columns()}
        options={sides}
        value={String(board.columns)}
        onChange={(columns) => onResize(resize(board.rows, Number(columns)))}
      />
      <SelectField
        id={`${id}-rows`}
        label={m.board_rows()}
        options={sides}
        value={String(board.rows)}
        onChange={(rows) => onResize(resize(Number(rows), board.columns))}
      />
    </div>
  );
}

const waitingWords = (count: number) =>
  count === 1 ? m.board_grid_waiting_one() : m.board_grid_waiting({ count });
