import type { ComponentType } from 'react';
import { Link } from 'react-router';
import IconArrowRight from '#icon/IconArrowRight';
import { m } from '#paraglide/messages';
import { BoardArt } from '#shared/art/board-art';
import { PlanArt } from '#shared/art/plan-art';
import { StoriesArt } from '#shared/art/stories-art';
import styles from './feature-cards.module.css';

type Feature = {
  to: string;
  ground: string | undefined;
  Art: ComponentType;
  name: () => string;
  words: () => string;
};

const features: Feature[] = [
  { to: '/form', ground: styles.plan, Art: PlanArt, name: m.about_plan_name, words: m.about_plan_words },
  {
    to: '/social-stories',
    ground: styles.story,
    Art: StoriesArt,
    name: m.about_story_name,
    words: m.about_story_words,
  },
  {
    to: '/pecs-board',
    ground: styles.board,
    Art: BoardArt,
    name: m.about_board_name,
    words: m.about_board_words,
  },
];

/** The whole card is the link's target; its name is the heading. */
export function FeatureCards() {
  return (
    <ul className={styles.cards}>
      {features.map(({ to, ground, Art, name, words }) => (
        <li key={to} className={styles.card}>
          <div className={`${styles.art} ${ground}`}>
            <Art />
          </div>
          <div className={styles.words}>
            <h2>
              <Link to={to} className={styles.link}>
                {name()}
              </Link>
            </h2>
            <p>{words()}</p>
            <span className={styles.open} aria-hidden="true">
              {m.about_open()}
              <IconArrowRight size={20} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
