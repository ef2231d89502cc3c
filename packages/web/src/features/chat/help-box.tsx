import IconLifebuoy from '#icon/IconLifebuoy';
import { m } from '#paraglide/messages';
import { AiText } from '#ui/ai-text/ai-text';
import type { Help } from './conversation/entries.ts';
import styles from './help-box.module.css';

/** Fixed, vetted help. It stands first, set apart from anything a machine wrote. */
export function HelpBox({ help, isFree }: { help: Help; isFree: boolean }) {
  return (
    <section className={styles.box}>
      <h3 className={styles.heading}>
        <IconLifebuoy size={26} aria-hidden="true" />
        {help.isInstead ? m.chat_help_first() : m.chat_help_above()}
      </h3>
      <AiText markdown={help.text} topLevel={4} />
      {isFree && <p className={styles.free}>{m.chat_help_free()}</p>}
    </section>
  );
}
