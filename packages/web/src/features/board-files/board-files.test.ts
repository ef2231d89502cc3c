// What is written and what is read, together: the way of a board out of the product and back into it.
import type { Board, CardPicture } from '@calmbridge/domain/boards/board';
import { boardsArbitrary } from '@calmbridge/domain/boards/obf/testing/board-arbitrary';
import { likeCboard, likeCoughDrop, onePixel } from '@calmbridge/domain/boards/obf/testing/foreign-boards';
import { validateObf, validateObz } from '@calmbridge/domain/boards/obf/testing/obf-validator';
import fc from 'fast-check';
import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { PixelsOf } from './card-pixels.ts';
import { bytesOfDataUri } from './data-uri.ts';
import { withLinked } from './linked-boards.ts';
import { limits } from './reading/limits.ts';
import { type FileReading, readBoardFile } from './reading/read-board-file.ts';
import { symbolCredits } from './writing/symbol-credits.ts';
import { writeObf, writeObz } from './writing/write-package.ts';

const png = bytesOfDataUri(onePixel) ?? new Uint8Array();
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h9v9z"/></svg>';

const pixelsOf: PixelsOf = async (picture) =>
  picture.is === 'symbol'
    ? {
        picture,
        bytes: strToU8(drawing) as Uint8Array<ArrayBuffer>,
        contentType: 'image/svg+xml',
        width: 512,
        height: 512,
        licence: symbolCredits(picture.id),
      }
    : { picture, bytes: png, contentType: 'image/png', width: 1, height: 1, licence: { type: 'private' } };

let last = 0;
const reading: FileReading = {
  now: '2026-11-15T12:00:00.000Z',
  isHere: () => false,
  newId: () => `made-here-${++last}`,
  cleanSvg: async () => null,
  pace: { isCancelled: () => false, step: async () => {} },
  hasSymbol: () => true,
  pixelsHere: async () => null,
};
const fileOf = (content: Uint8Array | string, name = 'boards.obz') =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);
const read = async (content: Uint8Array | string, more: Partial<FileReading> = {}) =>
  readBoardFile(fileOf(content), { ...reading, ...more });
const incoming = async (content: Uint8Array | string, more: Partial<FileReading> = {}) => {
  const found = await read(content, more);
  if (found.is !== 'read') throw new Error(found.is === 'refused' ? found.why : found.is);
  return found.incoming;
};
const why = async (content: Uint8Array | string) => {
  const found = await read(content);
  return found.is === 'refused' ? found.why : found.is;
};
const nothing = {
  online: 0,
  symbolSet: 0,
  unsafe: 0,
  tooLarge: 0,
  missing: 0,
  soundsOnline: 0,
  soundsNotPlayed: 0,
};
const obf = (more: object = {}) => ({
  format: 'open-board-0.1',
  id: '1',
  buttons: [{ id: 1, label: 'apple', image_id: 'i' }],
  grid: { rows: 1, columns: 1, order: [[1]] },
  ...more,
});
const zipped = (files: Zippable) => zipSync(files);
const json = (value: unknown) => strToU8(JSON.stringify(value));
const writing = { pixelsOf, locale: 'en', now: new Date('2026-11-15T12:00:00Z') };
const longIds = (boards: Board[]) =>
  boards.map((board) => JSON.parse(JSON.stringify(board).replaceAll('photo-', 'photo-long-'))) as Board[];

test('[BF7] [BF8] boards, package, boards: the same, and valid on the way', async () => {
  await fc.assert(
    fc.asyncProperty(boardsArbitrary, async (some) => {
      const boards = longIds(some);
      const bytes = await writeObz(boards, writing);
      const files = unzipSync(bytes);
      const found = validateObz(Object.keys(files), (path) => new TextDecoder().decode(files[path]));
      expect(found.errors).toEqual([]);
      const { boards: again, media: pictures, leftOut } = await incoming(bytes);
      expect(again).toEqual(boards);
      for (const picture of pictures) expect([...picture.pixels]).toEqual([...png]);
      expect(leftOut).toEqual(nothing);
    }),
    { numRuns: 30 },
  );
});

