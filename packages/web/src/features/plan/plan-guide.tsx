import type { PlanParts } from '@calmbridge/domain/plans/plan-sections';
import { type RefObject, useState } from 'react';
import IconList from '#icon/IconList';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { FindInPlan } from './find-in-plan.tsx';
import { addressOf } from './plan-address.ts';
import styles from './plan-guide.module.css';
import { useSectionInView } from './use-section-in-view.ts';

/** Stays in sight: what the plan holds and where a word stands. On a phone the list opens at a press, and closes at the next. */
export function PlanGuide({
  parts: { sections },
  text,
}: {
  parts: PlanParts;
  text: RefObject<HTMLDivElement | null>;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const inView = useSectionInView(text, sections);
  return (
    <div
      role="presentation"
      className={styles.guide}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setIsOpen(false);
      }}
    >
      <div className={styles.bar}>
        <span className={styles.toggle}>
          <Button
            look="secondary"
            isSmall
            icon={<IconList size={20} aria-hidden="true" />}
            aria-expanded={isOpen}
            aria-controls="plan-contents"
            onClick={() => setIsOpen(!isOpen)}
          >
            {m.plan_contents()}
          </Button>
        </span>
        <FindInPlan text={text} sections={sections} onFind={() => setIsOpen(false)} />
      </div>
      <nav id="plan-contents" aria-label={m.plan_contents()} className={styles.contents} data-open={isOpen}>
        <ol className={styles.list}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${addressOf(id)}`}
                className={styles.link}
                aria-current={id === inView ? 'location' : undefined}
                onClick={() => setIsOpen(false)}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
