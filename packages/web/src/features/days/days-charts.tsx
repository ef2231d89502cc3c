import {
  addDays,
  countByDay,
  countByHour,
  enoughMoments,
  goodKinds,
  median,
  partHours,
  weekOf,
  weeksBetween,
} from '@calmbridge/domain/moments/calendar';
import { dayOf, type Moment } from '@calmbridge/domain/moments/moment';
import { countPhrases, type PhraseField } from '@calmbridge/domain/moments/phrases';
import { m } from '#paraglide/messages';
import { fieldNames, lengthWords } from '#shared/moments/moment-words';
import { formatNumber } from '#ui/format/format';
import { formatDayOfYear } from '#ui/format/format-date';
import { type Bar, BarTable } from './bar-table.tsx';
import styles from './days.module.css';
import { HeatTable } from './heat-table.tsx';
import { hoursName, shortDay, weekdayNames } from './week-words.ts';

export type Span = { from: string; to: string; firstDay: number };

export function Calendar({ moments, span }: { moments: readonly Moment[]; span: Span }) {
  const counts = countByDay(moments);
  const cellOf = (day: string) => ({
    key: day,
    name: formatDayOfYear(day),
    count: day < span.from || day > span.to ? null : (counts.get(day) ?? 0),
  });
  const rows = weeksBetween(span.from, span.to, span.firstDay).map((week) => ({
    key: week,
    name: shortDay(week),
    cells: Array.from({ length: 7 }, (_, at) => cellOf(addDays(week, at))),
  }));
  return (
    <HeatTable
      caption={m.days_calendar()}
      corner={m.days_week_from()}
      columns={columnsOf(span.firstDay)}
      rows={rows}
    />
  );
}

export function WeekChart({ moments, span }: { moments: readonly Moment[]; span: Span }) {
  const rows = countByHour(moments, span.firstDay).map((counts, at) => ({
    key: String(at),
    name: hoursName(at * partHours, (at + 1) * partHours),
    cells: counts.map((count, column) => ({ key: String(column), count })),
  }));
  return (
    <HeatTable
      caption={m.days_by_hour()}
      corner={m.days_time()}
      columns={columnsOf(span.firstDay)}
      rows={rows}
    />
  );
}

const columnsOf = (firstDay: number) => {
  const long = weekdayNames(firstDay, 'long');
  return weekdayNames(firstDay, 'short').map((short, at) => ({ short, long: long[at] ?? short }));
};

const phrasesShown = 6;

/** What was noted, counted. Too few moments say nothing, and many still name no cause (WD3). */
export function Phrases({ moments }: { moments: readonly Moment[] }) {
  if (moments.length < enoughMoments)
    return (
      <p className={styles.early}>{m.days_too_early({ count: moments.length, enough: enoughMoments })}</p>
    );
  const barsOf = (field: PhraseField): Bar[] =>
    countPhrases(moments, field)
      .slice(0, phrasesShown)
      .map(({ phrase, count }) => ({
        key: phrase,
        name: phrase,
        share: count / moments.length,
        words: m.days_of({ count: formatNumber(count), all: formatNumber(moments.length) }),
      }));
  const shown = (['before', 'helped'] as const).map((field) => ({ field, bars: barsOf(field) }));
  return (
    <>
      <div className={styles.pair}>
        {shown.map(({ field, bars }) =>
          bars.length === 0 ? (
            <p key={field} className={styles.early}>
              {m.days_nothing_noted({ what: fieldNames[field]() })}
            </p>
          ) : (
            <BarTable
              key={field}
              caption={fieldNames[field]()}
              heads={[fieldNames[field](), m.days_count()]}
              bars={bars}
            />
          ),
        )}
      </div>
      <p className={styles.note}>{m.days_no_cause()}</p>
    </>
  );
}

/** Sleep and good things week by week, the latest first. */
export function Weeks({ moments, span }: { moments: readonly Moment[]; span: Span }) {
  const weeks = weeksBetween(span.from, span.to, span.firstDay).reverse();
  const inWeek = (week: string) => moments.filter((one) => weekOf(dayOf(one), span.firstDay) === week);
  const rows = weeks.map((week) => {
    const all = inWeek(week);
    const nights = all.flatMap(({ kind, minutes }) => (kind === 'sleep' && minutes ? [minutes] : []));
    return { week, nights, good: all.filter(({ kind }) => goodKinds.includes(kind)).length };
  });
  const mostGood = Math.max(1, ...rows.map(({ good }) => good));
  const slept = rows.flatMap(({ week, nights }): Bar[] => {
    const minutes = median(nights);
    if (minutes === null) return [];
    const length = lengthWords(minutes);
    const words =
      nights.length === 1
        ? m.days_nights_one({ length })
        : m.days_nights({ length, count: formatNumber(nights.length) });
    return [
      {
        key: week,
        name: m.days_week_of({ day: formatDayOfYear(week) }),
        share: Math.min(1, minutes / (12 * 60)),
        words,
      },
    ];
  });
  const good = rows.flatMap(({ week, good: count }): Bar[] =>
    count === 0
      ? []
      : [
          {
            key: week,
            name: m.days_week_of({ day: formatDayOfYear(week) }),
            share: count / mostGood,
            words: formatNumber(count),
          },
        ],
  );
  return (
    <div className={styles.pair}>
      <OrNone bars={slept} caption={m.days_sleep()} none={m.days_sleep_none()} />
      <OrNone bars={good} caption={m.days_good()} none={m.days_good_none()} />
    </div>
  );
}

const OrNone = ({ bars, caption, none }: { bars: readonly Bar[]; caption: string; none: string }) =>
  bars.length === 0 ? (
    <p className={styles.early}>{none}</p>
  ) : (
    <BarTable caption={caption} heads={[m.days_week_from(), caption]} bars={bars} />
  );
