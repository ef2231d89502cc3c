import type { MouseEvent } from 'react';
import IconCheck from '#icon/IconCheck';
import IconCircle from '#icon/IconCircle';
import IconLock from '#icon/IconLock';
import { m } from '#paraglide/messages';
import { classNames } from '#ui/class-names';
import styles from './progress.module.css';
import { ProgressBridge } from './progress-bridge.tsx';
import { headingId, type SectionId, sectionIds, sectionTitles } from './sections/section-list.ts';

/** How far the form is: beside it on a wide screen with links to its sections, above it on a phone. */
export function Progress({
  done,
  current,
  isSaved,
  onGo,
}: {
  done: ReadonlySet<SectionId>;
  current: SectionId | null;
  isSaved: boolean;
  onGo: (section: SectionId) => void;
}) {
  return (
    <div className={styles.progress}>
      <p className={styles.count}>{m.form_progress({ done: done.size, all: sectionIds.length })}</p>
      <p className={classNames(styles.saved, !isSaved && styles.unsaved)}>
        {isSaved && <IconCheck className={styles.savedCheck} size={18} aria-hidden="true" />}
        {isSaved ? m.form_saved() : m.form_not_saved()}
      </p>
      {/* A new key restarts the animation when a section is done. */}
      <div className={styles.bridge} key={done.size}>
        <ProgressBridge steps={sectionIds.length} done={done.size} />
      </div>
      <nav className={styles.nav} aria-label={m.form_sections()}>
        <ul>
          {sectionIds.map((section) => (
            <li key={section}>
              <a
                href={`#${headingId(section)}`}
                className={styles.link}
                aria-current={section === current ? 'step' : undefined}
                onClick={(event) => {
                  goTo(event, headingId(section));
                  onGo(section);
                }}
              >
                <Mark isDone={done.has(section)} isCurrent={section === current} />
                {sectionTitles[section]()}
                <span className="visually-hidden">
                  {`, ${done.has(section) ? m.form_section_done() : m.form_section_open()}`}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.privacy}>
        <IconLock size={20} aria-hidden="true" />
        {m.form_privacy()}
      </p>
    </div>
  );
}

function Mark({ isDone, isCurrent }: { isDone: boolean; isCurrent: boolean }) {
  if (isDone) return <IconCheck size={20} aria-hidden="true" />;
  if (!isCurrent) return <IconCircle size={20} aria-hidden="true" className={styles.open} />;
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path fill="var(--honey)" d="M2 14a8 8 0 0 1 16 0Z" />
    </svg>
  );
}

/** A real focus instead of a jump: the address stays, and the router does not see a navigation. */
function goTo(event: MouseEvent, id: string) {
  event.preventDefault();
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
