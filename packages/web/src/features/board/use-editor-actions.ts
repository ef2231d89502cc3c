// What the editor does with the board: each act is saved at once, said aloud to a screen reader, and can be undone.
import type { Board, Card } from '@calmbridge/domain/boards/board';
import {
  type BoardChange,
  insertCard,
  moveCard,
  putCards,
  removeCard,
  takeIn,
} from '@calmbridge/domain/boards/change-board';
import { cardsOf } from '@calmbridge/domain/boards/settled';
import { useState } from 'react';
import type { useBoard } from '#device/boards/use-boards';
import { m } from '#paraglide/messages';
import { cardName } from '#shared/board/places';
import { useToast } from '#ui/toasts/toasts';

export function useEditorActions(board: Board, desk: ReturnType<typeof useBoard>) {
  const toast = useToast();
  const [announced, setAnnounced] = useState('');
  const step = async (isThere: boolean, act: () => Promise<unknown>, words: string, none: string) => {
    setAnnounced(isThere ? words : none);
    if (isThere) await act();
  };
  return {
    announced,
    announce: setAnnounced,
    undo: () => void step(desk.canUndo, desk.undo, m.board_undone(), m.board_nothing_to_undo()),
    redo: () => void step(desk.canRedo, desk.redo, m.board_redone(), m.board_nothing_to_redo()),
    /** In a schedule the others make way; elsewhere two cards change places. */
    move: (id: string, to: number) => {
      const isOnGrid = board.cells.some((card) => card?.id === id);
      void desk.change(board.kind === 'schedule' && isOnGrid ? insertCard(id, to) : moveCard(id, to));
    },
    remove: async (id: string) => {
      const card = cardsOf(board).find((one) => one.id === id);
      if (!card) return;
      const { undo } = await desk.change(removeCard(id));
      toast({ text: m.board_card_removed({ name: cardName(card) }), undo: () => void undo() });
    },
    takeIn: (card: Card) => {
      setAnnounced(m.board_taken_in({ name: cardName(card) }));
      void desk.change(takeIn(card.id));
    },
    addMany: async (cards: readonly Card[]) => {
      const { undo } = await desk.change(putCards(cards));
      const text = cards.length === 1 ? m.board_added_one() : m.board_added({ count: cards.length });
      toast({ text, undo: () => void undo() });
    },
    resize: (change: BoardChange) => void desk.change(change),
  };
}
