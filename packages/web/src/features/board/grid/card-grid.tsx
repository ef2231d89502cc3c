import type { Board, Card } from '@calmbridge/domain/boards/board';
import { type CSSProperties, type Ref, useId, useRef } from 'react';
import { m } from '#paraglide/messages';
import { CardFace } from '#shared/board/card-face';
import { placeWords } from '#shared/board/places';
import { useStable } from '#ui/use-stable';
import { AsideTray } from './aside-tray.tsx';
import styles from './grid.module.css';
import { type CellActions, type CellLook, GridCell } from './grid-cell.tsx';
import { type Carrying, useCarrying } from './use-carrying.ts';
import { type Drag, useDragging } from './use-dragging.ts';
import { useGridFocus } from './use-grid-focus.ts';

/** Four columns fit everywhere, five on all but the smallest phones. */
const scrollsOn = (columns: number) => {
  if (columns > 5) return 'phones';
  return columns > 4 ? 'small-phones' : undefined;
};

type CardGridProps = {
  board: Board;
  selectedAt: number | null;
  /** Where the focus shall go; a new object asks again. */
  focus: { at: number } | null;
  announce: (words: string) => void;
  onPress: (at: number, isByKeyboard: boolean) => void;
  onMove: (id: string, to: number) => void;
  onRemove: (id: string) => void;
  onTakeIn: (card: Card) => void;
};

/** The board as it is made: press to change, drag or carry to move. One place has the focus; arrows lead on. */
export function CardGrid({
  board,
  selectedAt,
  focus,
  announce,
  onPress,
  onMove,
  onRemove,
  onTakeIn,
}: CardGridProps) {
  const hintId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const carry = useCarrying({ board, announce, onMove, onRemove });
  const { active, setActive, carrying } = carry;
  const { drag, ghost, start, wasDrag } = useDragging(onMove);

  useGridFocus(grid, active, setActive, focus);
  const actions = useStable<CellActions>({
    press: (at, isByKeyboard) => {
      if (wasDrag()) return;
      setActive(at);
      onPress(at, isByKeyboard);
    },
    hold: start,
  });
  const lookOf = (at: number) => lookAt(board, at, { drag, carrying, selectedAt });
  return (
    <div className={styles.tray}>
      <p id={hintId} className="visually-hidden">
        {m.board_card_hint()}
      </p>
      <div className={styles.scroll}>
        <table
          ref={grid}
          // A table whose places can be pressed, and between which arrows lead, is a grid.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of buttons, led by arrow keys
          role="grid"
          tabIndex={-1}
          aria-label={m.board_grid_name({ name: board.name })}
          className={styles.grid}
          data-scrolls={scrollsOn(board.columns)}
          style={{ '--columns': board.columns } as CSSProperties}
          onKeyDown={carry.onKeyDown}
          onFocus={({ target }) => setActive(Number(target.getAttribute('data-place') ?? active))}
          onBlur={(event) => {
            if (carrying && !event.currentTarget.contains(event.relatedTarget)) carry.leave();
          }}
        >
          <GridRows board={board} active={active} lookOf={lookOf} hintId={hintId} actions={actions} />
        </table>
      </div>
      {board.aside && (
        <AsideTray cards={board.aside} onTakeIn={(card) => wasDrag() || onTakeIn(card)} hold={start} />
      )}
      {drag && <DraggedCard ref={ghost} board={board} id={drag.id} />}
    </div>
  );
}

function GridRows({
  board,
  active,
  lookOf,
  hintId,
  actions,
}: {
  board: Board;
  active: number;
  lookOf: (at: number) => CellLook;
  hintId: string;
  actions: CellActions;
}) {
  const rows = Array.from({ length: board.rows }, (_, row) => row);
  return (
    <tbody>
      {rows.map((row) => (
        <tr key={row}>
          {board.cells.slice(row * board.columns, (row + 1) * board.columns).map((card, column) => {
            const at = row * board.columns + column;
            return (
              <GridCell
                // A place is its number: the focus stays on it when its card moves.
                key={placeWords(board, at)}
                card={card}
                at={at}
                columns={board.columns}
                kind={board.kind}
                look={lookOf(at)}
                isActive={at === active}
                hintId={hintId}
                actions={actions}
              />
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

/** Follows the pointer. */
function DraggedCard({ ref, board, id }: { ref: Ref<HTMLDivElement>; board: Board; id: string }) {
  const card = [...board.cells, ...(board.aside ?? [])].find((one) => one?.id === id);
  if (!card) return null;
  return (
    <div ref={ref} className={styles.ghost} aria-hidden="true">
      <CardFace card={card} />
    </div>
  );
}

function lookAt(
  board: Board,
  at: number,
  { drag, carrying, selectedAt }: { drag: Drag | null; carrying: Carrying | null; selectedAt: number | null },
): CellLook {
  const id = board.cells[at]?.id;
  if (at === drag?.over || (carrying && at === carrying.to && at !== carrying.from)) return 'target';
  if (id !== undefined && (id === drag?.id || id === carrying?.id)) return 'source';
  return at === selectedAt ? 'selected' : 'plain';
}
