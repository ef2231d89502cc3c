// The board page and what it takes from other features (ui/board/board-parts.ts).
import { BoardPage as Page } from '#features/board/board-page';
import type { BoardParts } from '#ui/board/board-parts';

const parts: Partial<BoardParts> = {};

export function BoardPage() {
  return <Page parts={parts} />;
}
