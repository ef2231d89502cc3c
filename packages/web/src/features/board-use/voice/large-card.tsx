import { useEffect, useRef } from 'react';
import { m } from '#paraglide/messages';
import { CardFace } from '#shared/board/card-face';
import { Button } from '#ui/buttons/button';
import type { Asked, Silence } from './board-voice.ts';
import styles from './large-card.module.css';

const why: Record<Silence, () => string> = {
  'no-voice': m.boarduse_no_voice,
  'only-online': m.boarduse_only_online,
  'no-sound': m.boarduse_no_sound,
};

/** What no voice says is shown, as large as it can be, until it has been seen. */
export function LargeCard({
  asked,
  silence,
  onClose,
}: {
  asked: Asked;
  silence: Silence;
  onClose: () => void;
}) {
  const isOnCard = asked.cards.length === 1 && asked.cards[0]?.label.trim() === asked.text;
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    close.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    // A tap anywhere closes it; the button is there for the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a shortcut; the button is there for the keyboard
    <div className={styles.layer} onClick={onClose}>
      <div className={styles.cards}>
        {asked.cards.map((card, at) => (
          // The same card may be said twice.
          <span key={at} className={styles.card}>
            <CardFace card={card} />
          </span>
        ))}
      </div>
      {!isOnCard && <p className={styles.text}>{asked.text}</p>}
      <p className={styles.why}>{why[silence]()}</p>
      <Button ref={close} look="secondary" aria-label={m.boarduse_close_large()}>
        {m.ui_close()}
      </Button>
    </div>
  );
}
