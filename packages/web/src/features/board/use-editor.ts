// The state of the editor: the card being edited, edit or try-out mode, the open dialog, where the focus goes.
import type { Board } from '@calmbridge/domain/boards/board';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { useBoard } from '#device/boards/use-boards';
import { tapCard } from '#shared/board/tap-card';
import { cardIn } from '#shared/credits/way-back';
import { useSymbolSearch } from '#shared/symbols/use-symbol-search';
import { labelFieldId } from './panel/card-fields.tsx';
import { useSelection } from './panel/use-selection.ts';
import { useEditorActions } from './use-editor-actions.ts';
import { useUndoKeys } from './use-undo-keys.ts';

export type EditorMode = 'edit' | 'try';
export type Editor = ReturnType<typeof useEditor>;

export function useEditor(board: Board, desk: ReturnType<typeof useBoard>) {
  const symbols = useSymbolSearch();
  const search = symbols.is === 'ready' ? symbols.search : null;
  const selection = useSelection(board, desk, search, cardIn(useLocation().state));
  const actions = useEditorActions(board, desk);
  const [mode, setMode] = useState<EditorMode>('edit');
  const [open, setOpen] = useState<'grid' | 'many' | 'child' | null>(null);
  const [focus, setFocus] = useState<{ at: number } | null>(null);
  const focusLabel = useLabelFocus();
  useUndoKeys(actions.undo, actions.redo);

  const edit = (at: number, isByKeyboard: boolean) => {
    setMode('edit');
    selection.select(at);
    if (isByKeyboard || !board.cells[at]) focusLabel();
  };
  const leaveCard = (at: number | null) => {
    selection.clear();
    if (at !== null && at >= 0) setFocus({ at });
  };
  return {
    selection,
    actions,
    mode,
    open,
    setOpen,
    focus,
    // A card is changed or said, never both: what is edited does not come to the sentence.
    press: (at: number, isByKeyboard: boolean) => {
      const card = board.cells[at];
      if (mode === 'edit') edit(at, isByKeyboard);
      else if (card) tapCard(card);
    },
    turnTo: (next: EditorMode) => {
      selection.clear();
      setMode(next);
    },
    addCard: () => {
      const free = board.cells.indexOf(null);
      if (free >= 0) edit(free, true);
      else setOpen('grid');
    },
    finishCard: () => leaveCard(selection.at),
    removeCard: (id: string) => {
      leaveCard(board.cells.findIndex((card) => card?.id === id));
      void actions.remove(id);
    },
    // Nothing of the carer's stays open behind the child, nor comes up when the screen is turned.
    showChild: () => {
      selection.clear();
      setOpen('child');
    },
  };
}

/** The field is there once the panel has been drawn. A new object asks again. */
function useLabelFocus(): () => void {
  const [wish, setWish] = useState<object | null>(null);
  useEffect(() => {
    if (wish) document.getElementById(labelFieldId)?.focus();
  }, [wish]);
  return () => setWish({});
}
