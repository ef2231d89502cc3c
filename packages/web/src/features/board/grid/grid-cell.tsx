import type { Board, Card } from '@calmbridge/domain/boards/board';
import { memo, type PointerEvent, type ReactNode } from 'react';
import IconArrowUpRight from '#icon/IconArrowUpRight';
import IconEyeOff from '#icon/IconEyeOff';
import IconPlus from '#icon/IconPlus';
import { m } from '#paraglide/messages';
import { CardFace } from '#shared/board/card-face';
import { clockWords } from '#shared/board/clock-words';
import { cardName, placeWords } from '#shared/board/places';
import { classNames } from '#ui/class-names';
import styles from './grid.module.css';

export type CellActions = {
  press: (at: number, isByKeyboard: boolean) => void;
  hold: (id: string, event: PointerEvent<HTMLElement>) => void;
};

export type CellLook = 'plain' | 'selected' | 'source' | 'target';

export const GridCell = memo(function GridCell({
  card,
  at,
  columns,
  kind,
  look,
  isActive,
  hintId,
  actions,
}: {
  card: Card | null;
  at: number;
  columns: number;
  kind: Board['kind'];
  look: CellLook;
  /** The one place of the grid that Tab leads to. */
  isActive: boolean;
  hintId: string;
  actions: CellActions;
}) {
  const place = placeWords({ columns }, at);
  const first = kind === 'first-then' && at < 2 ? [m.board_first(), m.board_then()][at] : null;
  return (
    <td className={styles.cell} aria-selected={look === 'selected'}>
      <div className={styles.box}>
        {first && (
          <span className={styles.step} aria-hidden="true">
            {first}
          </span>
        )}
        <button
          type="button"
          data-place={at}
          className={classNames(styles.place, styles[look], card?.isHidden && styles.hidden)}
          tabIndex={isActive ? 0 : -1}
          aria-label={card ? spokenName(card, first ?? null) : m.board_add_at({ place })}
          aria-describedby={card ? hintId : undefined}
          onClick={(event) => actions.press(at, event.detail === 0)}
          onPointerDown={card ? (event) => actions.hold(card.id, event) : undefined}
        >
          {card ? (
            <CardFace card={card} corner={cornerOf(card, kind, at)} />
          ) : (
            <IconPlus className={styles.plus} size={26} aria-hidden="true" />
          )}
        </button>
      </div>
    </td>
  );
});

const spokenName = (card: Card, first: string | null): string =>
  [first, cardName(card), card.isHidden && m.board_is_hidden(), card.leadsTo && m.board_is_link()]
    .filter(Boolean)
    .join(', ');

function cornerOf(card: Card, kind: Board['kind'], at: number): ReactNode {
  const time = kind === 'grid' ? undefined : card.day?.at;
  if (!card.isHidden && !card.leadsTo && kind !== 'schedule' && !time) return null;
  return (
    <>
      {kind === 'schedule' && <span className={styles.number}>{at + 1}</span>}
      {time && <span className={classNames(styles.number, styles.time)}>{clockWords(time)}</span>}
      {card.isHidden && <IconEyeOff className={styles.sign} aria-hidden="true" />}
      {card.leadsTo && <IconArrowUpRight className={styles.sign} aria-hidden="true" />}
    </>
  );
}
