import type { Board } from '@calmbridge/domain/boards/board';
import { useCallback, useState } from 'react';
import { type BoardPage, pagesFor, placesOn, type Size, wholeBoard } from './board-pages.ts';

export type BoardPages = {
  page: BoardPage;
  /** From 0. */
  at: number;
  count: number;
  turn: (to: number) => void;
  /** Turns to where a place is. */
  show: (place: number) => void;
  /** For the element the board fills. */
  watch: (stage: HTMLElement | null) => (() => void) | undefined;
};

/** One page on an upright screen, as many as the labels need on one that lies. */
export function useBoardPages(board: Board | null, next: number | null): BoardPages {
  const [stage, setStage] = useState<Size | null>(null);
  // Turned by hand, until another card is the next one: then its page is shown.
  const [turned, setTurned] = useState<{ to: number; next: number | null } | null>(null);
  const grid = board ?? { rows: 1, columns: 1 };
  const pages = stage ? pagesFor(grid, stage) : [wholeBoard(grid)];
  const pageOf = (place: number) =>
    Math.max(
      0,
      pages.findIndex((page) => placesOn(page, grid).includes(place)),
    );
  const wanted = turned?.next === next ? turned.to : pageOf(next ?? 0);
  const at = Math.min(wanted, pages.length - 1);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const size = isLying() ? { width: element.clientWidth, height: element.clientHeight } : null;
      setStage((now) => (isSame(now, size) ? now : size));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return {
    page: pages[at] ?? wholeBoard(grid),
    at,
    count: pages.length,
    turn: (to) => setTurned({ to, next }),
    show: (place) => setTurned({ to: pageOf(place), next }),
    watch,
  };
}

const isSame = (a: Size | null, b: Size | null) => a?.width === b?.width && a?.height === b?.height;

const isLying = () => window.innerWidth > window.innerHeight;
