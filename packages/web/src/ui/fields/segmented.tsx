import type { ReactNode } from 'react';
import styles from './segmented.module.css';

export type Segment<Value extends string> = { value: Value; label: string; hint?: ReactNode };

/** Choose one of a few, side by side. Real radio buttons. */
export function Segmented<Value extends string>({
  name,
  legend,
  isLegendHidden = false,
  segments,
  value,
  onChange,
}: {
  name: string;
  legend: string;
  isLegendHidden?: boolean;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={styles.tray}>
        {segments.map((segment) => (
          <label key={segment.value} className={styles.segment}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
            />
            <span>{segment.label}</span>
            {segment.hint && <span className={styles.hint}>{segment.hint}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
