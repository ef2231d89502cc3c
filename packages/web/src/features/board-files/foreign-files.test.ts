// Files of other programs: in, shown, out again, and compared field by field with what came in.
import type { Board } from '@calmbridge/domain/boards/board';
import { validateObf, validateObz } from '@calmbridge/domain/boards/obf/testing/obf-validator';
import { cardsOf } from '@calmbridge/domain/boards/settled';
import createPurify, { type WindowLike } from 'dompurify';
import { strFromU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import type { PixelsOf } from './card-pixels.ts';
import { svgCleaner } from './reading/clean-svg.ts';
import { type FileReading, type Incoming, readBoardFile } from './reading/read-board-file.ts';
import { lostFields } from './testing/lost-fields.ts';
import { vendorBoards } from './testing/vendor-boards.ts';
import type { VendorFile } from './testing/vendor-kit.ts';
import { vendorPackages } from './testing/vendor-packages.ts';
import { writeObf, writeObz } from './writing/write-package.ts';

type Json = Record<string, unknown>;

const { window } = new JSDOM('');
const clean = svgCleaner(
  createPurify(window as unknown as WindowLike),
  window as unknown as typeof globalThis,
);
let last = 0;
const reading: FileReading = {
  now: '2026-11-15T12:00:00.000Z',
  isHere: () => false,
  newId: () => `made-here-${++last}`,
  hasSymbol: () => true,
  pixelsHere: async () => null,
  cleanSvg: async (text) => clean(text),
  pace: { isCancelled: () => false, step: async () => {} },
};

const isPackage = (files: VendorFile['files']): files is Zippable => 'manifest.json' in files;
const contentOf = ({ files }: VendorFile): BlobPart =>
  isPackage(files) ? (zipSync(files) as Uint8Array<ArrayBuffer>) : JSON.stringify(files);

async function read(content: BlobPart): Promise<Incoming> {
  const found = await readBoardFile(new File([content], 'boards.obz'), reading);
  if (found.is !== 'read') throw new Error(JSON.stringify(found));
  return found.incoming;
}

/** As the device keeps them: what is known of a picture stands with its pixels. */
const pixelsIn =
  ({ media }: Incoming): PixelsOf =>
  async (picture) => {
    const one = media.find(({ id }) => id === picture.id);
    return one ? { picture, bytes: one.pixels, ...one } : null;
  };

async function written(vendor: VendorFile, incoming: Incoming): Promise<BlobPart> {
  const pixelsOf = pixelsIn(incoming);
  const [board] = incoming.boards;
  if (!isPackage(vendor.files) && board)
    return writeObf(board, { pixelsOf, locale: 'en', nameOf: () => undefined });
  return writeObz(incoming.boards, { pixelsOf, locale: 'en', now: new Date('2026-11-15T12:00:00Z') });
}

/** The boards of a file as JSON, by their ids. */
function boardsIn(content: BlobPart): Map<string, Json> {
  const parsed = (text: string) => JSON.parse(text) as Json;
  if (typeof content === 'string') return new Map([[String(parsed(content)['id']), parsed(content)]]);
  const bytes = content as Uint8Array;
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const texts = isZip
    ? Object.entries(unzipSync(bytes)).flatMap(([path, one]) =>
        path.endsWith('.obf') ? [strFromU8(one)] : [],
      )
    : [strFromU8(bytes)];
  return new Map(texts.map((text) => [String(parsed(text)['id']), parsed(text)]));
}

function errorsIn(content: BlobPart): string[] {
  const bytes = content as Uint8Array;
  if (bytes[0] !== 0x50) return validateObf(strFromU8(bytes)).errors;
  const files = unzipSync(bytes);
  return validateObz(Object.keys(files), (path) => strFromU8(files[path] ?? new Uint8Array())).errors;
}

const gridOf = ({ grid }: Json) => {
  const { rows, columns, order } = grid as { rows: number; columns: number; order: unknown[][] };
  return { rows, columns, filled: order.map((line) => line.map((id) => id !== null)) };
};
const gridHere = ({ rows, columns, cells }: Board) => ({
  rows,
  columns,
  filled: Array.from({ length: rows }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns).map((card) => card !== null),
  ),
});

test.each([...vendorPackages, ...vendorBoards])(
  '[BF23] $name: every picture and every grid, and nothing lost on the way out',
  async (vendor) => {
    const content = contentOf(vendor);
    const incoming = await read(content);
    const cards = incoming.boards.flatMap(cardsOf);
    expect(cards.filter(({ picture }) => picture !== null)).toHaveLength(vendor.pictures);
    expect(cards.filter(({ sound }) => sound !== undefined)).toHaveLength(vendor.sounds ?? 0);
    expect(incoming.leftOut).toMatchObject({ unsafe: 0, tooLarge: 0 });

    const before = boardsIn(content);
    expect(incoming.boards).toHaveLength(before.size);
    const grids = [...before.values()].map(gridOf);
    expect(grids).toEqual(expect.arrayContaining(incoming.boards.map(gridHere)));

    const out = await written(vendor, incoming);
    const after = boardsIn(out);
    expect(errorsIn(out)).toEqual([]);
    expect([...before].flatMap(([id, board]) => lostFields(board, after.get(id)))).toEqual([]);

    // And once more: what came out is the same board again, with the same pictures.
    const again = await read(out);
    const plain = ({ boards }: Incoming) =>
      JSON.parse(JSON.stringify(boards).replaceAll(/made-here-\d+/g, 'made-here')) as Board[];
    expect(plain(again)).toEqual(plain(incoming));
    expect([...before].flatMap(([id, board]) => lostFields(board, boardsIn(out).get(id)))).toEqual([]);
  },
);

test('[BF23] the comparison notices what is missing', () => {
  const board = {
    id: 'a',
    x: 1,
    buttons: [{ id: 1, label: 'x', url: 'y' }],
    grid: { rows: 1, columns: 1, order: [[1]] },
  };
  expect(lostFields(board, { ...board, x: 2, buttons: [{ id: '1', label: 'x' }], grid: board.grid })).toEqual(
    ['.x', '.grid.order', '.buttons[1].url'],
  );
});
