// Moving by hand. What is under the pointer is found by `data-place`.
import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { useStable } from '#ui/use-stable';
import { followDrag, type Point } from './drag-gesture.ts';

export type Drag = { id: string; over: number | null };

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
    const { clientX, clientY } = event;
    const card = event.currentTarget.getBoundingClientRect();
    let last: Point = { x: clientX, y: clientY };
    const moveGhost = () => {
      const by = { x: last.x - clientX, y: last.y - clientY };
      if (ghost.current) place(ghost.current, card, by);
    };
    stop.current = followDrag(event.nativeEvent, {
      begin: () => {
        hasDragged.current = true;
        setDrag({ id, over: null });
        requestAnimationFrame(moveGhost);
      },
      move: (to) => {
        last = to;
        moveGhost();
        const over = placeUnder(to);
        setDrag((before) => (before?.over === over ? before : { id, over }));
      },
      end: (droppedAt) => {
        const over = droppedAt && placeUnder(droppedAt);
        setDrag(null);
        if (over !== null) drop(id, over);
      },
    });
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

function place({ style }: HTMLElement, card: DOMRect, by: Point): void {
  style.inlineSize = `${card.width}px`;
  style.blockSize = `${card.height}px`;
  style.transform = `translate(${card.left + by.x}px, ${card.top + by.y}px)`;
}

function placeUnder({ x, y }: Point): number | null {
  const found = document.elementFromPoint(x, y)?.closest('[data-place]')?.getAttribute('data-place');
  return found == null ? null : Number(found);
}
