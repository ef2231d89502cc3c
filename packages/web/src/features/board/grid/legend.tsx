import type { Card } from '@calmbridge/domain/boards/board';
import { m } from '#paraglide/messages';
import { legendOf } from '#shared/board/word-classes';
import styles from './legend.module.css';

/** What the borders mean: colour is never alone. */
export function Legend({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={styles.legend} aria-label={m.board_legend()}>
      {legendOf(cards).map(({ colour, name }) => (
        <li key={name}>
          <span className={styles.swatch} style={{ borderColor: colour }} />
          {name}
        </li>
      ))}
    </ul>
  );
}
