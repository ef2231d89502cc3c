// One press of a pointer on a card, from its start to its end. A mouse drags at once; a finger holds the card for a moment
// first, so that the page can still be scrolled with it.

const holdMs = 280;
const slackPx = 7;

export type Point = { x: number; y: number };
type Press = Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerId' | 'pointerType'>;
type Told = {
  begin: () => void;
  move: (to: Point) => void;
  /** Null: it was left, or never became a drag. */
  end: (droppedAt: Point | null) => void;
};

/** Follows the pointer that was pressed; the function given back breaks the drag off. */
export function followDrag({ clientX, clientY, pointerId, pointerType }: Press, told: Told): () => void {
  const isMouse = pointerType === 'mouse';
  const listening = new AbortController();
  let isDragging = false;
  const begin = () => {
    isDragging = true;
    told.begin();
  };
  const timer = isMouse ? undefined : setTimeout(begin, holdMs);
  const end = (droppedAt: Point | null = null) => {
    clearTimeout(timer);
    listening.abort();
    told.end(droppedAt);
  };
  const on = <Name extends keyof WindowEventMap>(
    name: Name,
    act: (event: WindowEventMap[Name]) => void,
    options: AddEventListenerOptions = {},
  ) => window.addEventListener(name, act, { ...options, signal: listening.signal });

  on('pointermove', (now) => {
    if (now.pointerId !== pointerId) return;
    const isFar = Math.hypot(now.clientX - clientX, now.clientY - clientY) > slackPx;
    if (!isDragging && isFar && isMouse) begin();
    else if (!isDragging && isFar) end();
    if (isDragging) told.move({ x: now.clientX, y: now.clientY });
  });
  on('pointerup', (now) => {
    if (now.pointerId === pointerId) end(isDragging ? { x: now.clientX, y: now.clientY } : null);
  });
  on('pointercancel', (now) => {
    if (now.pointerId === pointerId) end();
  });
  const leaveByEscape = (now: KeyboardEvent) => {
    if (now.key !== 'Escape' || !isDragging) return;
    now.stopPropagation();
    end();
  };
  on('keydown', leaveByEscape, { capture: true });
  // Once the card is held, the finger moves the card and not the page.
  on('touchmove', (now) => isDragging && now.cancelable && now.preventDefault(), { passive: false });
  on('contextmenu', (now) => isMouse || now.preventDefault());
  return end;
}
