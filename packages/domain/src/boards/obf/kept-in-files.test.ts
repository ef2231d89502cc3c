import { expect, test } from 'vitest';
import { Board } from '../board.ts';
import { changeCard } from '../change-board.ts';
import { likeCoughDrop } from './testing/foreign-boards.ts';
import { readAll, readOne, writing } from './testing/obf-test-kit.ts';
import { validateObf } from './testing/obf-validator.ts';
import { writeBoard } from './write-board.ts';

const squareBoard = (rows: number, columns: number) => {
  const order = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => `${row}-${column}`),
  );
  const buttons = order.flat().map((one) => ({ id: one, label: one }));
  return { id: 'large-board', name: 'Large', buttons, grid: { rows, columns, order } };
};

test.each([
  [6, 10],
  [8, 14],
  [9, 9],
  [1, 16],
  [16, 16],
])('[OB6] a board of %i × %i stays one, as it stands', (rows, columns) => {
  const json = squareBoard(rows, columns);
  const { done, notes } = readAll([{ path: null, json }]);
  expect(done).toHaveLength(1);
  expect(done[0]).toMatchObject({ rows, columns, name: 'Large' });
  expect(done[0]?.cells.map((card) => card?.label)).toEqual(json.grid.order.flat());
  expect(notes.cutBoards).toBe(0);
  const [board] = done;
  expect(board && writeBoard(board, writing).grid).toEqual(json.grid);
});

test.each([
  [20, 1, 4],
  [1, 30, 14],
  [17, 17, 33],
])('[OB6] of a board of %i × %i, %i cards wait beside the largest grid', (rows, columns, waiting) => {
  const { done, notes } = readAll([{ path: null, json: squareBoard(rows, columns) }]);
  expect(done).toHaveLength(1);
  expect(done[0]?.aside).toHaveLength(waiting);
  expect(notes.cutBoards).toBe(1);
  expect(Board.safeParse(done[0]).success).toBe(true);
});

test('[OB12] colours of its own stay with a card until the carer gives it another kind of word', () => {
  const { board } = readOne(likeCoughDrop);
  const [want] = board.cells;
  expect(want?.colours).toEqual({ border: 'rgb(0, 0, 0)', ground: 'rgb(204, 255, 204)' });
  const { board: again } = readOne(JSON.parse(JSON.stringify(writeBoard(board, writing))));
  expect(again.cells[0]?.colours).toEqual(want?.colours);
  const renamed = changeCard('1', { label: 'wants', wordClass: 'action' })(board);
  expect(renamed.cells[0]?.colours).toEqual(want?.colours);
  expect(changeCard('1', { wordClass: 'person' })(board).cells[0]).not.toHaveProperty('colours');
});

test('[OB13] what a file says of a picture at an address comes back, until the carer chooses another picture', () => {
  const { board } = readOne(likeCoughDrop);
  const text = JSON.stringify(writeBoard(board, writing));
  const { images, buttons } = JSON.parse(text);
  expect(images.find(({ id }: { id: string }) => id === '1_900')).toEqual(likeCoughDrop.images[0]);
  expect(buttons[0].image_id).toBe('1_900');
  expect(validateObf(text).errors).toEqual([]);
  const chosen = changeCard('1', { picture: { is: 'symbol', id: 'fluent:red-apple' } })(board);
  expect(writeBoard(chosen, writing).images.map(({ id }) => id)).not.toContain('1_900');
});

test('[OB13] a button in two places, a link to nowhere, words by key and lost ids come back as they were', () => {
  const json = {
    id: 'x',
    name: ' Key words ',
    locale: 'de',
    strings: { de: { yes_key: 'Ja' } },
    grid: { rows: 1, columns: 3, order: [['a', 'a', 'b']], ext_other_gap: 4 },
    buttons: [
      {
        id: 'a',
        label: 'yes_key',
        vocalization: 'Ja',
        image_id: 'lost',
        hidden: false,
        url: 'https://x.example',
      },
      { id: 'b', label: 'go', load_board: { id: 9, path: 'boards/nine.obf', key: 'me/nine' } },
      { id: 'c', label: 'outside' },
    ],
  };
  const { board, notes } = readOne(json);
  expect(board.cells.map((card) => card?.label)).toEqual(['Ja', 'Ja', 'go']);
  expect(notes).toMatchObject({ webLinks: 2, absentLinks: 1 });
  const text = JSON.stringify(writeBoard(board, writing));
  const written = JSON.parse(text);
  expect(validateObf(text).errors).toEqual([]);
  expect(written).toMatchObject({ id: 'x', name: ' Key words ', locale: 'de', strings: json.strings });
  expect(written.grid).toEqual(json.grid);
  expect(written.buttons).toHaveLength(3);
  expect(written.buttons[0]).toMatchObject({
    label: 'yes_key',
    vocalization: 'Ja',
    hidden: false,
    url: 'https://x.example',
    ext_calmbridge_kept: { image_id: 'lost' },
  });
  expect(written.buttons[1]).toMatchObject({
    load_board: { id: '9', key: 'me/nine' },
    ext_calmbridge_kept: { load_board: json.buttons[1]?.load_board },
  });
  expect(readOne(written).board).toEqual({ ...board, id: expect.any(String) });
});
