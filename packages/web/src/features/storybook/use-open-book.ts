// The book while it is open: its pages and the one that is shown, and where the focus is.
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { StoryInBook } from '#shared/story/story-parts';
import { symbolSvg } from '#shared/symbols/symbol-library';
import { useSymbolSearch } from '#shared/symbols/use-symbol-search';
import { type BookPage, bookPages } from './book-pages.ts';
import { useBookReading } from './use-book-reading.ts';
import { useReading } from './use-reading.ts';
import { useTurning } from './use-turning.ts';

export function useOpenBook(story: StoryInBook['story'], names: StoryInBook['names']) {
  const library = useSymbolSearch();
  const search = library.is === 'ready' ? library.search : null;
  const pages = useMemo(() => bookPages(story, names, search), [story, names, search]);
  const [wanted, setWanted] = useState(0);
  const at = Math.min(wanted, pages.length - 1);
  const page = pages[at];
  const settings = useBookReading();
  const reading = useReading(page?.sentences ?? none, {
    at,
    isLast: at === pages.length - 1,
    turnsItself: settings.turnsItself,
    onTurn: () => setWanted(at + 1),
  });
  const turning = useTurning({
    at,
    count: pages.length,
    onTurn: (to) => {
      reading.leavePage();
      setWanted(to);
    },
  });
  return { at, pages, page, settings, reading, turning };
}

const none: readonly string[] = [];

/** The button under the focus is gone on the first and the last page: it goes to the one that leads on. */
export function useFocusOnPages(at: number, count: number) {
  const next = useRef<HTMLButtonElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const isLast = at === count - 1;
  const keepFocus = useEffectEvent(() => {
    if (isLast) again.current?.focus();
    else if (at === 0) next.current?.focus();
  });
  useEffect(() => keepFocus(), [at, isLast]);
  return { next, again };
}

/** Fetched before its page is turned to. */
export function useNextDrawing(page: BookPage | undefined): void {
  const picture = page?.picture;
  useEffect(() => {
    if (picture?.is === 'symbol') symbolSvg(picture.id).catch(() => undefined);
  }, [picture]);
}
