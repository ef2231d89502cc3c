import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CardPicture } from '../board.ts';
import { Board } from '../board.ts';
import type { ObfImage } from './obf-format.ts';
import { readPackage } from './read-package.ts';
import { boardsArbitrary } from './testing/board-arbitrary.ts';
import { likeAsterics, likeCboard, likeCoughDrop, onePixel } from './testing/foreign-boards.ts';
import { filled, readAll, reading, readOne, writing } from './testing/obf-test-kit.ts';
import { validateObf, validateObz } from './testing/obf-validator.ts';
import { writeBoard, writeManifest } from './write-board.ts';

const imageOf =
  (place: 'data' | 'path') =>
  (picture: CardPicture): ObfImage => ({
    id: `${picture.is}:${picture.id}`,
    width: 1,
    height: 1,
    content_type: 'image/png',
    ...(place === 'data' ? { data: onePixel } : { path: `images/${picture.id}.png` }),
    license: { type: 'MIT', author_name: 'Somebody' },
    ext_calmbridge_picture: picture,
  });

function packaged(boards: readonly Board[]) {
  const paths = new Map(boards.map(({ id }, at) => [id, `boards/${at + 1}.obf`]));
  const linked = (id: string) => {
    const board = boards.find((one) => one.id === id);
    const path = paths.get(id);
    return board && path ? { id, name: board.name, path } : undefined;
  };
  const files = new Map<string, string>();
  const images = new Map<string, string>();
  for (const board of boards) {
    const written = writeBoard(board, { ...writing, imageOf: imageOf('path'), linked });
    files.set(paths.get(board.id) ?? '', JSON.stringify(written));
    for (const { id, path = '' } of written.images) images.set(id, path);
  }
  for (const path of images.values()) files.set(path, '');
  const entries = (map: Map<string, string>) => [...map].map(([id, path]) => ({ id, path }));
  files.set('manifest.json', JSON.stringify(writeManifest(entries(paths), entries(images))));
  return files;
}

test('[OB1] [OB2] boards become a valid package, and the same boards again', () => {
  fc.assert(
    fc.property(boardsArbitrary, (boards) => {
      const files = packaged(boards);
      const found = validateObz([...files.keys()], (path) => files.get(path) ?? '');
      expect(found.errors).toEqual([]);
      expect(
        found.warnings.filter(
          (words) =>
            !/a picture is recommended|a name is|(default_layout|strange|url|action) is not in the format/.test(
              words,
            ),
        ),
      ).toEqual([]);
      const json = (path: string): unknown => JSON.parse(files.get(path) ?? 'null');
      const sources = [...files.keys()].filter((path) => path.endsWith('.obf'));
      const { done } = readAll(
        sources.map((path) => ({ path, json: json(path) })),
        json('manifest.json'),
      );
      expect(done).toEqual(boards);
    }),
    { numRuns: 150 },
  );
});