test('[BF8] a board alone has its pictures and their licences inside', async () => {
  const card = (id: string, picture: CardPicture) => ({
    id,
    label: id,
    picture,
    wordClass: 'thing' as const,
    leadsTo: 'elsewhere',
  });
  const board: Board = {
    id: 'board-one',
    name: 'One',
    rows: 1,
    columns: 2,
    cells: [
      card('a', { is: 'symbol', id: 'openmoji:swing' }),
      card('b', { is: 'picture', id: 'photo-long-1' }),
    ],
    kind: 'grid',
    createdAt: '',
    updatedAt: '2026-11-15T11:00:00.000Z',
  };
  const text = new TextDecoder().decode(await writeObf(board, { ...writing, nameOf: () => 'Elsewhere' }));
  expect(validateObf(text)).toEqual({ errors: [], warnings: [] });
  const written = JSON.parse(text);
  expect(written.images[0]).toMatchObject({
    content_type: 'image/svg+xml',
    license: { type: 'CC BY-SA 4.0', source_url: 'https://openmoji.org' },
  });
  expect((await incoming(text)).boards).toEqual([board]);
  const other = { ...board, id: 'elsewhere', cells: [] };
  expect(withLinked(board, [other, board, { ...other, id: 'apart' }]).map(({ id }) => id)).toEqual([
    'board-one',
    'elsewhere',
  ]);
});

test('[BF9] a package in a folder, with backslashes, no manifest and pictures of every kind', async () => {
  const images = [
    { id: 'inside', data: onePixel },
    { id: 'plain', data: `data:image/svg+xml,${encodeURIComponent(drawing)}` },
    { id: 'beside', path: 'Images/Äpfel.PNG' },
    { id: 'online', url: 'https://pictures.example/x.png' },
    { id: 'set', symbol: { set: 'pcs', filename: 'x' } },
    { id: 'lost', path: 'images/lost.png' },
  ];
  const buttons = images.map(({ id }) => ({ id, label: id, image_id: id }));
  const board = obf({ buttons, images, grid: { rows: 1, columns: 6, order: [images.map(({ id }) => id)] } });
  const {
    boards,
    media: pictures,
    leftOut,
  } = await incoming(
    zipped({
      'my boards\\home.obf': strToU8(`\uFEFF${JSON.stringify(board)}`),
      'Images\\Äpfel.PNG': png,
      '__MACOSX/._home.obf': strToU8('junk'),
    }),
  );
  expect(boards).toHaveLength(1);
  expect(boards[0]?.name).toBe('home');
  expect(boards[0]?.cells.map((card) => card?.picture?.is ?? null)).toEqual([
    'picture',
    'picture',
    'picture',
    null,
    null,
    null,
  ]);
  expect(pictures.map(({ contentType }) => contentType)).toEqual(['image/png', 'image/svg+xml']);
  expect(leftOut).toEqual({ ...nothing, online: 1, symbolSet: 1, missing: 1 });
});

test('[BF9] packages in the shapes of Cboard and CoughDrop', async () => {
  const manifest = {
    format: 'open-board-0.1',
    root: 'set/boards/root.obf',
    paths: { boards: { root: 'boards/root.obf' } },
  };
  const food = {
    ...likeCboard,
    id: 'food',
    name: 'Food',
    buttons: [],
    grid: { rows: 2, columns: 2, order: [] },
  };
  const { boards, leftOut } = await incoming(
    zipped({
      'set/manifest.json': json(manifest),
      'set/boards/root.obf': json(likeCboard),
      'set/boards/food.obf': json(food),
      'set/images/food.svg': strToU8(drawing),
    }),
  );
  expect(boards.map(({ name }) => name).toSorted()).toEqual(['Food', 'Home']);
  const home = boards.find(({ name }) => name === 'Home');
  expect(home?.cells[0]).toMatchObject({
    picture: { is: 'picture' },
    leadsTo: boards.find(({ name }) => name === 'Food')?.id,
  });
  expect(leftOut.missing).toBe(1);
  const cough = await incoming(JSON.stringify(likeCoughDrop));
  expect(cough).toMatchObject({ leftOut: { online: 1, soundsOnline: 1 }, notes: { absentLinks: 1 } });
});

