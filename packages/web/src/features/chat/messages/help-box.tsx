import IconLifebuoy from '#icon/IconLifebuoy';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import type { Help } from '../conversation/entries.ts';
import styles from './help-box.module.css';
import { HelpText } from './help-text.tsx';

/** Fixed, vetted help in place of an answer, set apart from anything a machine wrote. It can always be contradicted. */
export function HelpBox({
  help,
  isFree,
  onMisread,
}: {
  help: Help;
  isFree: boolean;
  /** Not before all of it has come. */
  onMisread: (() => void) | null;
}) {
  return (
    <section className={styles.box}>
      <h3 className={styles.heading}>
        <IconLifebuoy size={26} aria-hidden="true" />
        {m.chat_help_first()}
      </h3>
      <HelpText help={help} />
      {isFree && <p className={styles.free}>{m.chat_help_free()}</p>}
      {onMisread && (
        <div>
          <Button look="secondary" isSmall onClick={onMisread}>
            {m.chat_misread()}
          </Button>
        </div>
      )}
    </section>
  );
}
