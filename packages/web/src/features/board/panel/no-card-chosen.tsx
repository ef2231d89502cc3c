import type { ReactNode } from 'react';
import { m } from '#paraglide/messages';
import styles from './panel.module.css';

/** Beside the board while no card is in work. */
export function NoCardChosen({ isTrying, children }: { isTrying: boolean; children: ReactNode }) {
  const heading = isTrying ? m.board_trying_heading() : m.board_no_card_heading();
  return (
    <section className={styles.panel} aria-label={heading}>
      <h2>{heading}</h2>
      <p className={styles.hint}>{isTrying ? m.board_trying_words() : m.board_no_card_words()}</p>
      {children}
    </section>
  );
}
