import { getLocale } from '#paraglide/runtime';
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
          <span className={styles.number}>{part(date, { day: 'numeric' })}</span>{' '}
          <span className={styles.month}>
            {part(date, { month: 'long' })}
            {date.getFullYear() !== thisYear && ` ${date.getFullYear()}`}
          </span>
        </time>
      )}
      <span className={styles.dot} />
    </div>
  );
}

const part = (date: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(getLocale(), options).format(date);
