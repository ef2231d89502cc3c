import type { ReactNode } from 'react';
import styles from './switch.module.css';

/** On or off, at once. The words stand before it, the whole row is the target. */
export function Switch({
  label,
  help,
  isOn,
  onChange,
}: {
  label: string;
  help?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <label className={styles.row}>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {help && <span className={styles.help}>{help}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.track}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
