import type { Board } from '@calmbridge/domain/boards/board';
import { type CSSProperties, memo } from 'react';
import { CardFace } from '#shared/board/card-face';
import { classNames } from '#ui/class-names';
import styles from './tiles.module.css';

const most = { columns: 5, rows: 3 };

/** The upper corner of a board, small: enough to know it by. */
export const BoardPreview = memo(function BoardPreview({ board }: { board: Board }) {
  const columns = Math.min(board.columns, most.columns);
  const rows = Math.min(board.rows, most.rows);
  const places = Array.from({ length: rows * columns }, (_, at) => {
    const row = Math.floor(at / columns);
    return board.cells[row * board.columns + (at % columns)] ?? null;
  });
  return (
    <div
      className={styles.preview}
      style={{ '--across': columns, '--down': rows } as CSSProperties}
      aria-hidden="true"
    >
      {places.map((card, at) => (
        // A place has no other name than its number.
        <span key={at} className={classNames(styles.place, card && !card.picture && styles.worded)}>
          {card && <CardFace card={card} look={card.picture ? 'mini' : 'cell'} />}
        </span>
      ))}
    </div>
  );
});
