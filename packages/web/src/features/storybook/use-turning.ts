import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

/** How far a finger goes before it is meant as turning the page. */
const swipePx = 44;
const typed = 'input, select, textarea, [contenteditable]';

/** Turning pages by arrow keys, Home, End and swipe. Moving up and down stays scrolling. */
export function useTurning({
  at,
  count,
  onTurn,
}: {
  at: number;
  count: number;
  onTurn: (to: number) => void;
}) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const turn = (to: number) => {
    const page = Math.min(Math.max(to, 0), count - 1);
    if (page !== at) onTurn(page);
  };
  return {
    turn,
    keys: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.target instanceof Element && event.target.closest(typed)) return;
        const to = pageByKey(event.key, at, count);
        if (to === null) return;
        event.preventDefault();
        turn(to);
      },
    },
    swipe: {
      onPointerDown: (event: PointerEvent) => {
        start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
      },
      onPointerUp: (event: PointerEvent) => {
        const from = start.current;
        start.current = null;
        if (!from) return;
        const [x, y] = [event.clientX - from.x, event.clientY - from.y];
        if (Math.abs(x) < swipePx || Math.abs(x) < 1.5 * Math.abs(y)) return;
        turn(x < 0 ? at + 1 : at - 1);
      },
      onPointerCancel: () => {
        start.current = null;
      },
    },
  };
}

function pageByKey(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'PageDown':
      return at + 1;
    case 'ArrowLeft':
    case 'PageUp':
      return at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
