import { type RefObject, useLayoutEffect } from 'react';

const growsByItself = () => globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

/** A text area as tall as its text, in browsers that do not know `field-sizing` yet. */
export function useGrowing(area: RefObject<HTMLTextAreaElement | null>, value: string): void {
  useLayoutEffect(() => {
    if (area.current && !growsByItself()) grow(area.current, value);
  }, [area, value]);
}

function grow(element: HTMLTextAreaElement, value: string): void {
  element.style.blockSize = 'auto';
  const edges = element.offsetHeight - element.clientHeight;
  if (value !== '') element.style.blockSize = `${element.scrollHeight + edges}px`;
}
