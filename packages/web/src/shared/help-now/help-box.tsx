import type { Help } from '@calmbridge/domain/assistant/wire';
import type { ReactNode } from 'react';
import IconLifebuoy from '#icon/IconLifebuoy';
import { m } from '#paraglide/messages';
import styles from './help-box.module.css';
import { HelpText } from './help-text.tsx';

/** Fixed, vetted help in place of an answer, set apart from anything a machine wrote. It can always be contradicted. */
export function HelpBox({
  help,
  isFree,
  children,
}: {
  help: Help;
  isFree: boolean;
  /** How it is contradicted. Not before all of it has come. */
  children: ReactNode;
}) {
  return (
    <section className={styles.box}>
      <h3 className={styles.heading}>
        <IconLifebuoy size={26} aria-hidden="true" />
        {m.chat_help_first()}
      </h3>
      <HelpText help={help} />
      {isFree && <p className={styles.free}>{m.chat_help_free()}</p>}
      {children}
    </section>
  );
}
