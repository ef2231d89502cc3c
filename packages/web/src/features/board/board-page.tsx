// All boards, or the one the address names. A card's face is ui/board/card-face.tsx; what other features bring to this
// page is ui/board/board-parts.ts; boards are read and changed through device/use-boards.ts.
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { BoardParts } from '#shared/board/board-parts';
import { later } from '#ui/later/later';
import { BoardList } from './board-list.tsx';

/** The list does without it; it comes with the first board that is opened. */
const BoardEditor = later(async () => (await import('./board-editor.tsx')).BoardEditor);

export function BoardPage({ parts }: { parts: Partial<BoardParts> }) {
  const [query] = useSearchParams();
  const id = query.get('board');
  useTopOf(id);
  return id ? <BoardEditor key={id} id={id} parts={parts} /> : <BoardList parts={parts} />;
}

/** Another board, or the list, is a page of its own, though the path stays: it starts at its top and has the focus. */
function useTopOf(id: string | null): void {
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    window.scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [id]);
}
