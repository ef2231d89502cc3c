import { type KeyboardEvent, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field-frame.module.css';
import { describedBy, FieldFrame, type FieldWords, withCount } from './field-frame.tsx';
import { useGrowing } from './use-growing.ts';

/** One line that may be long: all of it is in view, on a phone too. Enter sends the form, as in any line. */
export function LineField({
  id,
  label,
  help,
  error,
  value,
  maxLength,
  onChange,
}: FieldWords & { value: string; maxLength: number; onChange: (value: string) => void }) {
  const area = useRef<HTMLTextAreaElement>(null);
  useGrowing(area, value);
  const notes = withCount(help, { value, maxLength });
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While an input method composes a word, Enter belongs to it.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <FieldFrame id={id} label={label} help={notes} error={error}>
      <textarea
        ref={area}
        id={id}
        rows={1}
        className={classNames(styles.control, styles.line)}
        value={value}
        maxLength={maxLength}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, help: notes, error })}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
      />
    </FieldFrame>
  );
}
