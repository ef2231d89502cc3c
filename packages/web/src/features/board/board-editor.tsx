import type { Board } from '@calmbridge/domain/boards/board';
import { cardsOf } from '@calmbridge/domain/boards/settled';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useBoard } from '#device/boards/use-boards';
import IconMaximize from '#icon/IconMaximize';
import IconPlus from '#icon/IconPlus';
import { m } from '#paraglide/messages';
import { type BoardParts, useCardTap } from '#shared/board/board-parts';
import { cardIn } from '#shared/credits/way-back';
import { useSymbolSearch } from '#shared/symbols/use-symbol-search';
import { Button } from '#ui/buttons/button';
import { Segmented } from '#ui/fields/segmented';
import { Dock } from '#ui/layout/dock';
import { Page } from '#ui/layout/page';
import { usePageTitle } from '#ui/use-page-title';
import styles from './board-editor.module.css';
import { BoardGone } from './board-gone.tsx';
import { BoardHeading } from './board-heading.tsx';
import { EditorTools } from './editor-tools.tsx';
import { CardGrid } from './grid/card-grid.tsx';
import { GridDialog } from './grid/grid-dialog.tsx';
import { Legend } from './grid/legend.tsx';
import { AddManyDialog } from './making/add-many-dialog.tsx';
import { ReadyBoards } from './making/ready-boards.tsx';
import { useBoardMaking } from './making/use-board-making.ts';
import { labelFieldId } from './panel/card-fields.tsx';
import { CardPanel } from './panel/card-panel.tsx';
import { NoCardChosen } from './panel/no-card-chosen.tsx';
import { useSelection } from './panel/use-selection.ts';
import { useWideScreen } from './panel/use-wide-screen.ts';
import { TradeMark } from './trade-mark.tsx';
import { TroubleNotice } from './trouble-notice.tsx';
import { useEditorActions } from './use-editor-actions.ts';
import { useUndoKeys } from './use-undo-keys.ts';

export function BoardEditor({ id, parts }: { id: string; parts: Partial<BoardParts> }) {
  const desk = useBoard(id);
  if (!desk.board) return <BoardGone />;
  const editor = <Editor board={desk.board} desk={desk} parts={parts} />;
  return parts.Voice ? <parts.Voice>{editor}</parts.Voice> : editor;
}

