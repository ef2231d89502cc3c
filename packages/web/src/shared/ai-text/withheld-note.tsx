import type { Withheld } from '@calmbridge/domain/assistant/wire';
import { useId, useState } from 'react';
import IconEyeOff from '#icon/IconEyeOff';
import { m } from '#paraglide/messages';
import styles from './withheld-note.module.css';

/** After the line in place of a passage: why it was left out, and the passage itself for a carer who wants to see it. */
export function WithheldNote({ withheld: { why, text } }: { withheld: Withheld }) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles.note} role="note" data-flag-note>
      <p className={styles.why}>
        <IconEyeOff size={20} aria-hidden="true" />
        {m.aitext_left_out({ why })}
      </p>
      {isShown && (
        <div id={id} className={styles.shown}>
          <p className={styles.warning}>{m.aitext_left_out_warning()}</p>
          <p className={styles.passage}>{text}</p>
        </div>
      )}
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? m.aitext_left_out_hide() : m.aitext_left_out_show()}
      </button>
    </div>
  );
}
