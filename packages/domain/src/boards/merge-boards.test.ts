import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyBoard, anyDeed, boardOf, cardNamed, idsOf, labelsOf } from './boards-test-kit.ts';
import { changeCard, moveCard, putCards, removeCard, rename, resize } from './change-board.ts';
import { mergeBoards } from './merge-boards.ts';

test('[BD8] a change taken back gives the board before it, and done again the board after it', () => {
  fc.assert(
    fc.property(anyBoard, anyDeed('n'), (before, { change }) => {
      const after = change(before);
      expect(mergeBoards(after, before, after)).toEqual(before);
      expect(mergeBoards(before, after, before)).toEqual(after);
    }),
    { numRuns: 300 },
  );
});

test('[BD9] taken back after changes of another tab, those stay and no card is lost', () => {
  fc.assert(
    fc.property(anyBoard, anyDeed('n'), fc.array(anyDeed('o'), { maxLength: 6 }), (before, mine, others) => {
      const after = mine.change(before);
      const now = others.reduce((board, { change }) => change(board), after);
      const merged = mergeBoards(after, before, now);
      const mineGone = mine.removes && !idsOf(now).includes(mine.removes) ? [mine.removes] : [];
      const wasThere = new Set(idsOf(before));
      const back = mineGone.filter((id) => wasThere.has(id));
      const changedSince = (id: string) => {
        const find = (board: typeof now) =>
          [...board.cells, ...(board.aside ?? [])].find((card) => card?.id === id);
        return JSON.stringify(find(now)) !== JSON.stringify(find(after));
      };
      const undone = (mine.adds ?? []).filter((id) => !wasThere.has(id) && !changedSince(id));
      const expected = [...idsOf(now).filter((id) => !undone.includes(id)), ...back].sort();
      expect(idsOf(merged)).toEqual(expected);
      expect(merged.cells).toHaveLength(merged.rows * merged.columns);
    }),
    { numRuns: 300 },
  );
});

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
