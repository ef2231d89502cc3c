import { type ComponentProps, type CSSProperties, useImperativeHandle, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field-frame.module.css';
import { describedBy, FieldFrame, type FieldWords, withCount } from './field-frame.tsx';
import { useGrowing } from './use-growing.ts';

export function TextAreaField({
  ref,
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
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement, []);
  useGrowing(area, rest.value);
  const notes = withCount(help, rest);
  return (
    <FieldFrame id={id} label={label} help={notes} error={error}>
      <textarea
        {...rest}
        ref={area}
        id={id}
        rows={rows}
        style={{ '--rows': rows } as CSSProperties}
        className={classNames(styles.control, styles.area)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, help: notes, error })}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
