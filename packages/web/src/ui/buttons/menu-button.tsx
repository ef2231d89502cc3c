import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './menu-button.module.css';

/**
 * A button that opens a small panel of links and buttons below it. Escape, a press outside and leaving by Tab close it;
 * the focus then returns to the button where it would be lost.
 */
export function MenuButton({
  label,
  className,
  children,
  panel,
}: {
  /** Where the button's own words are not name enough. */
  label?: string;
  className?: string | undefined;
  children: ReactNode;
  panel: (close: () => void) => ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const panelBox = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const buttonId = useId();
  useLayoutEffect(() => {
    if (isOpen && panelBox.current) keepOnScreen(panelBox.current);
  }, [isOpen]);
  useCloseOutside(box, isOpen, () => setIsOpen(false));
  const close = () => {
    setIsOpen(false);
    document.getElementById(buttonId)?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // A dialog around it stays.
    event.preventDefault();
    close();
  };
  return (
    <div ref={box} role="presentation" className={styles.box} onKeyDown={closeOnEscape}>
      <button
        id={buttonId}
        type="button"
        className={className}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {children}
      </button>
      <div
        ref={panelBox}
        id={panelId}
        className={styles.panel}
        hidden={!isOpen}
        // Opened at the lower edge of something that scrolls, it would be there without being seen.
        onAnimationEnd={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
      >
        {isOpen && panel(close)}
      </div>
    </div>
  );
}

function useCloseOutside(box: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const leave = useEffectEvent((event: Event) => {
    if (!box.current?.contains(event.target as Node)) close();
  });
  useEffect(() => {
    if (!isOpen) return;
    const onOutside = (event: Event) => leave(event);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [isOpen]);
}

const edgePx = 12;

/** Opened near a side of the screen, a panel is moved in from it. */
function keepOnScreen(panel: HTMLElement): void {
  panel.style.translate = '';
  const { left, right } = panel.getBoundingClientRect();
  const room = document.documentElement.clientWidth - edgePx;
  if (right > room) panel.style.translate = `${Math.max(room - right, edgePx - left)}px`;
  else if (left < edgePx && right > left) panel.style.translate = `${edgePx - left}px`;
}
