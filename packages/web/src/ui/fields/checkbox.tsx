import type { ReactNode } from 'react';
import styles from './checkbox.module.css';

/** One yes or no, with its words beside it. */
export function Checkbox({
  label,
  help,
  isChecked,
  onChange,
  ...rest
}: {
  label: string;
  help?: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** The focus is here when its dialog opens. */
  'data-first-focus'?: boolean;
}) {
  return (
    <label className={styles.row}>
      <input
        {...rest}
        type="checkbox"
        className={styles.box}
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <span className={styles.label}>{label}</span>
        {help && <span className={styles.help}>{help}</span>}
      </span>
    </label>
  );
}
