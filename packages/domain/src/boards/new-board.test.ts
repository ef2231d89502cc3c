import { expect, test } from 'vitest';
import { copyBoard, gridFor, newBoard, newCard } from './new-board.ts';
import { boardOf, cardNamed } from './testing/boards-test-kit.ts';
import { listMax, wordsFromList } from './words-from-list.ts';

const making = () => {
  let count = 0;
  return { newId: () => `new-${++count}`, now: '2026-11-15T12:00:00.000Z' };
};

test('[BD6] a list gives each word once, in order, however it is divided', () => {
  const list = 'apple, Banana;milk\n- brush teeth\r\n2. wash hands\n• Apple\n\n  \n[ ] shoes\t10 minutes';
  expect(wordsFromList(list)).toEqual({
    words: ['apple', 'Banana', 'milk', 'brush teeth', 'wash hands', 'shoes', '10 minutes'],
    leftOut: 0,
  });
});

test('[BD6] at most 64 words are taken, and the rest is counted', () => {
  const many = Array.from({ length: 70 }, (_, at) => `word ${at}`).join('\n');
  const { words, leftOut } = wordsFromList(many);
  expect([words.length, leftOut]).toEqual([listMax, 6]);
});

test('[BD5] a word of a list is one clean line', () => {
  expect(wordsFromList('<script>alert(1)</script>, a\u202Eb, \u0000').words).toEqual(['alert(1)', 'ab']);
  expect(wordsFromList(`${'long '.repeat(40)}`).words[0]?.length).toBeLessThanOrEqual(60);
});

test.each([
  [0, 1, 1],
  [1, 1, 1],
  [2, 1, 2],
  [6, 2, 3],
  [9, 3, 3],
  [12, 3, 4],
  [15, 3, 5],
  [24, 4, 6],
  [36, 6, 6],
  [64, 8, 8],
])('[BD4] a grid for %i cards has %i rows and %i columns', (count, rows, columns) => {
  expect(gridFor(count)).toEqual({ rows, columns });
});

test.each([
  [4, 2, 2],
  [10, 4, 3],
  [24, 8, 3],
  [36, 8, 5],
  [64, 8, 8],
])('[BD4] on a narrow screen a grid for %i cards has %i rows and %i columns', (count, rows, columns) => {
  expect(gridFor(count, 3)).toEqual({ rows, columns });
});

test('[BD2] a new board has its cards in a grid that fits', () => {
  const { newId, now } = making();
  const cards = ['a', 'b', 'c'].map((label) => newCard({ label, wordClass: 'thing', picture: null }, newId));
  const board = newBoard({ name: ' Lunch ', cards }, { newId, now });
  expect(board).toMatchObject({ id: 'new-4', name: 'Lunch', rows: 1, columns: 3, createdAt: now });
  const small = newBoard({ name: 'x', cards, rows: 1, columns: 2 }, { newId, now });
  expect(small.aside?.map(({ label }) => label)).toEqual(['c']);
});

test('[BD7] a copy has ids of its own, and leads to itself where the board did', () => {
  const board = boardOf(2, 'a', 'b');
  board.cells[0] = cardNamed('a', { leadsTo: 'b1', note: 'kept' });
  board.cells[1] = cardNamed('b', { leadsTo: 'b9' });
  const copy = copyBoard({ ...board, aside: [cardNamed('w')] }, 'Copy', making());
  expect(copy.id).toBe('new-1');
  expect(copy.cells).toEqual([
    cardNamed('new-2', { label: 'a', leadsTo: 'new-1', note: 'kept' }),
    cardNamed('new-3', { label: 'b', leadsTo: 'b9' }),
  ]);
  expect(copy.aside).toEqual([cardNamed('new-4', { label: 'w' })]);
});