test('[OB1] a board alone is valid, with its pictures inside', () => {
  fc.assert(
    fc.property(boardsArbitrary, ([board]) => {
      if (!board) return;
      const written = writeBoard(board, { ...writing, imageOf: imageOf('data') });
      expect(validateObf(JSON.stringify(written)).errors).toEqual([]);
      expect(readOne(JSON.parse(JSON.stringify(written))).board).toEqual(board);
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['format', { format: 'open-board-9' }],
  ['a number as id', { id: 7 }],
  ['an order of the wrong shape', { grid: { rows: 2, columns: 1, order: [['a']] } }],
  ['an unknown place', { grid: { rows: 1, columns: 1, order: [['zz']] } }],
  ['a colour in hex', { buttons: [{ id: 'a', label: 'a', border_color: '#fff' }] }],
  ['no label', { buttons: [{ id: 'a' }] }],
  [
    'a path outside a package',
    { images: [{ id: 'i', width: 1, height: 1, content_type: 'image/png', path: 'x.png' }] },
  ],
  [
    'a half size',
    { images: [{ id: 'i', width: 1.5, height: 1, content_type: 'image/png', data: onePixel }] },
  ],
])('[OB1] the validator objects to %s', (_, change) => {
  const good = {
    format: 'open-board-0.1',
    id: '1',
    locale: 'en',
    name: 'x',
    buttons: [{ id: 'a', label: 'a' }],
    images: [],
    sounds: [],
    grid: { rows: 1, columns: 1, order: [['a']] },
  };
  expect(validateObf(JSON.stringify(good)).errors).toEqual([]);
  expect(validateObf(JSON.stringify({ ...good, ...change })).errors).not.toEqual([]);
});

test('[OB3] colours are rgb, actions keep their place, and what would be invalid goes into a field of ours', () => {
  const { board } = readOne({
    ...likeCoughDrop,
    buttons: [
      ...likeCoughDrop.buttons,
      {
        id: 5,
        label: 'odd',
        action: 'shout',
        border_color: 'url(x)',
        background_color: 'rgba(255, 0, 0, 0.5)',
      },
      { id: 6, label: 'hex', background_color: '#a5d6a7' },
    ],
  });
  const text = JSON.stringify(writeBoard(board, writing));
  const written = JSON.parse(text);
  expect(written.buttons[0].background_color).toBe('rgb(204, 255, 204)');
  expect(written.buttons[0].border_color).toBe('rgb(0, 0, 0)');
  expect(written.buttons[3]).toMatchObject({ action: ':clear', actions: [':clear', ':home'] });
  expect(written.buttons[4]).toMatchObject({
    background_color: 'rgba(255, 0, 0, 0.5)',
    border_color: expect.stringMatching(/^rgb\(\d+, \d+, \d+\)$/),
    ext_calmbridge_kept: { action: 'shout', border_color: 'url(x)' },
  });
  expect(written.buttons[5].background_color).toBe('rgb(165, 214, 167)');
  expect(validateObf(text).errors).toEqual([]);
  expect(readOne(written).board).toEqual({ ...board, id: expect.any(String) });
});

test('[OB4] a board in the shape of CoughDrop is read, and its own fields come back', () => {
  const { board, notes } = readOne(likeCoughDrop);
  expect(board).toMatchObject({ name: 'Quick Core', rows: 2, columns: 2 });
  const [want, hello, drinks, clear] = board.cells;
  expect(want).toMatchObject({ id: '1', label: 'want', wordClass: 'action' });
  expect(hello).toMatchObject({ label: 'Hello there' });
  expect(drinks).toMatchObject({ label: 'drinks', wordClass: 'thing' });
  expect(clear).toMatchObject({ isHidden: true });
  expect(notes).toMatchObject({ absentLinks: 1 });
  const again = writeBoard(board, writing);
  expect(again).toMatchObject({
    ext_coughdrop_settings: likeCoughDrop.ext_coughdrop_settings,
    description_html: likeCoughDrop.description_html,
    default_layout: 'landscape',
    id: likeCoughDrop.id,
    ext_calmbridge_id: board.id,
  });
  expect(readOne(JSON.parse(JSON.stringify(again))).board).toEqual({ ...board, id: expect.any(String) });
});

test('[OB5] short lines, unknown ids and buttons without a place', () => {
  const buttons = ['a', 'b', 'c', 'd'].map((id) => ({ id, label: id }));
  const { board, notes } = readOne({
    buttons,
    grid: { rows: 3, columns: 2, order: [['a'], ['zz', 'b', 'a']] },
  });
  expect(board).toMatchObject({ rows: 3, columns: 3 });
  expect(board.cells.map((card) => card?.label ?? '')).toEqual(['a', '', '', '', 'b', 'a', '', '', '']);
  expect(new Set(board.cells.flatMap((card) => card?.id ?? [])).size).toBe(3);
  expect(board.aside?.map(({ label }) => label)).toEqual(['c', 'd']);
  expect(notes.repairedBoards).toBe(1);
});

test('[OB5] no order at all, one line for all, and two buttons with one id', () => {
  const { board } = readOne(likeAsterics);
  expect(board.cells.filter(Boolean).map((card) => card?.label)).toEqual(['Ja', 'Nein', 'Vielleicht']);
  expect(board.name).toBe('Board');
  const flat = readOne({
    buttons: likeAsterics.buttons,
    grid: { columns: 2, order: ['grid-element-3', 'grid-element-1', 'grid-element-1'] },
  });
  expect(flat.board).toMatchObject({ rows: 2, columns: 2 });
  expect(flat.board.cells.map((card) => card?.label ?? '')).toEqual(['Vielleicht', 'Ja', 'Nein', '']);
  const free = readOne({
    buttons: [
      { id: 1, label: 'low', top: 0.5, left: 0 },
      { id: 2, label: 'high', top: 0, left: 0.2 },
    ],
  });
  expect(free.board.cells.flatMap((card) => card?.label ?? [])).toEqual(['high', 'low']);
});

test('[OB7] links by path, by id and by a manifest; one to nowhere is counted', () => {
  const link = (load_board: object) => ({ id: 'b', label: 'go', load_board });
  const board = (id: string, ...links: object[]) => ({
    id,
    name: id,
    buttons: links.map((one, at) => ({ ...one, id: `b${at}` })),
    grid: { rows: 1, columns: links.length, order: [links.map((_, at) => `b${at}`)] },
  });
  const { done, notes } = readAll(
    [
      { path: 'boards/two.obf', json: board('two-two-two', link({ id: 'one-one-one' })) },
      {
        path: 'boards/one.obf',
        json: board(
          'one-one-one',
          link({ path: './boards\\two.obf' }),
          link({ id: 'alias' }),
          link({ id: 'nowhere' }),
        ),
      },
    ],
    { root: 'boards/one.obf', paths: { boards: { alias: 'boards/two.obf' } } },
  );
  expect(done.map(({ id }) => id)).toEqual(['one-one-one', 'two-two-two']);
  expect(done[0]?.cells.map((card) => card?.leadsTo)).toEqual(['two-two-two', 'two-two-two', undefined]);
  expect(done[1]?.cells[0]?.leadsTo).toBe('one-one-one');
  expect(notes.absentLinks).toBe(1);
});

test('[OB8] a picture is looked for where the file says', () => {
  const { wishes } = readOne(likeCoughDrop);
  expect(wishes?.get('1')).toMatchObject({
    data: null,
    paths: [],
    isOnline: true,
    licence: { type: 'CC BY', author_name: 'Sarah' },
  });
  expect(wishes?.get('2')).toMatchObject({ data: onePixel, isOnline: true });
  const cboard = readOne(likeCboard);
  expect(cboard.wishes?.get('HJVQMR9pX5F-')).toMatchObject({ paths: ['images/food.svg'] });
  expect(cboard.wishes?.get('B1')).toMatchObject({ data: null, paths: [] });
  expect(readOne(likeAsterics).wishes?.get('grid-element-1')).toMatchObject({ isSymbol: true });
  const byManifest = readAll(
    [
      {
        path: 'a.obf',
        json: { buttons: [{ id: 1, label: 'x', image_id: 5 }], images: [{ id: 5 }], grid: {} },
      },
    ],
    { paths: { images: { 5: 'images\\x.png' } } },
  );
  expect(byManifest.boards[0]?.images.get('1')).toMatchObject({ paths: ['images/x.png'] });
});

test.each([
  ['rgb(255, 241, 118)', 'person'],
  ['#A5D6A7', 'action'],
  ['lightblue', 'describing'],
  ['rgba(255,152,0,0.8)', 'thing'],
  ['hsl(330, 80%, 80%)', 'social'],
  ['pink', 'social'],
  ['#fff', 'other'],
  ['url(javascript:alert(1))', 'other'],
])('[OB9] a card of the colour %s is %s', (colour, wordClass) => {
  const { board } = readOne({ buttons: [{ id: 1, label: 'x', background_color: colour }], grid: {} });
  expect(board.cells[0]?.wordClass).toBe(wordClass);
});

test('[OB10] nothing that is read throws, and what comes out is valid', () => {
  const field = fc.constantFrom(
    ...['id', 'name', 'buttons', 'grid', 'images', 'order', 'rows', 'columns', 'label', 'load_board', 'path'],
    ...[
      'image_id',
      'strings',
      'locale',
      '__proto__',
      'ext_calmbridge_version',
      'ext_calmbridge_more',
      'aside',
    ],
  );
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom<unknown>(null, '', 'a', 0, 1, -1, 1e12, 2.5, true, '1', 'data:,x'),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(field, tie('value'), { maxKeys: 8 }),
    ),
  }));
  const board = fc.record(
    { buttons: fc.array(value, { maxLength: 9 }), grid: value },
    { requiredKeys: ['buttons'] },
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(value, board), { maxLength: 3 }), value, (jsons, manifest) => {
      const read = readPackage(
        jsons.map((json, at) => ({ path: `${at}.obf`, json })),
        manifest,
        reading,
      );
      for (const open of read?.boards ?? [])
        expect(Board.safeParse(JSON.parse(JSON.stringify(filled(open)))).success).toBe(true);
    }),
    { numRuns: 600 },
  );
});

test('[OB11] a board that is here already stays, and the links follow the new id', () => {
  const board = (id: string, to: string) => ({
    id,
    buttons: [{ id: 'b', label: 'go', load_board: { id: to } }],
    grid: { rows: 1, columns: 1, order: [['b']] },
  });
  const { done } = readAll(
    [
      { path: null, json: board('board-here', 'board-free') },
      { path: null, json: board('board-free', 'board-here') },
    ],
    null,
    { isHere: (id) => id === 'board-here' },
  );
  expect(done[0]?.id).toMatch(/^new-board-/);
  expect(done[0]?.cells[0]?.leadsTo).toBe('board-free');
  expect(done[1]).toMatchObject({ id: 'board-free' });
  expect(done[1]?.cells[0]?.leadsTo).toBe(done[0]?.id);
});
