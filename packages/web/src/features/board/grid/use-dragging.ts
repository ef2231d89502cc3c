// Moving by hand. A mouse drags at once; a finger holds the card for a moment first, so that the page can still be
// scrolled with it. What is under the pointer is found by `data-place`.
import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { useStable } from '#ui/use-stable';

export type Drag = { id: string; over: number | null };

const holdMs = 280;
const slackPx = 7;

export function useDragging(onDrop: (id: string, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const stop = useRef<() => void>(() => undefined);
  /** True until the click that ends a drag has passed. */
  const hasDragged = useRef(false);
  const { drop } = useStable({ drop: onDrop });
  useEffect(() => () => stop.current(), []);

  const start = (id: string, event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    stop.current();
    hasDragged.current = false;
    const { clientX, clientY, pointerId, pointerType } = event;
    const card = event.currentTarget.getBoundingClientRect();
    let isDragging = false;
    let last = { x: clientX, y: clientY };

    const follow = () => {
      const box = ghost.current;
      if (!box) return;
      box.style.inlineSize = `${card.width}px`;
      box.style.blockSize = `${card.height}px`;
      box.style.transform = `translate(${card.left + last.x - clientX}px, ${card.top + last.y - clientY}px)`;
    };
    const begin = () => {
      isDragging = true;
      hasDragged.current = true;
      setDrag({ id, over: null });
      requestAnimationFrame(follow);
    };
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', key, true);
      window.removeEventListener('touchmove', holdStill);
      window.removeEventListener('contextmenu', noMenu);
      setDrag(null);
    };
    const move = (now: PointerEvent) => {
      if (now.pointerId !== pointerId) return;
      last = { x: now.clientX, y: now.clientY };
      const isFar = Math.hypot(last.x - clientX, last.y - clientY) > slackPx;
      if (!isDragging && isFar && pointerType === 'mouse') begin();
      else if (!isDragging && isFar) end();
      if (!isDragging) return;
      follow();
      const over = placeUnder(last.x, last.y);
      setDrag((before) => (before?.over === over ? before : { id, over }));
    };
    const up = (now: PointerEvent) => {
      if (now.pointerId !== pointerId) return;
      const over = isDragging ? placeUnder(now.clientX, now.clientY) : null;
      end();
      if (over !== null) drop(id, over);
    };
    const cancel = (now: PointerEvent) => {
      if (now.pointerId === pointerId) end();
    };
    const key = (now: KeyboardEvent) => {
      if (now.key !== 'Escape' || !isDragging) return;
      now.stopPropagation();
      end();
    };
    // Once the card is held, the finger moves the card and not the page.
    const holdStill = (now: TouchEvent) => {
      if (isDragging && now.cancelable) now.preventDefault();
    };
    const noMenu = (now: Event) => {
      if (pointerType !== 'mouse') now.preventDefault();
    };
    const timer = pointerType === 'mouse' ? undefined : setTimeout(begin, holdMs);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', key, true);
    window.addEventListener('touchmove', holdStill, { passive: false });
    window.addEventListener('contextmenu', noMenu);
    stop.current = end;
  };

  return {
    drag,
    ghost,
    start,
    /** For the click that follows a drag: it is not a press. */
    wasDrag: () => {
      const was = hasDragged.current;
      hasDragged.current = false;
      return was;
    },
  };
}

function placeUnder(x: number, y: number): number | null {
  const place = document.elementFromPoint(x, y)?.closest('[data-place]')?.getAttribute('data-place');
  return place == null ? null : Number(place);
}
