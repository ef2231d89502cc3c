import type { ReactNode } from 'react';
import IconAlertCircle from '#icon/IconAlertCircle';
import { m } from '#paraglide/messages';
import styles from './field-frame.module.css';

export type FieldWords = {
  /** Also the target of the error summary's link. */
  id: string;
  label: string;
  help?: ReactNode;
  error?: string | undefined;
};

/** Label above, help and error below. `describedBy` names what the control must point to. */
export function FieldFrame({ id, label, help, error, children }: FieldWords & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      <FieldNotes id={id} help={help} error={error} />
    </div>
  );
}

export function FieldNotes({ id, help, error }: Pick<FieldWords, 'id' | 'help' | 'error'>) {
  return (
    <>
      {help && (
        <div className={styles.help} id={`${id}-help`}>
          {help}
        </div>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <IconAlertCircle size={20} aria-hidden="true" />
          {error}
        </p>
      )}
    </>
  );
}

/** Shorter limits than this are plain from the field itself: a card's number, a year. */
const countedFrom = 40;

/** What is left is said while typing, as soon as most of the room is used. */
export function withCount(
  help: ReactNode,
  { value, maxLength: max }: { value: string; maxLength?: number | undefined },
): ReactNode {
  if (max === undefined || max < countedFrom || value.length < max * 0.8) return help;
  return (
    <>
      {help} <span className={styles.count}>{m.ui_count({ count: value.length, max })}</span>
    </>
  );
}

export const describedBy = ({ id, help, error }: Pick<FieldWords, 'id' | 'help' | 'error'>) => {
  const ids = [help && `${id}-help`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
};
