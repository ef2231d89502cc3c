// The card being edited: one of the board, or a new one. A new card is added to the board with its first letter or
// its picture, so an empty place that was only looked at stays empty.
import type { Board, Card, CardPicture } from '@calmbridge/domain/boards/board';
import { type CardFields, changeCard, putCards } from '@calmbridge/domain/boards/change-board';
import type { SymbolSearch } from '@calmbridge/symbols/search';
import { useState } from 'react';
import type { BoardDesk } from '#device/boards/board-desk';

type Selection = {
  card: Card;
  /** The place a new card shall take. */
  at: number;
  /** It is, or was, on the board. */
  isPut: boolean;
  /** The picture follows the label until one is chosen. */
  isAuto: boolean;
};

const blankCard = (): Card => ({ id: crypto.randomUUID(), label: '', picture: null, wordClass: 'other' });

export function useSelection(
  board: Board | null,
  desk: Pick<BoardDesk, 'change'>,
  search: SymbolSearch | null,
  /** Open at first, where it is on the board. */
  cardAtFirst: string | null = null,
) {
  const [selection, setSelection] = useState<Selection | null>(() => selectionOf(board, cardAtFirst));
  const cells = board?.cells ?? [];
  const at = selection ? cells.findIndex((card) => card?.id === selection.card.id) : -1;
  const onBoard = at >= 0 ? cells[at] : null;
  // A card that was on the board and is gone, by another tab or by undo, is no longer in work.
  const isNew = selection !== null && !selection.isPut;

  const apply = (fields: CardFields, group?: string) => {
    if (!selection) return;
    if (selection.isPut) void desk.change(changeCard(selection.card.id, fields), group);
    else {
      setSelection({ ...selection, isPut: true });
      void desk.change(putCards([{ ...selection.card, ...fields }], selection.at), group);
    }
  };

  return {
    card: onBoard ?? (isNew ? selection.card : null),
    isNew,
    at: onBoard ? at : isNew ? selection.at : null,
    select: (place: number) => {
      const card = cells[place];
      setSelection({ card: card ?? blankCard(), at: place, isPut: Boolean(card), isAuto: !card });
    },
    clear: () => setSelection(null),
    setLabel: (label: string, group: string) => {
      const guess = selection?.isAuto && search ? guessFor(search, label) : {};
      apply({ label, ...guess }, group);
    },
    setFields: apply,
    choosePicture: (picture: CardPicture | null) => {
      const now = onBoard ?? selection?.card;
      const symbol = picture?.is === 'symbol' ? search?.byId(picture.id) : null;
      const isNameless = now && now.label.trim() === '' && symbol;
      apply({
        picture,
        ...(isNameless ? { label: symbol.name, wordClass: search?.wordClass(symbol.name) ?? 'other' } : {}),
      });
      setSelection((before) => before && { ...before, isAuto: false });
    },
  };
}

/** A card that is on the board already. */
function selectionOf(board: Board | null, id: string | null): Selection | null {
  const at = board?.cells.findIndex((card) => card !== null && card.id === id) ?? -1;
  const card = board?.cells[at];
  return card ? { card, at, isPut: true, isAuto: false } : null;
}

function guessFor(search: SymbolSearch, label: string): CardFields {
  const words = label.trim();
  const symbol = words === '' ? null : search.best(words);
  return {
    picture: symbol && { is: 'symbol', id: symbol.id },
    wordClass: words === '' ? 'other' : search.wordClass(words),
  };
}
