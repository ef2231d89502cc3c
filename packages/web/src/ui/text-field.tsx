import type { ComponentProps } from 'react';
import styles from './field-frame.module.css';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';

export type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange' | 'value'> & {
    value: string;
    onChange: (value: string) => void;
  };

export function TextField({ id, label, help, error, onChange, type = 'text', ...rest }: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <input
        {...rest}
        id={id}
        type={type}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, help, error })}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
