import { classNames } from '../class-names.ts';
import styles from './field-frame.module.css';
import { describedBy, FieldFrame } from './field-frame.tsx';
import type { TextFieldProps } from './text-field.tsx';

/** A calendar day as yyyy-mm-dd; the browser shows it in the reader's own order and brings its own calendar. */
export function DateField({ id, label, help, error, onChange, ...rest }: Omit<TextFieldProps, 'type'>) {
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <input
        {...rest}
        id={id}
        type="date"
        className={classNames(styles.control, styles.date)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, help, error })}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
