import type { ReactNode } from 'react';
import IconCheck from '#icon/IconCheck';
import { classNames } from '../class-names.ts';
import styles from './chip-group.module.css';
import { describedBy, FieldNotes } from './field-frame.tsx';
import type { Option } from './select-field.tsx';

/** Choose many: real checkboxes that look like chips, or like tiles where the options are long. */
export function ChipGroup<Value extends string>({
  id,
  legend,
  isLegendHidden = false,
  help,
  error,
  look = 'chip',
  options,
  chosen,
  onChange,
}: {
  id: string;
  legend: string;
  isLegendHidden?: boolean;
  help?: ReactNode;
  error?: string | undefined;
  look?: 'chip' | 'tile';
  options: readonly Option<Value>[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}) {
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <fieldset
      id={id}
      className={styles.group}
      aria-describedby={describedBy({ id, help, error })}
      tabIndex={-1}
    >
      <legend className={isLegendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={look === 'tile' ? styles.tiles : styles.chips}>
        {options.map(({ value, label }) => (
          <label key={value} className={classNames(styles.chip, look === 'tile' && styles.tile)}>
            <input
              type="checkbox"
              className="visually-hidden"
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
            <IconCheck className={styles.check} size={18} stroke={2.4} aria-hidden="true" />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} help={help} error={error} />
    </fieldset>
  );
}
