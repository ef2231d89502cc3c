import { classNames } from '#ui/class-names';
import { formatNumber } from '#ui/format/format';
import styles from './days.module.css';

/** `null` is a day outside the period. `name` is said before the number. */
export type HeatCell = { key: string; name?: string; count: number | null };
export type HeatRow = { key: string; name: string; cells: readonly HeatCell[] };

/** A table whose cells are the darker the more they count: the eye sees the chart, a screen reader reads the table (WD2). */
export function HeatTable({
  caption,
  corner,
  columns,
  rows,
}: {
  caption: string;
  corner: string;
  columns: readonly { short: string; long: string }[];
  rows: readonly HeatRow[];
}) {
  const most = Math.max(1, ...rows.flatMap(({ cells }) => cells.map(({ count }) => count ?? 0)));
  return (
    <table className={styles.heat}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{corner}</span>
          </th>
          {columns.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell) => (
              <td key={cell.key} className={classNames(levelOf(cell.count, most))}>
                {cell.name && cell.count !== null && <span className="visually-hidden">{cell.name} </span>}
                {cell.count !== null && formatNumber(cell.count)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function levelOf(count: number | null, most: number): string | undefined {
  if (count === null) return styles['outside'];
  if (count === 0) return styles['level0'];
  return styles[`level${Math.min(4, Math.ceil((count / Math.max(most, 4)) * 4))}`];
}
