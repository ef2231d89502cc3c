import type { ComponentProps } from 'react';
import styles from './field-frame.module.css';
import { describedBy, FieldFrame, type FieldWords, withCount } from './field-frame.tsx';

export type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange' | 'value'> & {
    value: string;
    onChange: (value: string) => void;
  };

export function TextField({ id, label, help, error, onChange, type = 'text', ...rest }: TextFieldProps) {
  const notes = withCount(help, rest);
  return (
    <FieldFrame id={id} label={label} help={notes} error={error}>
      <input
        {...rest}
        id={id}
        type={type}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, help: notes, error })}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
