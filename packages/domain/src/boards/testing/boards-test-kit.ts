// For tests: small boards by their labels. Not part of the product.
import type { Board, Card } from '../board.ts';
import { cardsOf } from '../settled.ts';

export const cardNamed = (id: string, more: Partial<Card> = {}): Card => ({
  id,
  label: id,
  picture: null,
  wordClass: 'thing',
  ...more,
});

export const boardOf = (columns: number, ...labels: (string | null)[]): Board => ({
  id: 'b1',
  name: 'Breakfast',
  rows: labels.length / columns,
  columns,
  cells: labels.map((label) => (label === null ? null : cardNamed(label))),
  kind: 'grid',
  createdAt: '2026-11-15T08:00:00.000Z',
  updatedAt: '2026-11-15T08:00:00.000Z',
});

export const labelsOf = (board: Board) => board.cells.map((card) => card?.label ?? null);

export const idsOf = (board: Board) =>
  cardsOf(board)
    .map(({ id }) => id)
    .sort();
