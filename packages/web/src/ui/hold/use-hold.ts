import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

export const holdMs = 2000;

type Told = { onHeld: () => void; onTooShort: () => void; onOther: () => void };

/**
 * A button that acts only when it has been held. `onTooShort` after a press that ended early; `onOther` when it was pressed
 * by something that can't hold, such as a switch or a screen reader.
 */
export function useHold({ onHeld, onTooShort, onOther }: Told) {
  const [isHeld, setIsHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** A press of ours comes before the click it ends with. */
  const wasPress = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const begin = () => {
    wasPress.current = true;
    clearTimeout(timer.current);
    setIsHeld(true);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setIsHeld(false);
      onHeld();
    }, holdMs);
  };
  const end = () => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    setIsHeld(false);
    onTooShort();
  };
  const isKey = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';
  return {
    isHeld,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        begin();
      },
      onPointerUp: end,
      onPointerCancel: end,
      onKeyDown: (event: KeyboardEvent) => {
        if (!isKey(event)) return;
        event.preventDefault();
        if (!event.repeat) begin();
      },
      onKeyUp: (event: KeyboardEvent) => {
        if (!isKey(event)) return;
        event.preventDefault();
        wasPress.current = false;
        end();
      },
      onBlur: end,
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
      onClick: () => {
        if (!wasPress.current) onOther();
        wasPress.current = false;
      },
    },
  };
}
