import type { ReactNode } from 'react';
import IconAlertCircle from '#icon/IconAlertCircle';
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

export const describedBy = ({ id, help, error }: Pick<FieldWords, 'id' | 'help' | 'error'>) => {
  const ids = [help && `${id}-help`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
};
