import type { Message } from '@calmbridge/domain/history/message';
import { goalsIn, reviewDayOf } from '@calmbridge/domain/plans/plan-goals';
import { useMemo, useState } from 'react';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { DateField } from '#ui/fields/date-field';
import { formatDay } from '#ui/format/format-date';
import { later } from '#ui/later/later';
import { Card } from '#ui/layout/card';
import { Notice } from '#ui/layout/notice';
import { GoalRow } from './goal-row.tsx';
import styles from './goals.module.css';
import { dayText, useProgress } from './use-progress.ts';

/** Wanted once in six weeks or so: the page does not wait for it. */
const ReviewForm = later(async () => (await import('./review-form.tsx')).ReviewForm);

/** A plan's goals, a press a day, and its review when the day has come. */
export function GoalsCard({ plan }: { plan: Message }) {
  const [today] = useState(() => dayText(new Date()));
  const [day, setDay] = useState(today);
  const [isReviewing, setIsReviewing] = useState(false);
  const progress = useProgress(plan.id);
  const goals = useMemo(() => goalsIn(plan.content), [plan.content]);
  const reviewDay = useMemo(() => reviewDayOf(plan.content), [plan.content]);
  if (goals.length === 0) return null;
  const isDue = reviewDay !== null && reviewDay <= today && progress.review === null;
  return (
    <Card aria-labelledby="plan-goals-today">
      <div className={styles.card}>
        <h2 id="plan-goals-today">{m.goals_heading()}</h2>
        {isDue && !isReviewing && (
          <Notice>
            <p>{m.goals_review_due({ day: formatDay(reviewDay) })}</p>
          </Notice>
        )}
        <DateField
          id="goals-day"
          label={m.goals_day()}
          max={today}
          value={day}
          onChange={(value) => setDay(value || today)}
        />
        <ul className={styles.goals}>
          {goals.map((goal) => (
            <GoalRow key={goal.key} goal={goal} day={day} progress={progress} />
          ))}
        </ul>
        {isReviewing ? (
          <ReviewForm plan={plan} goals={goals} progress={progress} onClose={() => setIsReviewing(false)} />
        ) : (
          <div>
            <Button look={isDue ? 'primary' : 'secondary'} isSmall onClick={() => setIsReviewing(true)}>
              {m.goals_review()}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
