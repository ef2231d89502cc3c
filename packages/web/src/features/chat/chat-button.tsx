import IconMessageCircle from '#icon/IconMessageCircle';
import { m } from '#paraglide/messages';
import { classNames } from '#ui/class-names';
import { useHideOnScroll } from '#ui/use-hide-on-scroll';
import styles from './chat-button.module.css';

/**
 * Floats over the page's lower corner: a pill on wide screens, a round button on a phone. It gives way while the page is
 * scrolled down, so that nothing stays under it, and is back at the first move up or when the focus comes to it.
 */
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
  const isAway = useHideOnScroll();
  return (
    <button
      type="button"
      className={classNames(styles.button, isAway && styles.away)}
      aria-disabled={isBusy || undefined}
      onPointerEnter={onNear}
      onClick={() => isBusy || onClick()}
    >
      <IconMessageCircle size={26} aria-hidden="true" />
      <span className={styles.words}>{m.chat_open()}</span>
    </button>
  );
}
