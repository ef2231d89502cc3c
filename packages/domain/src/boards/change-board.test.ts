import { expect, test } from 'vitest';
import { cardLabelMax, easyGridMax, gridMax } from './board.ts';
import {
  changeCard,
  insertCard,
  moveCard,
  putCards,
  removeCard,
  rename,
  resize,
  takeIn,
} from './change-board.ts';
import { settled } from './settled.ts';
import { boardOf, cardNamed, labelsOf } from './testing/boards-test-kit.ts';

test('[BD1] a smaller grid moves its cards to free places and lets the rest wait', () => {
  const board = boardOf(3, 'a', null, 'c', null, null, 'f');
  const small = resize(1, 3)(board);
  expect(labelsOf(small)).toEqual(['a', 'f', 'c']);
  expect(small.aside).toBeUndefined();
  const smaller = resize(1, 1)(small);
  expect(labelsOf(smaller)).toEqual(['a']);
  expect(smaller.aside?.map(({ label }) => label)).toEqual(['f', 'c']);
  expect(labelsOf(resize(2, 2)(smaller))).toEqual(['a', 'f', 'c', null]);
  expect(labelsOf(takeIn('c')(smaller))).toEqual(['a', 'c']);
});

test('[BD2] a grid that is no grid is not taken', () => {
  const board = boardOf(2, 'a', 'b');
  for (const [rows, columns] of [
    [0, 2],
    [17, 1],
    [1.5, 2],
    [Number.NaN, 1],
  ] as const)
    expect(resize(rows, columns)(board)).toBe(board);
});

test('[BD2] what was stored or imported is settled: places made up, extra cards aside, ids made single', () => {
  const crooked = {
    ...boardOf(2, 'a', 'b'),
    cells: [cardNamed('a'), cardNamed('a'), cardNamed('c')],
    aside: [cardNamed('a')],
  };
  const board = settled(crooked);
  expect(board.cells.map((card) => card?.id)).toEqual(['a', 'a-2']);
  expect(board.aside?.map(({ id }) => id)).toEqual(['c', 'a-3']);
  expect(settled({ ...boardOf(2, 'a', 'b'), rows: 2 }).cells).toHaveLength(4);
});

test('[BD3] a card moves to a free place or changes places', () => {
  const board = boardOf(3, 'a', 'b', null);
  expect(labelsOf(moveCard('a', 2)(board))).toEqual([null, 'b', 'a']);
  expect(labelsOf(moveCard('a', 1)(board))).toEqual(['b', 'a', null]);
  for (const to of [-1, 0, 3]) expect(moveCard('a', to)(board)).toBe(board);
  expect(moveCard('x', 1)(board)).toBe(board);
});

test('[BD3] a waiting card takes a place, and the card that was there waits', () => {
  const board = { ...boardOf(2, 'a', null), aside: [cardNamed('w')] };
  expect(labelsOf(moveCard('w', 1)(board))).toEqual(['a', 'w']);
  const exchanged = moveCard('w', 0)(board);
  expect(labelsOf(exchanged)).toEqual(['w', null]);
  expect(exchanged.aside?.map(({ id }) => id)).toEqual(['a']);
});

test('[BD3] inserted between others, they make way in their order', () => {
  const board = boardOf(5, 'a', 'b', 'c', 'd', null);
  expect(labelsOf(insertCard('d', 1)(board))).toEqual(['a', 'd', 'b', 'c', null]);
  expect(labelsOf(insertCard('a', 2)(board))).toEqual(['b', 'c', 'a', 'd', null]);
  expect(labelsOf(insertCard('a', 4)(board))).toEqual([null, 'b', 'c', 'd', 'a']);
});

test('[BD4] cards fill free places first, and then the grid grows', () => {
  const board = boardOf(2, 'a', null, null, 'd');
  const put = (count: number, from = 0) =>
    putCards(
      Array.from({ length: count }, (_, at) => cardNamed(`n${at}`)),
      from,
    )(board);
  expect(labelsOf(put(1, 2))).toEqual(['a', null, 'n0', 'd']);
  expect(labelsOf(put(3))).toEqual(['a', 'n0', 'n1', 'd', 'n2', null]);
  expect([put(60).rows, put(60).columns]).toEqual([easyGridMax, easyGridMax]);
  const full = put(gridMax * gridMax + 6);
  expect([full.rows, full.columns, full.aside?.length]).toEqual([gridMax, gridMax, 8]);
  expect(putCards([cardNamed('a')])(board)).toBe(board);
});

test('[BD5] names and labels are cleaned and cut', () => {
  const board = boardOf(1, 'a');
  expect(rename(' <b>Lunch</b>\u202E ')(board).name).toBe('Lunch');
  expect(rename(' \n ')(board)).toBe(board);
  const label = changeCard('a', { label: `${'x'.repeat(cardLabelMax)} and more` })(board).cells[0]?.label;
  expect(label).toBe('x'.repeat(cardLabelMax));
  expect(changeCard('a', { label: 'brush ' })(board).cells[0]?.label).toBe('brush ');
});

test('an emptied field is taken away', () => {
  const board = changeCard('a', { spoken: 'Hello', leadsTo: 'b2', isHidden: true })(boardOf(1, 'a'));
  expect(board.cells[0]).toMatchObject({ spoken: 'Hello', leadsTo: 'b2', isHidden: true });
  const bare = changeCard('a', { spoken: '', leadsTo: '', isHidden: false })(board);
  expect(Object.keys(bare.cells[0] ?? {})).not.toEqual(expect.arrayContaining(['spoken']));
  expect(removeCard('a')(bare).cells).toEqual([null]);
});
