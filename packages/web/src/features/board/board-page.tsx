// All boards, or the one the address names. A card's face is ui/board/card-face.tsx; what other features bring to this
// page is ui/board/board-parts.ts; boards are read and changed through device/use-boards.ts.
import { useSearchParams } from 'react-router';
import type { BoardParts } from '#ui/board/board-parts';
import { BoardEditor } from './board-editor.tsx';
import { BoardList } from './board-list.tsx';

export function BoardPage({ parts }: { parts: Partial<BoardParts> }) {
  const [query] = useSearchParams();
  const id = query.get('board');
  return id ? <BoardEditor key={id} id={id} parts={parts} /> : <BoardList parts={parts} />;
}
