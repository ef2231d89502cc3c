import type { Board } from '@calmbridge/domain/boards/board';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useBoards } from '#device/boards/use-boards';
import { useCurrentChild } from '#device/records/current-child';
import IconPlus from '#icon/IconPlus';
import { m } from '#paraglide/messages';
import { BoardArt } from '#shared/art/board-art';
import type { BoardParts } from '#shared/board/board-parts';
import { Button } from '#ui/buttons/button';
import { EmptyState } from '#ui/layout/empty-state';
import { usePageTitle } from '#ui/use-page-title';
import { useStable } from '#ui/use-stable';
import { boardPath } from './board-links.ts';
import styles from './board-list.module.css';
import { BoardListOpening } from './board-list-opening.tsx';
import { boardsFor } from './boards-for.ts';
import { NewBoardDialog } from './making/new-board-dialog.tsx';
import { ReadyBoards } from './making/ready-boards.tsx';
import { RenameDialog } from './making/rename-dialog.tsx';
import { useBoardActions } from './making/use-board-actions.ts';
import { useBoardMaking } from './making/use-board-making.ts';
import type { TileActions } from './tiles/board-tile.tsx';
import { SavedBoards } from './tiles/saved-boards.tsx';
import { TradeMark } from './trade-mark.tsx';

export function BoardList({ parts }: { parts: Partial<BoardParts> }) {
  usePageTitle(m.board_heading());
  const { boards: all } = useBoards();
  const { child, children } = useCurrentChild();
  const boards = useMemo(() => boardsFor(all, child, children), [all, child, children]);
  const making = useBoardMaking();
  const actions = useBoardActions();
  const navigate = useNavigate();
  const [isMaking, setIsMaking] = useState(false);
  const [renaming, setRenaming] = useState<Board | null>(null);
  const tileActions = useStable<TileActions>({
    onRename: setRenaming,
    onCopy: (board) => void making.copy(board),
    onDelete: (board) => void actions.remove(board),
  });
  const newButton = (
    <Button icon={<IconPlus size={22} aria-hidden="true" />} onClick={() => setIsMaking(true)}>
      {m.board_new()}
    </Button>
  );
  const opened = ([first]: readonly string[]) => {
    if (first) void navigate(boardPath(first));
  };
  const buttons = (
    <div className={styles.buttons}>
      {parts.Import && <parts.Import onImported={opened} />}
      {newButton}
    </div>
  );
  return (
    <BoardListOpening aside={boards.length > 0 && buttons}>
      <div className={styles.sections}>
        {boards.length === 0 ? (
          <EmptyState art={<BoardArt />} heading={m.board_empty_heading()} action={buttons} isOnDevice>
            {m.board_empty_words()}
          </EmptyState>
        ) : (
          <SavedBoards boards={boards} actions={tileActions} owners={children} />
        )}
        <ReadyBoards onChoose={making.makeReady} />
        <TradeMark />
      </div>
      {isMaking && <NewBoardDialog making={making} onClose={() => setIsMaking(false)} />}
      {renaming && <RenameDialog board={renaming} actions={actions} onClose={() => setRenaming(null)} />}
    </BoardListOpening>
  );
}
