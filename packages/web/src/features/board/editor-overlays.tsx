import type { Board } from '@calmbridge/domain/boards/board';
import type { BoardParts } from '#shared/board/board-parts';
import { GridDialog } from './grid/grid-dialog.tsx';
import { AddManyDialog } from './making/add-many-dialog.tsx';
import type { Editor } from './use-editor.ts';

/** What lies over the page: one at a time. */
export function EditorOverlays({
  board,
  editor: { open, setOpen, actions },
  ChildView,
}: {
  board: Board;
  editor: Editor;
  ChildView: BoardParts['ChildView'] | undefined;
}) {
  const close = () => setOpen(null);
  if (open === 'grid') return <GridDialog board={board} onResize={actions.resize} onClose={close} />;
  if (open === 'many')
    return <AddManyDialog onAdd={(cards) => void actions.addMany(cards)} onClose={close} />;
  if (open === 'child' && ChildView) return <ChildView boardId={board.id} onLeave={close} />;
  return null;
}
