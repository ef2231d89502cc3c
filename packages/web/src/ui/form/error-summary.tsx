import { type MouseEvent, useEffect, useRef } from 'react';
import IconAlertCircle from '#icon/IconAlertCircle';
import { m } from '#paraglide/messages';
import styles from './error-summary.module.css';

/** `fieldId` is left out for what no single field caused. */
export type FormError = { fieldId?: string; text: string };

/**
 * What keeps a form from being sent, at its top. It takes the focus each time `attempt` grows, and every line leads to
 * its field.
 */
export function ErrorSummary({ errors, attempt }: { errors: readonly FormError[]; attempt: number }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <h2 className={styles.title}>
        <IconAlertCircle size={24} aria-hidden="true" />
        {titleFor(errors)}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, text }) => (
          <li key={`${fieldId} ${text}`}>
            {fieldId ? (
              <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const titleFor = (errors: readonly FormError[]) => {
  if (errors.every((error) => !error.fieldId)) return m.ui_summary_problem();
  return errors.length === 1 ? m.ui_summary_one() : m.ui_summary_many({ count: errors.length });
};

/** A real focus instead of a jump: the address stays, and the router does not see a navigation. */
function goTo(event: MouseEvent, fieldId: string) {
  event.preventDefault();
  const field = document.getElementById(fieldId);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
