import type { PointerEvent as Press } from 'react';

/** A touch becomes a click some time after the finger is up. */
const clickWithinMs = 300;

const pressed = new WeakSet<EventTarget>();

/**
 * Where what is pressed moves, or is covered, before it is let go, the browser drops the click or gives it to what lies
 * there now. A press that began on it and ended at that spot counts all the same, and for nothing else.
 */
export function keepPress({ currentTarget, pointerId, button }: Press, act: () => void): void {
  // A second finger presses nothing more.
  if (button !== 0 || pressed.has(currentTarget)) return;
  pressed.add(currentTarget);
  const spot = currentTarget.getBoundingClientRect();
  const waiting = new AbortController();
  waiting.signal.addEventListener('abort', () => pressed.delete(currentTarget));
  const options = { capture: true, signal: waiting.signal };
  const finish = (event: MouseEvent) => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    if (!isIn(spot, event)) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  window.addEventListener('click', finish, options);
  window.addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId === pointerId) setTimeout(finish, clickWithinMs, event);
    },
    options,
  );
  window.addEventListener('pointercancel', () => waiting.abort(), options);
}

const isIn = ({ left, right, top, bottom }: DOMRect, { clientX: x, clientY: y }: MouseEvent): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
