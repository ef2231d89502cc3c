import type { ReactNode } from 'react';
import IconCheck from '#icon/IconCheck';
import { m } from '#paraglide/messages';
import { classNames } from '#ui/class-names';
import { Card } from '#ui/layout/card';
import styles from './section-card.module.css';
import { headingId, type SectionId, sectionIds, sectionTitles } from './section-list.ts';

export type SectionState = { isDone: boolean; isCurrent: boolean; onWork: () => void };

/** One numbered sheet of the form. Touching anything in it makes it the one in work. */
export function SectionCard({
  section,
  hint,
  state: { isDone, isCurrent, onWork },
  banner,
  children,
}: {
  section: SectionId;
  hint?: string;
  state: SectionState;
  banner?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.frame}>
      <Card as="div" isCurrent={isCurrent} onFocus={onWork} onPointerDown={onWork}>
        {banner}
        <div className={styles.head}>
          <span className={classNames(styles.blob, isDone && styles.done)} aria-hidden="true">
            {isDone ? <IconCheck size={20} stroke={2.4} /> : sectionIds.indexOf(section) + 1}
          </span>
          <div className={styles.words}>
            <h2 id={headingId(section)} tabIndex={-1}>
              {sectionTitles[section]()}
            </h2>
            {hint && <p className={styles.hint}>{hint}</p>}
          </div>
          {isDone && <span className="visually-hidden">{m.form_section_done()}</span>}
        </div>
        <div className={styles.fields}>{children}</div>
      </Card>
    </div>
  );
}
