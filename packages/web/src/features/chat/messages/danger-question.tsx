import type { Help } from '@calmbridge/domain/assistant/wire';
import { useEffect, useRef, useState } from 'react';
import IconLifebuoy from '#icon/IconLifebuoy';
import { m } from '#paraglide/messages';
import styles from '#shared/help-now/help-box.module.css';
import { HelpText } from '#shared/help-now/help-text';
import { Button } from '#ui/buttons/button';

/** In doubt nothing is claimed: the carer is asked. A danger is named only where its kind is sure. */
export function DangerQuestion({ help, onCalm }: { help: Help; onCalm: () => void }) {
  const [isYes, setIsYes] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isYes) heading.current?.focus();
  }, [isYes]);
  return (
    <section className={styles.box}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        <IconLifebuoy size={26} aria-hidden="true" />
        {isYes ? m.chat_help_first() : m.chat_danger_question()}
      </h3>
      {isYes ? <HelpText help={help} /> : help.danger && <p>{help.danger}</p>}
      <div className={styles.answers}>
        {!isYes && (
          <Button isSmall onClick={() => setIsYes(true)}>
            {m.chat_danger_yes()}
          </Button>
        )}
        <Button look="secondary" isSmall onClick={onCalm}>
          {m.chat_danger_no()}
        </Button>
      </div>
      <p className={styles.free}>{isYes ? m.chat_help_free() : m.chat_danger_free()}</p>
    </section>
  );
}
