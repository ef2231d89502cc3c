import type { CSSProperties, ReactNode } from 'react';
import styles from './range-field.module.css';

/** A slider with its value in words beside the label. */
export function RangeField({
  id,
  label,
  valueText,
  min,
  max,
  step,
  value,
  onChange,
  startMark,
  endMark,
}: {
  id: string;
  label: string;
  valueText: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
  startMark?: ReactNode;
  endMark?: ReactNode;
}) {
  return (
    <div className={styles.field}>
      <div className={styles.words}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <span className={styles.value}>{valueText}</span>
      </div>
      <div className={styles.track}>
        {startMark && <span aria-hidden="true">{startMark}</span>}
        <input
          id={id}
          type="range"
          className={styles.input}
          style={{ '--filled': `${(100 * (value - min)) / (max - min)}%` } as CSSProperties}
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={valueText}
          onChange={(event) => onChange(Number(event.target.value))}
        />
        {endMark && <span aria-hidden="true">{endMark}</span>}
      </div>
    </div>
  );
}
