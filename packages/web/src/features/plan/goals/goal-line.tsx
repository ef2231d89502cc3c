import type { PlanGoal } from '@calmbridge/domain/plans/plan-goals';
import { ofTen, type Week } from '@calmbridge/domain/plans/plan-progress';
import { m } from '#paraglide/messages';
import { formatNumber } from '#ui/format/format';
import { formatDay } from '#ui/format/format-date';
import styles from './goals.module.css';

// A line of at most a few dozen points over a fixed grid: less code as SVG than any library would need to be told.
const size = { width: 320, height: 140, left: 26, right: 8, top: 8, bottom: 8 };
const yOf = (value: number) => size.top + (1 - value / 10) * (size.height - size.top - size.bottom);
const xOf = (at: number, count: number) =>
  size.left + (count < 2 ? 0.5 : at / (count - 1)) * (size.width - size.left - size.right);

/** Week by week against how it was before and what was aimed at. The table says the same in words. */
export function GoalLine({
  goal,
  weeks,
  baselineOfTen,
}: {
  goal: PlanGoal;
  weeks: readonly Week[];
  baselineOfTen: number | null;
}) {
  if (weeks.length === 0) return <p className={styles.words}>{m.goals_no_ticks()}</p>;
  return (
    <>
      <Chart weeks={weeks} baselineOfTen={baselineOfTen} targetOfTen={goal.targetOfTen} />
      <ul className={styles.key} aria-hidden="true">
        <li data-line="now">{m.goals_key_now()}</li>
        {baselineOfTen !== null && <li data-line="baseline">{m.goals_key_baseline()}</li>}
        {goal.targetOfTen !== null && <li data-line="target">{m.goals_key_target()}</li>}
      </ul>
      <WeeksTable goal={goal} weeks={weeks} />
      <p className={styles.words}>
        {[
          baselineOfTen === null ? '' : m.goals_before({ count: baselineOfTen }),
          goal.targetOfTen === null ? '' : m.goals_aim({ count: goal.targetOfTen }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </>
  );
}

function Chart({
  weeks,
  baselineOfTen,
  targetOfTen,
}: {
  weeks: readonly Week[];
  baselineOfTen: number | null;
  targetOfTen: number | null;
}) {
  const points = weeks.map((week, at) => [xOf(at, weeks.length), yOf(ofTen(week) ?? 0)] as const);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {[0, 5, 10].map((value) => (
        <g key={value}>
          <line x1={size.left} x2={size.width - size.right} y1={yOf(value)} y2={yOf(value)} />
          <text x={size.left - 6} y={yOf(value) + 4}>
            {value}
          </text>
        </g>
      ))}
      {baselineOfTen !== null && <Level value={baselineOfTen} kind="baseline" />}
      {targetOfTen !== null && <Level value={targetOfTen} kind="target" />}
      <polyline points={points.map(([x, y]) => `${x},${y}`).join(' ')} />
      {points.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="4" />
      ))}
    </svg>
  );
}

function WeeksTable({ goal, weeks }: { goal: PlanGoal; weeks: readonly Week[] }) {
  return (
    <table className={styles.table}>
      <caption>{m.goals_table({ goal: goal.title })}</caption>
      <thead>
        <tr>
          {[m.goals_week(), m.goals_tick_yes(), m.goals_tick_help(), m.goals_tick_no(), m.goals_of_ten()].map(
            (head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.from}>
            <th scope="row">{formatDay(week.from)}</th>
            <td>{week.yes}</td>
            <td>{week.help}</td>
            <td>{week.no}</td>
            <td>{formatNumber(ofTen(week) ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Level = ({ value, kind }: { value: number; kind: 'baseline' | 'target' }) => (
  <line data-line={kind} x1={size.left} x2={size.width - size.right} y1={yOf(value)} y2={yOf(value)} />
);
