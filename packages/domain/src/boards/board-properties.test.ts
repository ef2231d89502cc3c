import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Board, gridMax, wordClasses } from './board.ts';
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
import { mergeBoards } from './merge-boards.ts';
import { settled } from './settled.ts';
import { boardOf, cardNamed, idsOf } from './testing/boards-test-kit.ts';

const side = fc.integer({ min: 1, max: gridMax });
const word = fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' });

const anyBoard: fc.Arbitrary<Board> = fc
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

type Deed = { is: string; change: BoardChange; removes?: string; adds?: string[] };

/** `mark` keeps the ids of what is added apart from those another tab adds. */
const anyDeed = (mark: string): fc.Arbitrary<Deed> => {
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

test('[BD1] [BD2] no change drops a card but its removal, and the grid stays whole', () => {
  fc.assert(
    fc.property(anyBoard, fc.array(anyDeed('n'), { maxLength: 12 }), (start, deeds) => {
      const expected = new Set(idsOf(start));
      let board = start;
      for (const { change, removes, adds = [] } of deeds) {
        board = change(board);
        for (const id of adds) expected.add(id);
        if (removes) expected.delete(removes);
        expect(idsOf(board)).toEqual([...expected].sort());
        expect(board.cells).toHaveLength(board.rows * board.columns);
        expect(Board.safeParse(board).success).toBe(true);
        expect(settled(board)).toBe(board);
      }
    }),
  );
});

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
