import type { ComponentProps } from 'react';
import IconChevronDown from '#icon/IconChevronDown';
import { classNames } from '../class-names.ts';
import styles from './field-frame.module.css';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';

export type Option<Value extends string = string> = { value: Value; label: string };

export type SelectFieldProps = FieldWords &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'onChange' | 'value' | 'children'> & {
    value: string;
    onChange: (value: string) => void;
    options: readonly Option[];
    /** The empty choice, where there is one. */
    emptyLabel?: string;
  };

export function SelectField({
  id,
  label,
  help,
  error,
  onChange,
  options,
  emptyLabel,
  ...rest
}: SelectFieldProps) {
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <div className={styles.box}>
        <select
          {...rest}
          id={id}
          className={classNames(styles.control, styles.select)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, help, error })}
          onChange={(event) => onChange(event.target.value)}
        >
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <IconChevronDown className={styles.chevron} size={22} aria-hidden="true" />
      </div>
    </FieldFrame>
  );
}
