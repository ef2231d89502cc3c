import type { PlanGoal } from '@calmbridge/domain/plans/plan-goals';
import { type Tick, tickKinds, weeksOf } from '@calmbridge/domain/plans/plan-progress';
import { m } from '#paraglide/messages';
import { SelectField } from '#ui/fields/select-field';
import { formatDay } from '#ui/format/format-date';
import { Disclosure } from '#ui/layout/disclosure';
import { GoalLine } from './goal-line.tsx';
import styles from './goals.module.css';
import type { Progress } from './use-progress.ts';

export const tickWords: Record<Tick, () => string> = {
  yes: m.goals_tick_yes,
  help: m.goals_tick_help,
  no: m.goals_tick_no,
};

const tens = Array.from({ length: 11 }, (_, count) => ({ value: String(count), label: String(count) }));

/** One press for the day; how it has gone so far is folded away. */
export function GoalRow({ goal, day, progress }: { goal: PlanGoal; day: string; progress: Progress }) {
  const now = progress.of(goal);
  const weeks = weeksOf(now);
  const id = `goal-${goal.key.replace(/[^\p{L}\p{N}]+/gu, '-')}`;
  return (
    <li className={styles.goal}>
      <fieldset className={styles.ticks}>
        <legend className={styles.title}>{goal.title}</legend>
        {tickKinds.map((tick) => (
          <button
            key={tick}
            type="button"
            className={styles.tick}
            data-tick={tick}
            aria-pressed={now.ticks[day] === tick}
            onClick={() => void progress.tick(goal, day, tick)}
          >
            {tickWords[tick]()}
          </button>
        ))}
      </fieldset>
      <Disclosure
        summary={m.goals_so_far()}
        {...(goal.until ? { hint: m.goals_until({ day: formatDay(goal.until) }) } : {})}
      >
        <p className={styles.words}>{goal.text}</p>
        <SelectField
          id={`${id}-baseline`}
          label={m.goals_baseline()}
          emptyLabel={m.goals_baseline_unsaid()}
          options={tens}
          value={now.baselineOfTen === null ? '' : String(now.baselineOfTen)}
          onChange={(value) => void progress.setBaseline(goal, value === '' ? null : Number(value))}
        />
        <GoalLine goal={goal} weeks={weeks} baselineOfTen={now.baselineOfTen} />
      </Disclosure>
    </li>
  );
}
