import type { Card } from '@calmbridge/domain/boards/board';
import type { PointerEvent } from 'react';
import { m } from '#paraglide/messages';
import { CardFace } from '#shared/board/card-face';
import { cardName } from '#shared/board/places';
import styles from './grid.module.css';

/** Cards the grid has no room for. They are kept, and come back by a press or by dragging. */
export function AsideTray({
  cards,
  hold,
  onTakeIn,
}: {
  cards: readonly Card[];
  hold: (id: string, event: PointerEvent<HTMLElement>) => void;
  onTakeIn: (card: Card) => void;
}) {
  return (
    <section className={styles.aside} aria-label={m.board_aside_heading()}>
      <h2 className={styles.asideHeading}>{m.board_aside_heading()}</h2>
      <p>{m.board_aside_words()}</p>
      <ul className={styles.waiting}>
        {cards.map((card) => (
          <li key={card.id} className={styles.waitingPlace}>
            <button
              type="button"
              className={styles.place}
              aria-label={m.board_take_in({ name: cardName(card) })}
              onPointerDown={(event) => hold(card.id, event)}
              onClick={() => onTakeIn(card)}
            >
              <CardFace card={card} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