const withFlag = (bytes: Uint8Array, flag: number) => {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  for (let at = 0; at < copy.length - 4; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 8, flag, true);
  return copy;
};
const bomb = () => zipped({ 'a.obf': json(obf()), 'big.png': new Uint8Array(6 * 1024 * 1024) });

test.each([
  ['nothing', () => new Uint8Array(), 'board-file/empty'],
  ['no JSON', () => strToU8('hello'), 'board-file/not-a-board'],
  ['a web page', () => strToU8('<!doctype html><title>x</title>'), 'board-file/not-a-board'],
  ['another JSON', () => json({ users: [] }), 'board-file/not-a-board'],
  ['a list', () => json([1, 2]), 'board-file/not-a-board'],
  ['a package without boards', () => zipped({ 'x.txt': strToU8('x') }), 'board-file/no-boards'],
  [
    'a package of broken boards',
    () => zipped({ 'a.obf': strToU8('{'), 'b.obf': strToU8('[]') }),
    'board-file/no-boards',
  ],
  ['a path upwards', () => zipped({ 'a.obf': json(obf()), '../../evil.png': png }), 'board-file/unsafe'],
  [
    'a path upwards for Windows',
    () => zipped({ 'a.obf': json(obf()), 'x\\..\\..\\evil': png }),
    'board-file/unsafe',
  ],
  ['a path from the root', () => zipped({ '/etc/passwd.obf': json(obf()) }), 'board-file/unsafe'],
  ['a path with a drive', () => zipped({ 'C:\\a.obf': json(obf()) }), 'board-file/unsafe'],
  ['a password', () => withFlag(zipped({ 'a.obf': json(obf()) }), 1), 'board-file/locked'],
  [
    'half a package',
    () => zipped({ 'a.obf': json(obf()), 'x.png': png }).slice(0, 200),
    'board-file/damaged',
  ],
  [
    'too many files',
    () =>
      zipped(
        Object.fromEntries(
          Array.from({ length: limits.entries + 1 }, (_, at) => [
            `${at}.obf`,
            [new Uint8Array(), { level: 0 }],
          ]),
        ),
      ),
    'board-file/too-much',
  ],
] as const)('[BF10] %s is refused', async (_, make, code) => {
  expect(await why(make())).toBe(code);
});

test('[BF10] [BF19] a bomb is noticed while it unpacks, whatever it promises, and only it is left out', async () => {
  const images = [{ id: 'i', path: 'big.png' }];
  const bytes = zipSync({ 'a.obf': json(obf({ images })), 'big.png': new Uint8Array(6 * 1024 * 1024) });
  expect(bytes.length).toBeLessThan(100_000);
  const left = async (content: Uint8Array) => {
    const { leftOut, boards } = await incoming(content);
    expect(boards[0]?.cells[0]).toMatchObject({ label: 'apple', picture: null });
    return leftOut.tooLarge;
  };
  expect(await left(bytes)).toBe(1);
  // It says it is small.
  const lying = bytes.slice();
  const view = new DataView(lying.buffer);
  for (let at = 0; at < lying.length - 4; at++)
    if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 1e6)
      view.setUint32(at + 24, 100, true);
  expect(await left(lying)).toBe(1);
  expect(await why(bomb())).toBe('read');
});

test('[BF19] one picture over the limit, or damaged, is left out, and the others come', async () => {
  const images = ['good', 'large', 'broken'].map((id) => ({ id, path: `${id}.png` }));
  const buttons = images.map(({ id }) => ({ id, label: id, image_id: id }));
  const large = png.slice();
  new DataView(large.buffer).setUint32(16, 10_000);
  new DataView(large.buffer).setUint32(20, 10_000);
  const bytes = zipSync(
    {
      'a.obf': json(
        obf({ images, buttons, grid: { rows: 1, columns: 3, order: [images.map(({ id }) => id)] } }),
      ),
      'good.png': png,
      'large.png': large,
      'broken.png': new Uint8Array([...png, 7]),
    },
    { level: 0 },
  );
  // The last byte of the last picture no longer fits its checksum.
  const mark = [0x42, 0x60, 0x82, 7];
  const start = bytes.findIndex((_, at) => mark.every((byte, offset) => bytes[at + offset] === byte));
  bytes[start + 3] = 8;
  const { boards, leftOut } = await incoming(bytes);
  expect(boards[0]?.cells.map((card) => card?.picture !== null)).toEqual([true, false, false]);
  expect(leftOut).toEqual({ ...nothing, tooLarge: 1, unsafe: 1 });
});

