// Moving by keyboard: Space picks a card up, arrows carry it, Space or Enter puts it down, Escape leaves it where it was.
import type { Board, Card } from '@calmbridge/domain/boards/board';
import { type KeyboardEvent, useState } from 'react';
import { m } from '#paraglide/messages';
import { cardName, placeAfterKey, placeWords } from '#shared/board/places';

export type Carrying = { id: string; from: number; to: number };

type Told = {
  announce: (words: string) => void;
  onMove: (id: string, to: number) => void;
  onRemove: (id: string) => void;
};

export function useCarrying({ board, announce, onMove, onRemove }: Told & { board: Board }) {
  const [active, setActive] = useState(0);
  const [carrying, setCarrying] = useState<Carrying | null>(null);
  const at = Math.min(active, board.cells.length - 1);
  // Another tab may have taken the card away meanwhile.
  const held = carrying && board.cells[carrying.from]?.id === carrying.id ? carrying : null;

  const pickUp = (card: Card) => {
    setCarrying({ id: card.id, from: at, to: at });
    announce(m.board_picked_up({ name: cardName(card), place: placeWords(board, at) }));
  };
  const carry = (to: number) => {
    if (!held) return;
    setCarrying({ ...held, to });
    const there = board.cells[to];
    const place = placeWords(board, to);
    const isOther = there && to !== held.from;
    announce(isOther ? m.board_over_card({ place, name: cardName(there) }) : m.board_over_place({ place }));
  };
  const putDown = () => {
    if (!held) return;
    setCarrying(null);
    if (held.to !== held.from) onMove(held.id, held.to);
    const card = board.cells[held.from];
    announce(m.board_put_down({ name: card ? cardName(card) : '', place: placeWords(board, held.to) }));
  };
  const leave = () => {
    if (!held) return;
    setCarrying(null);
    setActive(held.from);
    announce(m.board_move_cancelled({ place: placeWords(board, held.from) }));
  };

  const moveTo = (to: number) => {
    setActive(to);
    carry(to);
  };
  const actOf = (event: KeyboardEvent): (() => void) | null => {
    const to = placeAfterKey(board, at, event.key, event.ctrlKey);
    const card = board.cells[at];
    if (to !== null) return () => moveTo(to);
    if (held) return { ' ': putDown, Enter: putDown, Escape: leave }[event.key] ?? null;
    if (!card) return null;
    if (event.key === ' ') return () => pickUp(card);
    return event.key === 'Delete' || event.key === 'Backspace' ? () => onRemove(card.id) : null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.altKey || event.metaKey ? null : actOf(event);
    if (!act) return;
    event.preventDefault();
    // Escape leaves the card, and nothing around the board.
    if (event.key === 'Escape') event.stopPropagation();
    act();
  };
  return { active: at, setActive, carrying: held, leave, onKeyDown };
}
