import { Fragment } from 'react';
import { piecesOf } from './hits.ts';
import styles from './log-card.module.css';

/** A text with what was looked for marked in it. */
export const Marked = ({ text, words }: { text: string; words: string }) =>
  words.trim() === ''
    ? text
    : piecesOf(text, words).map(({ text: piece, isHit }, at) =>
        isHit ? (
          <mark key={at} className={styles.hit}>
            {piece}
          </mark>
        ) : (
          <Fragment key={at}>{piece}</Fragment>
        ),
      );
