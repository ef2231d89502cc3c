import { calledName } from '@calmbridge/domain/child/called-name';
import { Link } from 'react-router';
import IconChevronRight from '#icon/IconChevronRight';
import IconUrgent from '#icon/IconUrgent';
import { m } from '#paraglide/messages';
import { childNameOf, planPath, useNewestPlans } from './kept-plans.ts';
import styles from './right-now-strip.module.css';

const mostShown = 4;

/** From wherever the day starts to what to do this minute: one press for each child. Nothing where there is no plan yet. */
export function RightNowStrip() {
  const plans = useNewestPlans();
  if (plans.length === 0) return null;
  return (
    <div className={styles.strips}>
      {plans.slice(0, mostShown).map((plan) => {
        const name = calledName(childNameOf(plan));
        return (
          <Link key={plan.id} to={planPath(plan.id)} className={styles.strip}>
            <IconUrgent size={26} aria-hidden="true" />
            <span className={styles.words}>
              <span className={styles.title}>{m.right_now_strip()}</span>
              <span className={styles.who}>
                {name === '' ? m.right_now_strip_plan() : m.right_now_strip_named({ name })}
              </span>
            </span>
            <IconChevronRight size={22} aria-hidden="true" />
          </Link>
        );
      })}
    </div>
  );
}
