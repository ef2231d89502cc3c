import { m } from '#paraglide/messages';
import { formatCredits, formatNumber } from '#ui/format/format';
import { formatMonth } from '#ui/format/format-date';
import styles from './usage-chart.module.css';
import { type Bar, groups, total } from './usage-months.ts';

/** Stacked bars with their figures, and the same figures as a table for those who listen. */
export function UsageChart({ bars, measure }: { bars: readonly Bar[]; measure: 'credits' | 'uses' }) {
  const highest = Math.max(...bars.map(({ sum }) => sum), 1);
  const figure = measure === 'credits' ? formatCredits : formatNumber;
  const caption = measure === 'credits' ? m.credits_usage_credits() : m.credits_usage_uses();
  return (
    <figure>
      <figcaption className={styles.caption} aria-hidden="true">
        {caption}
      </figcaption>
      <UsageTable bars={bars} caption={caption} figure={figure} />
      <div className={styles.bars} aria-hidden="true">
        {bars.map(({ month, parts, sum }) => (
          <div key={month} className={styles.month}>
            <div className={styles.column}>
              <span className={styles.sum}>{figure(sum)}</span>
              <div className={styles.bar} style={{ blockSize: `calc((100% - 1.6rem) * ${sum / highest})` }}>
                {parts.map(
                  (part, place) =>
                    part > 0 && (
                      <span
                        key={groups[place]?.name}
                        className={styles[groups[place]?.name ?? '']}
                        style={{ flexGrow: part }}
                      />
                    ),
                )}
              </div>
            </div>
            <span className={styles.name}>{formatMonth(month, 'short')}</span>
          </div>
        ))}
      </div>
      <ul className={styles.legend} aria-hidden="true">
        {groups.map(({ name, label }, place) => (
          <li key={name} className={styles.entry}>
            <span className={`${styles.swatch} ${styles[name]}`} />
            {label()}
            <span className={styles.total}>{figure(total(bars.map(({ parts }) => parts[place] ?? 0)))}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function UsageTable({
  bars,
  caption,
  figure,
}: {
  bars: readonly Bar[];
  caption: string;
  figure: (amount: number) => string;
}) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{m.credits_usage_month()}</th>
            {groups.map(({ name, label }) => (
              <th key={name} scope="col">
                {label()}
              </th>
            ))}
            <th scope="col">{m.credits_usage_all()}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ month, parts, sum }) => (
            <tr key={month}>
              <th scope="row">{formatMonth(month, 'long')}</th>
              {parts.map((part, place) => (
                <td key={groups[place]?.name}>{figure(part)}</td>
              ))}
              <td>{figure(sum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
