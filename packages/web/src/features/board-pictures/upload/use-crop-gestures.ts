import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Cropping } from './use-crop.ts';

type Point = { x: number; y: number };

const keySteps: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Dragging pulls the photo under the frame, two fingers make it larger; arrow keys move the frame, plus and minus size it. */
export function useCropGestures({ crop, move, zoomBy }: Cropping) {
  const pointers = useRef(new Map<number, Point>());
  const release = (event: PointerEvent) => void pointers.current.delete(event.pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture?.(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      const perPixel = crop.side / Math.max(1, event.currentTarget.clientWidth);
      // Of two fingers each moves it half as far.
      const share = other ? perPixel / 2 : perPixel;
      move((before.x - now.x) * share, (before.y - now.y) * share);
      if (other && distance(before, other) > 0) zoomBy(distance(now, other) / distance(before, other));
      pointers.current.set(event.pointerId, now);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: (event: KeyboardEvent) => {
      const step = keySteps[event.key];
      const times = event.key === '+' || event.key === '=' ? 1.1 : event.key === '-' ? 1 / 1.1 : null;
      if (!step && times === null) return;
      event.preventDefault();
      const far = crop.side * (event.shiftKey ? 0.1 : 0.02);
      if (step) move(step[0] * far, step[1] * far);
      if (times !== null) zoomBy(times);
    },
  };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
