import type { Board } from '@calmbridge/domain/boards/board';
import IconArrowDown from '#icon/IconArrowDown';
import IconArrowLeft from '#icon/IconArrowLeft';
import IconArrowRight from '#icon/IconArrowRight';
import IconArrowUp from '#icon/IconArrowUp';
import { m } from '#paraglide/messages';
import { placeAfterKey } from '#shared/board/places';
import { IconButton } from '#ui/buttons/icon-button';
import styles from './panel.module.css';

const ways = [
  { key: 'ArrowLeft', label: m.board_move_left, Icon: IconArrowLeft },
  { key: 'ArrowUp', label: m.board_move_up, Icon: IconArrowUp },
  { key: 'ArrowDown', label: m.board_move_down, Icon: IconArrowDown },
  { key: 'ArrowRight', label: m.board_move_right, Icon: IconArrowRight },
] as const;

/** Moving without dragging: one place at a time, changing places with what is there. */
export function MoveButtons({
  board,
  at,
  onMove,
}: {
  board: Board;
  at: number;
  onMove: (to: number) => void;
}) {
  return (
    <fieldset className={styles.move}>
      <legend className="visually-hidden">{m.board_move()}</legend>
      <span className={styles.moveLabel} aria-hidden="true">
        {m.board_move()}
      </span>
      <span className={styles.moveButtons}>
        {ways.map(({ key, label, Icon }) => {
          const to = placeAfterKey(board, at, key, false) ?? at;
          return (
            <IconButton
              key={key}
              label={label()}
              icon={<Icon size={22} aria-hidden="true" />}
              aria-disabled={to === at || undefined}
              onClick={() => to !== at && onMove(to)}
            />
          );
        })}
      </span>
    </fieldset>
  );
}
