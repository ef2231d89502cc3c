import { m } from '#paraglide/messages';
import { ButtonLink } from '#ui/buttons/button-link';
import { Card } from '#ui/layout/card';
import styles from '../stories-page.module.css';

/** There are stories, but no care plan to make another from. */
export const PlanNeeded = () => (
  <Card>
    <div className={styles.needed}>
      <h2>{m.stories_need_plan_heading()}</h2>
      <p>{m.stories_need_plan_words()}</p>
      <ButtonLink to="/form" isWide>
        {m.stories_empty_action()}
      </ButtonLink>
    </div>
  </Card>
);
