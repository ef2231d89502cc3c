// For tests: boards of every kind, and changes of every kind. Not part of the product.
import fc from 'fast-check';
import { type Board, type Card, gridMax, wordClasses } from './board.ts';
import {
  type BoardChange,
  changeCard,
  insertCard,
  moveCard,
  putCards,
  removeCard,
  rename,
  resize,
  takeIn,
} from './change-board.ts';
import { cardsOf } from './settled.ts';

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

const side = fc.integer({ min: 1, max: gridMax });
const word = fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' });

export const anyBoard: fc.Arbitrary<Board> = fc
  .record({
    rows: fc.integer({ min: 1, max: 4 }),
    columns: fc.integer({ min: 1, max: 4 }),
    filled: fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }),
    waiting: fc.integer({ min: 0, max: 3 }),
    name: word,
  })
  .map(({ rows, columns, filled, waiting, name }) => ({
    ...boardOf(1, null),
    rows,
    columns,
    name,
    cells: Array.from({ length: rows * columns }, (_, at) => (filled[at] ? cardNamed(`c${at}`) : null)),
    ...(waiting > 0 ? { aside: Array.from({ length: waiting }, (_, at) => cardNamed(`w${at}`)) } : {}),
  }));

export type Deed = { is: string; change: BoardChange; removes?: string; adds?: string[] };

/** `mark` keeps the ids of what is added apart from those another tab adds. */
export const anyDeed = (mark: string): fc.Arbitrary<Deed> => {
  const id = fc.oneof(
    fc.integer({ min: 0, max: 15 }).map((at) => `c${at}`),
    fc.integer({ min: 0, max: 2 }).map((at) => `w${at}`),
  );
  const place = fc.integer({ min: 0, max: 20 });
  const added = fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 30 });
  return fc.oneof(
    word.map((name) => ({ is: 'rename', change: rename(name) })),
    fc.tuple(id, word, fc.constantFrom(...wordClasses)).map(([one, label, wordClass]) => ({
      is: `change ${one}`,
      change: changeCard(one, { label, wordClass, spoken: label }),
    })),
    fc.tuple(id, place).map(([one, to]) => ({ is: `move ${one} ${to}`, change: moveCard(one, to) })),
    fc.tuple(id, place).map(([one, to]) => ({ is: `insert ${one} ${to}`, change: insertCard(one, to) })),
    id.map((one) => ({ is: `remove ${one}`, change: removeCard(one), removes: one })),
    id.map((one) => ({ is: `take in ${one}`, change: takeIn(one) })),
    fc.tuple(side, side).map(([rows, columns]) => ({
      is: `resize ${rows} × ${columns}`,
      change: resize(rows, columns),
    })),
    fc.tuple(added, place).map(([numbers, from]) => {
      const adds = numbers.map((number) => `${mark}${number}`);
      return {
        is: `put ${adds.length}`,
        change: putCards(
          adds.map((one) => cardNamed(one)),
          from,
        ),
        adds,
      };
    }),
  );
};
