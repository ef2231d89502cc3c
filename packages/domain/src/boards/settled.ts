import type { Board, Card } from './board.ts';

/**
 * A board as everything else expects it: as many cells as the grid has places, and no id twice. What the grid has no
 * place for goes aside, so nothing is lost whatever was stored or imported.
 */
export function settled(board: Board): Board {
  const size = board.rows * board.columns;
  if (board.cells.length === size && hasOwnIds(board)) return board;
  const taken = new Set<string>();
  const own = (card: Card): Card => {
    let id = card.id;
    for (let copy = 2; taken.has(id); copy++) id = `${card.id}-${copy}`;
    taken.add(id);
    return id === card.id ? card : { ...card, id };
  };
  const cells = board.cells.map((card) => card && own(card));
  const more = cells.slice(size).filter((card) => card !== null);
  return withAside({ ...board, cells: [...cells.slice(0, size), ...emptyCells(size - cells.length)] }, [
    ...more,
    ...(board.aside ?? []).map(own),
  ]);
}

export const emptyCells = (count: number): null[] => Array.from({ length: Math.max(0, count) }, () => null);

/** All cards, row by row, and then those beside the grid. */
export const cardsOf = (board: Board): Card[] => [
  ...board.cells.filter((card) => card !== null),
  ...(board.aside ?? []),
];

export function withAside(board: Board, aside: readonly Card[]): Board {
  if (aside.length > 0) return { ...board, aside: [...aside] };
  const { aside: _, ...rest } = board;
  return rest;
}

function hasOwnIds(board: Board): boolean {
  const cards = cardsOf(board);
  return new Set(cards.map(({ id }) => id)).size === cards.length;
}
