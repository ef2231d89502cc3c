import { useState } from 'react';
import IconLifebuoy from '#icon/IconLifebuoy';
import { m } from '#paraglide/messages';
import styles from './help-now.module.css';
import { HelpNowDialog } from './help-now-dialog.tsx';

/** Calm, and always in the same place: nobody should have to describe an emergency before seeing a number. */
export function HelpNowButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.button} onClick={() => setIsOpen(true)}>
        <IconLifebuoy size={22} aria-hidden="true" />
        <span className={styles.word}>{m.help_now()}</span>
      </button>
      {isOpen && <HelpNowDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
