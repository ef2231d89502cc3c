import { expect, test } from 'vitest';
import { boardNameMax, cardLabelMax, cardSpokenMax, gridMax } from './board.ts';
import { readyBoards } from './ready-boards.ts';

test.each(readyBoards)('[BD10] the ready board “$name” holds each word once and fits its grid', (board) => {
  const labels = board.cards.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(board.cards.length).toBeLessThanOrEqual(board.rows * board.columns);
  expect(board.cards.length).toBeGreaterThan((board.rows - 1) * board.columns);
  expect(Math.max(board.rows, board.columns)).toBeLessThanOrEqual(gridMax);
  expect(board.name.length).toBeLessThanOrEqual(boardNameMax);
  for (const { label, spoken = '' } of board.cards) {
    expect(label.length).toBeLessThanOrEqual(cardLabelMax);
    expect(spoken.length).toBeLessThanOrEqual(cardSpokenMax);
  }
});

test('[BD10] the core words are the 36 of the universal core, and all boards that are promised are there', () => {
  const core = readyBoards[0]?.cards.map(({ label }) => label).sort() ?? [];
  const universal =
    'all can different do finished get go good he help here I in it like look make more not on open put same she some stop that turn up want what when where who why you';
  expect(core).toEqual(universal.split(' ').sort());
  expect(readyBoards.map(({ name }) => name)).toEqual([
    'Core words',
    'Feelings',
    'Morning routine',
    'Bedtime',
    'Food',
    'Toilet',
    'School',
    'Doctor',
    'Calm down',
    'First – then',
    'Daily schedule',
  ]);
});
