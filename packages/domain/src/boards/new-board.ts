// Boards made from scratch, from words, or from another board. Ids, time and pictures are handed in.
import {
  type Board,
  boardNameMax,
  type Card,
  type CardPicture,
  easyGridMax,
  type WordClass,
} from './board.ts';
import { cleanLine } from './clean-line.ts';
import { emptyCells, withAside } from './settled.ts';

export type BoardMaking = { newId: () => string; now: string };

export type CardWish = { label: string; spoken?: string; wordClass: WordClass; picture: CardPicture | null };

export function newCard({ label, spoken, wordClass, picture }: CardWish, newId: () => string): Card {
  const card: Card = { id: newId(), label, picture, wordClass };
  return spoken ? { ...card, spoken } : card;
}

export type BoardWish = {
  name: string;
  cards?: readonly Card[];
  rows?: number;
  columns?: number;
  kind?: Board['kind'];
};

/** Without a grid of its own it gets one that fits its cards. */
export function newBoard(wish: BoardWish, { newId, now }: BoardMaking): Board {
  const cards = wish.cards ?? [];
  const fitting = gridFor(cards.length);
  const { rows = fitting.rows, columns = fitting.columns, kind = 'grid' } = wish;
  const size = rows * columns;
  const board: Board = {
    id: newId(),
    name: cleanLine(wish.name, boardNameMax),
    rows,
    columns,
    cells: [...cards.slice(0, size), ...emptyCells(size - cards.length)],
    kind,
    createdAt: now,
    updatedAt: now,
  };
  return withAside(board, cards.slice(size));
}

/** Everything is the copy's own. What led to the board itself leads to the copy. */
export function copyBoard(board: Board, name: string, { newId, now }: BoardMaking): Board {
  const id = newId();
  const own = (card: Card): Card => {
    const copy = { ...card, id: newId() };
    return copy.leadsTo === board.id ? { ...copy, leadsTo: id } : copy;
  };
  const cells = board.cells.map((card) => card && own(card));
  const copy = { ...board, id, name: cleanLine(name, boardNameMax), cells, createdAt: now, updatedAt: now };
  return withAside(copy, (board.aside ?? []).map(own));
}

/** The squarest grid with the fewest empty places, a little wider than tall; on a narrow screen taller than wide. */
export function gridFor(count: number, mostColumns = easyGridMax): { rows: number; columns: number } {
  const squarest = squarestGrid(count);
  if (squarest.columns <= mostColumns) return squarest;
  const columns = Math.min(easyGridMax, Math.max(mostColumns, Math.ceil(count / easyGridMax)));
  return { columns, rows: Math.min(easyGridMax, Math.ceil(count / columns)) };
}

function squarestGrid(count: number): { rows: number; columns: number } {
  const least = Math.min(easyGridMax, Math.max(1, Math.ceil(Math.sqrt(count))));
  const tries = [least, least + 1].filter((columns) => columns <= easyGridMax);
  const grids = tries.map((columns) => ({
    columns,
    rows: Math.min(easyGridMax, Math.max(1, Math.ceil(count / columns))),
  }));
  const empty = (grid: { rows: number; columns: number }) => Math.abs(grid.rows * grid.columns - count);
  return grids.reduce((best, grid) => (empty(grid) < empty(best) ? grid : best));
}
