import IconMessageCircle from '#icon/IconMessageCircle';
import { m } from '#paraglide/messages';
import styles from './chat-button.module.css';

/** Floats over the page's lower corner: a pill on wide screens, a round button on a phone. */
export function ChatButton({
  isBusy,
  onNear,
  onClick,
}: {
  isBusy: boolean;
  /** The pointer is on its way: time to fetch what opening needs. */
  onNear: () => void;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-disabled={isBusy || undefined}
      onPointerEnter={onNear}
      onClick={() => isBusy || onClick()}
    >
      <IconMessageCircle size={26} aria-hidden="true" />
      <span className={styles.words}>{m.chat_open()}</span>
    </button>
  );
}