test('[BF10] a file of 200 MB is refused before a byte of it is read', async () => {
  const huge = {
    size: 200 * 1024 * 1024,
    name: 'x.obz',
    arrayBuffer: () => Promise.reject(new Error('read')),
  };
  expect(await readBoardFile(huge as unknown as File, reading)).toEqual({
    is: 'refused',
    why: 'board-file/too-large',
  });
});

test.each([
  ['a drawing nothing is left of', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a web page', '<!doctype html><html><script>alert(1)</script></html>'],
  ['words', 'not a picture at all'],
])('[BF11] %s is left out, and the board stays', async (_, content) => {
  const images = [{ id: 'i', path: 'i.png', content_type: 'image/png' }];
  const { boards, leftOut, media } = await incoming(
    zipped({ 'a.obf': json(obf({ images })), 'i.png': strToU8(content) }),
  );
  expect(boards[0]?.cells[0]).toMatchObject({ label: 'apple', picture: null });
  expect(leftOut.unsafe).toBe(1);
  expect(media).toEqual([]);
});

test('[BF11] drawings as drawing programs write them are taken', async () => {
  const inkscape = `<?xml version="1.0" encoding="UTF-8"?><!-- Created with a program -->
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40px" height="30">
    <metadata><rdf about="http://x.example"/></metadata><defs><linearGradient id="g"/></defs>
    <path fill="url(#g)" d="M0 0h1"/><use xlink:href="#g"/></svg>`;
  const images = [{ id: 'i', data: `data:image/svg+xml;base64,${btoa(inkscape)}` }];
  const { media } = await incoming(JSON.stringify(obf({ images })));
  expect(media[0]).toMatchObject({ contentType: 'image/svg+xml', width: 40, height: 30 });
});

test('[BF12] random bytes, random JSON and spoilt packages end with boards or a reason', async () => {
  const good = await writeObz(longIds(fc.sample(boardsArbitrary, { numRuns: 1, seed: 7 })[0] ?? []), writing);
  const spoilt = fc
    .array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 })
    .map((changes) => {
      const copy = good.slice();
      for (const [at, byte] of changes) copy[at] = byte;
      return copy;
    });
  const cut = fc.nat(good.length).map((length) => good.slice(0, length));
  const zipLike = fc
    .uint8Array({ maxLength: 300 })
    .map((bytes) => new Uint8Array([0x50, 0x4b, 3, 4, ...bytes]));
  const anyJson = fc.jsonValue({ maxDepth: 4 }).map((value) => strToU8(JSON.stringify(value)));
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.uint8Array({ maxLength: 400 }), spoilt, cut, zipLike, anyJson),
      async (bytes) => {
        const found = await read(bytes);
        expect(found.is === 'read' || (found.is === 'refused' && /^board-file\//.test(found.why))).toBe(true);
      },
    ),
    { numRuns: 250 },
  );
});

test('[BF7] a picture that is here already is not kept twice; another of the same name gets its own', async () => {
  const own = { is: 'picture', id: 'photo-long-1' };
  const text = JSON.stringify(obf({ images: [{ id: 'i', data: onePixel, ext_calmbridge_picture: own }] }));
  expect(await incoming(text, { pixelsHere: async () => png })).toMatchObject({ media: [] });
  const other = await incoming(text, { pixelsHere: async () => new Uint8Array([1]) });
  expect(other.media[0]?.id).toMatch(/^made-here-/);
  expect(other.boards[0]?.cells[0]?.picture?.id).toBe(other.media[0]?.id);
});
