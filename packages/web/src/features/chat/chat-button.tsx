import { useState } from 'react';
import IconMessageCircle from '#icon/IconMessageCircle';
import { m } from '#paraglide/messages';
import { openChat } from '#shared/chat/chat';
import styles from './chat-button.module.css';
import { loadRoom } from './load-room.ts';

/** Floats with the header, on every page: there it covers nothing that is read or pressed. */
export function ChatButton() {
  const [isBusy, setIsBusy] = useState(false);
  const enter = async () => {
    setIsBusy(true);
    await openChat({ is: 'empty' });
    setIsBusy(false);
  };
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={m.chat_open()}
      aria-disabled={isBusy || undefined}
      onPointerEnter={loadRoom}
      onClick={() => isBusy || void enter()}
    >
      <IconMessageCircle size={24} aria-hidden="true" />
    </button>
  );
}
