import type { Board } from '@calmbridge/domain/boards/board';
import { useBoard } from '#device/boards/use-boards';
import type { BoardParts } from '#shared/board/board-parts';
import { Dock } from '#ui/layout/dock';
import { Page } from '#ui/layout/page';
import { usePageTitle } from '#ui/use-page-title';
import styles from './board-editor.module.css';
import { BoardGone } from './board-gone.tsx';
import { BoardHeading } from './board-heading.tsx';
import { AddCardButton, ChildViewButton } from './editor-buttons.tsx';
import { EditorCanvas } from './editor-canvas.tsx';
import { EditorOverlays } from './editor-overlays.tsx';
import { EditorTools } from './editor-tools.tsx';
import { ReadyBoards } from './making/ready-boards.tsx';
import { useBoardMaking } from './making/use-board-making.ts';
import { CardPanel } from './panel/card-panel.tsx';
import { NoCardChosen } from './panel/no-card-chosen.tsx';
import { useWideScreen } from './panel/use-wide-screen.ts';
import { TradeMark } from './trade-mark.tsx';
import { TroubleNotice } from './trouble-notice.tsx';
import { type Editor, useEditor } from './use-editor.ts';

type Desk = ReturnType<typeof useBoard>;
type Props = { board: Board; desk: Desk; parts: Partial<BoardParts> };

export function BoardEditor({ id, parts }: { id: string; parts: Partial<BoardParts> }) {
  const desk = useBoard(id);
  if (!desk.board) return <BoardGone />;
  const page = <EditorPage board={desk.board} desk={desk} parts={parts} />;
  return parts.Voice ? <parts.Voice>{page}</parts.Voice> : page;
}

function EditorPage({ board, desk, parts }: Props) {
  usePageTitle(board.name);
  const editor = useEditor(board, desk);
  const making = useBoardMaking();
  const isWide = useWideScreen();
  const panel = cardPanel(board, editor, isWide, parts.PicturePanel);
  const addCard = <AddCardButton isWide={isWide} onClick={editor.addCard} />;
  const childView = parts.ChildView && <ChildViewButton isWide={isWide} onClick={editor.showChild} />;
  return (
    <Page>
      <div className={styles.top}>
        <BoardHeading board={board} making={making} />
        <EditorTools
          grid={board}
          canUndo={desk.canUndo}
          canRedo={desk.canRedo}
          onAddMany={() => editor.setOpen('many')}
          onGrid={() => editor.setOpen('grid')}
          onUndo={editor.actions.undo}
          onRedo={editor.actions.redo}
        />
        {isWide && childView}
      </div>
      <output className="visually-hidden">{editor.actions.announced}</output>
      {desk.trouble && <TroubleNotice why={desk.trouble} onRetry={desk.retry} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <EditorCanvas board={board} editor={editor} parts={parts} />
          <ReadyBoards onChoose={making.makeReady} />
        </div>
        {isWide && (
          <div className={styles.rail}>
            {panel ?? <NoCardChosen isTrying={editor.mode === 'try'}>{addCard}</NoCardChosen>}
          </div>
        )}
      </div>
      {parts.Downloads && <parts.Downloads board={board} />}
      <TradeMark />
      {!isWide && (
        <div className={styles.actions}>
          <Dock>
            {addCard}
            {childView}
          </Dock>
        </div>
      )}
      {!isWide && editor.open === null && panel}
      <EditorOverlays board={board} editor={editor} ChildView={parts.ChildView} />
    </Page>
  );
}

/** Null while no card is in work. */
function cardPanel(
  board: Board,
  editor: Editor,
  isWide: boolean,
  PicturePanel: BoardParts['PicturePanel'] | undefined,
) {
  const { selection } = editor;
  if (!selection.card) return null;
  return (
    <CardPanel
      card={selection.card}
      isNew={selection.isNew}
      selection={selection}
      board={board}
      onMove={editor.actions.move}
      onRemove={editor.removeCard}
      onDone={editor.finishCard}
      isWide={isWide}
      PicturePanel={PicturePanel}
    />
  );
}
