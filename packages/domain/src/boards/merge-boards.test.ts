import { expect, test } from 'vitest';
import { changeCard, moveCard, putCards, removeCard, rename, resize } from './change-board.ts';
import { mergeBoards } from './merge-boards.ts';
import { boardOf, cardNamed, labelsOf } from './testing/boards-test-kit.ts';

test('[BD9] a removed card comes back beside what took its place', () => {
  const before = boardOf(2, 'a', 'b');
  const after = removeCard('a')(before);
  const now = putCards([cardNamed('x')])(after);
  const merged = mergeBoards(after, before, now);
  expect(labelsOf(merged)).toEqual(['x', 'b']);
  expect(merged.aside?.map(({ id }) => id)).toEqual(['a']);
});

test('[BD9] a label another tab has changed since is left alone, other fields come back', () => {
  const before = boardOf(1, 'a');
  const after = changeCard('a', { label: 'mine', spoken: 'Mine.' })(before);
  const now = rename('Theirs')(changeCard('a', { label: 'theirs' })(after));
  const merged = mergeBoards(after, before, now);
  expect(merged.cells[0]).toEqual({ ...cardNamed('a'), label: 'theirs' });
  expect(merged.name).toBe('Theirs');
});

test('[BD9] a move is taken back in a grid that has grown meanwhile', () => {
  const before = boardOf(2, 'a', 'b');
  const after = moveCard('a', 1)(before);
  expect(labelsOf(mergeBoards(after, before, resize(2, 3)(after)))).toEqual([
    'a',
    'b',
    null,
    null,
    null,
    null,
  ]);
});

test('[BD9] the growth of a grid is not taken back under a card that came meanwhile', () => {
  const before = boardOf(1, 'a');
  const after = putCards([cardNamed('b')])(before);
  const now = putCards([cardNamed('x')])(after);
  const merged = mergeBoards(after, before, now);
  expect(labelsOf(merged).filter(Boolean)).toEqual(['a', 'x']);
  expect(merged.aside).toBeUndefined();
});
