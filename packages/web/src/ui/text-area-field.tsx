import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './field-frame.module.css';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';

export function TextAreaField({
  id,
  label,
  help,
  error,
  onChange,
  rows = 3,
  ...rest
}: FieldWords &
  Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'onChange' | 'value'> & {
    value: string;
    onChange: (value: string) => void;
  }) {
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <textarea
        {...rest}
        id={id}
        rows={rows}
        className={classNames(styles.control, styles.area)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, help, error })}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