function Editor({
  board,
  desk,
  parts,
}: {
  board: Board;
  desk: ReturnType<typeof useBoard>;
  parts: Partial<BoardParts>;
}) {
  usePageTitle(board.name);
  const symbols = useSymbolSearch();
  const selection = useSelection(
    board,
    desk,
    symbols.is === 'ready' ? symbols.search : null,
    cardIn(useLocation().state),
  );
  const actions = useEditorActions(board, desk);
  const making = useBoardMaking();
  const tap = useCardTap();
  const isWide = useWideScreen();
  const [mode, setMode] = useState<'edit' | 'try'>('edit');
  const [open, setOpen] = useState<'grid' | 'many' | 'child' | null>(null);
  const [focus, setFocus] = useState<{ at: number } | null>(null);
  /** A new object asks for the focus on the label. */
  const [labelWish, setLabelWish] = useState<object | null>(null);
  useUndoKeys(actions.undo, actions.redo);
  useEffect(() => {
    if (labelWish) document.getElementById(labelFieldId)?.focus();
  }, [labelWish]);

  const edit = (at: number, isByKeyboard: boolean) => {
    setMode('edit');
    selection.select(at);
    if (isByKeyboard || !board.cells[at]) setLabelWish({});
  };
  // A card is changed or said, never both: what is edited does not come to the sentence.
  const press = (at: number, isByKeyboard: boolean) => {
    const card = board.cells[at];
    if (mode === 'edit') edit(at, isByKeyboard);
    else if (card) tap(card);
  };
  const turnTo = (next: 'edit' | 'try') => {
    selection.clear();
    setMode(next);
  };
  const done = () => {
    const { at } = selection;
    selection.clear();
    if (at !== null) setFocus({ at });
  };
  const addCard = () => {
    const free = board.cells.indexOf(null);
    if (free >= 0) edit(free, true);
    else setOpen('grid');
  };
  const remove = (id: string) => {
    const at = board.cells.findIndex((card) => card?.id === id);
    selection.clear();
    if (at >= 0) setFocus({ at });
    void actions.remove(id);
  };
  // Nothing of the carer's stays open behind the child, nor comes up when the screen is turned.
  const showChild = () => {
    selection.clear();
    setOpen('child');
  };
  const work = selection.card && {
    card: selection.card,
    isNew: selection.isNew,
    selection,
    board,
    onMove: actions.move,
    onRemove: remove,
    onDone: done,
  };
  const childView = (
    <Button
      look={isWide ? 'secondary' : 'primary'}
      isWide={!isWide}
      icon={<IconMaximize size={20} aria-hidden="true" />}
      onClick={showChild}
    >
      {m.board_child_view()}
    </Button>
  );
  const addButton = (
    <Button
      look="secondary"
      isWide={!isWide}
      icon={<IconPlus size={20} aria-hidden="true" />}
      onClick={addCard}
    >
      {m.board_add_card()}
    </Button>
  );

  return (
    <Page>
      <div className={styles.top}>
        <BoardHeading board={board} making={making} />
        <EditorTools
          grid={board}
          canUndo={desk.canUndo}
          canRedo={desk.canRedo}
          onAddMany={() => setOpen('many')}
          onGrid={() => setOpen('grid')}
          onUndo={actions.undo}
          onRedo={actions.redo}
        />
        {isWide && parts.ChildView && childView}
      </div>
      <output className="visually-hidden">{actions.announced}</output>
      {desk.trouble && <TroubleNotice why={desk.trouble} onRetry={desk.retry} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          {parts.Reminder && board.kind !== 'grid' && <parts.Reminder board={board} />}
          {parts.Strip && (
            <Segmented
              name="board-mode"
              legend={m.board_mode()}
              isLegendHidden
              segments={[
                { value: 'edit', label: m.board_mode_edit() },
                { value: 'try', label: m.board_mode_try() },
              ]}
              value={mode}
              onChange={turnTo}
            />
          )}
          {parts.Strip && mode === 'try' && <parts.Strip />}
          <CardGrid
            board={board}
            selectedAt={selection.at}
            focus={focus}
            announce={actions.announce}
            onPress={press}
            onMove={actions.move}
            onRemove={remove}
            onTakeIn={actions.takeIn}
          />
          <Legend cards={cardsOf(board)} />
          <p className={styles.hint}>
            <span className={styles.byMouse}>{m.board_move_hint()}</span>
            <span className={styles.byTouch}>{m.board_move_hint_touch()}</span>
          </p>
          <ReadyBoards onChoose={making.makeReady} />
        </div>
        {isWide && (
          <div className={styles.rail}>
            {work ? (
              <CardPanel {...work} isWide PicturePanel={parts.PicturePanel} />
            ) : (
              <NoCardChosen isTrying={mode === 'try'}>{addButton}</NoCardChosen>
            )}
          </div>
        )}
      </div>
      {parts.Downloads && <parts.Downloads board={board} />}
      <TradeMark />
      {!isWide && (
        <div className={styles.actions}>
          <Dock>
            {addButton}
            {parts.ChildView && childView}
          </Dock>
        </div>
      )}
      {!isWide && work && open === null && (
        <CardPanel {...work} isWide={false} PicturePanel={parts.PicturePanel} />
      )}
      {open === 'grid' && (
        <GridDialog board={board} onResize={actions.resize} onClose={() => setOpen(null)} />
      )}
      {open === 'many' && (
        <AddManyDialog onAdd={(cards) => void actions.addMany(cards)} onClose={() => setOpen(null)} />
      )}
      {open === 'child' && parts.ChildView && (
        <parts.ChildView boardId={board.id} onLeave={() => setOpen(null)} />
      )}
    </Page>
  );
}
