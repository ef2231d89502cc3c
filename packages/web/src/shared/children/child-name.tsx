import type { SavedChild } from '#device/records/shapes';
import styles from './child-name.module.css';
import { ageWords, calledOf } from './child-words.ts';

/** What the child is called, and below it what tells it from another one: the whole name and the age. */
export function ChildName({ child }: { child: SavedChild }) {
  const called = calledOf(child);
  const more = [called === child.name.trim() ? '' : child.name, ageWords(child)].filter(Boolean).join(' · ');
  return (
    <span className={styles.who}>
      <span className={styles.called}>{called}</span>
      {more !== '' && <span className={styles.more}>{more}</span>}
    </span>
  );
}
