import type { CSSProperties } from 'react';
import styles from './days.module.css';

export type Bar = { key: string; name: string; share: number; words: string };

/** Bars behind the numbers of a table. `share` is from 0 to 1. */
export function BarTable({
  caption,
  heads,
  bars,
}: {
  caption: string;
  heads: readonly [name: string, words: string];
  bars: readonly Bar[];
}) {
  return (
    <table className={styles.bars}>
      <caption>{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, name, share, words }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>
              <span className={styles.bar} style={{ '--share': share } as CSSProperties} aria-hidden="true" />
              <span className={styles.number}>{words}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
