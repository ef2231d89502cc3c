// The board page and what it takes from other features (ui/board/board-parts.ts).
import { BoardPage as Page } from '#features/board/board-page';
import { BoardDownloads } from '#features/board-files/board-downloads';
import { ImportBoards } from '#features/board-files/import-boards';
import type { BoardParts } from '#ui/board/board-parts';

const parts: Partial<BoardParts> = { Downloads: BoardDownloads, Import: ImportBoards };

export function BoardPage() {
  return <Page parts={parts} />;
}
