import { useState } from 'react';
import IconEye from '#icon/IconEye';
import IconEyeOff from '#icon/IconEyeOff';
import { m } from '#paraglide/messages';
import { IconButton } from '../buttons/icon-button.tsx';
import styles from './field-frame.module.css';
import { describedBy, FieldFrame } from './field-frame.tsx';
import type { TextFieldProps } from './text-field.tsx';

/** Can be shown while typing, takes pasted text, and never loses what was typed. */
export function PasswordField({ id, label, help, error, onChange, ...rest }: Omit<TextFieldProps, 'type'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <div className={styles.box}>
        <input
          {...rest}
          id={id}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={styles.control}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, help, error })}
          onChange={(event) => onChange(event.target.value)}
        />
        <span className={styles.end}>
          <IconButton
            label={isShown ? m.ui_hide_password() : m.ui_show_password()}
            icon={isShown ? <IconEyeOff size={22} /> : <IconEye size={22} />}
            aria-controls={id}
            onClick={() => setIsShown(!isShown)}
          />
        </span>
      </div>
    </FieldFrame>
  );
}
