import type { ReactNode } from 'react';
import { m } from '#paraglide/messages';
import styles from './gate-card.module.css';

/** The card by which one comes in, beside the product's one sentence about itself. */
export function GateCard({
  heading,
  lead,
  children,
}: {
  heading: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.gate}>
      <div className={styles.pitch}>
        <p className={styles.slogan}>{m.signin_slogan()}</p>
        <p className={styles.what}>{m.signin_what()}</p>
      </div>
      <div className={styles.card}>
        <div className={styles.words}>
          <h1>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {children}
      </div>
    </div>
  );
}
