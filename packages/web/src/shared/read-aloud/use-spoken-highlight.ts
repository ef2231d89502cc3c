import { type RefObject, useEffect } from 'react';
import { canHighlight, highlightSpoken, sentenceRanges } from './spoken-highlight.ts';

/** Paints the sentence under way in the box and keeps it in view. True where it is seen there. */
export function useSpokenHighlight(
  box: RefObject<HTMLElement | null> | undefined,
  sentences: readonly string[],
  at: number | null,
): boolean {
  useEffect(() => {
    const range = at !== null && box?.current ? (sentenceRanges(box.current, sentences)[at] ?? null) : null;
    highlightSpoken(range);
    if (range) keepInView(range);
    return () => highlightSpoken(null);
  }, [box, sentences, at]);
  return box !== undefined && canHighlight();
}

/** Only when the sentence is out of sight, and without a moving page where motion is not wanted. */
function keepInView(range: Range): void {
  const { top, bottom } = range.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
}
