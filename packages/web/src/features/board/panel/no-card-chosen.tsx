import type { ReactNode } from 'react';
import { m } from '#paraglide/messages';
import styles from './panel.module.css';

/** Beside the board while no card is in work. */
export function NoCardChosen({ children }: { children: ReactNode }) {
  return (
    <section className={styles.panel} aria-label={m.board_no_card_heading()}>
      <h2>{m.board_no_card_heading()}</h2>
      <p className={styles.hint}>{m.board_no_card_words()}</p>
      {children}
    </section>
  );
}
