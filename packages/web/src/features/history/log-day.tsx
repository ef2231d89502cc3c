import { formatDayOfMonth, formatMonthOf } from '#ui/format/format-date';
import styles from './log-list.module.css';

/** The journal's margin: the day, once for all entries of it, and the dot on the line. */
export function LogDay({
  at,
  before,
  thisYear,
}: {
  at: string;
  before: string | undefined;
  /** Only other years are named. */
  thisYear: number;
}) {
  const date = new Date(at);
  const isNew = before === undefined || new Date(before).toDateString() !== date.toDateString();
  return (
    <div className={styles.margin}>
      {isNew && (
        <time className={styles.day} dateTime={at.slice(0, 10)}>
          <span className={styles.number}>{formatDayOfMonth(at)}</span>{' '}
          <span className={styles.month}>
            {formatMonthOf(at)}
            {date.getFullYear() !== thisYear && ` ${date.getFullYear()}`}
          </span>
        </time>
      )}
      <span className={styles.dot} />
    </div>
  );
}
