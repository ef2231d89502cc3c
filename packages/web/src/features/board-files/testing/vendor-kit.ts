// Files in the shape of each program's own, made by us after their look: the ids, paths, colours and fields are as those programs
// write them, the words and pictures are ours. For the tests; not part of the product.
import { strToU8, type Zippable } from 'fflate';
import { bytesOfDataUri } from '../data-uri.ts';

const pixelUri =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** Each picture a little different, as pictures are. */
export const png = (at: number) => new Uint8Array([...(bytesOfDataUri(pixelUri) ?? []), at % 250]);
export const pngUri = (at: number) => `data:image/png;base64,${btoa(String.fromCharCode(...png(at)))}`;
export const svg = (at: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${at + 10} 20"><path d="M0 0h9v9z"/></svg>`;
/** As Illustrator writes it, with what its own format needs besides. */
export const illustratorSvg = (at: number) => `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/"><!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg xmlns="&ns_svg;" xmlns:x="&ns_extend;" width="${at + 20}" height="40"><switch>
<foreignObject requiredExtensions="&ns_extend;" width="1" height="1"></foreignObject>
<g><path fill="#E31" d="M${at} 0h9v9z"/></g></switch></svg>`;
/** A header of a WAV file is enough to be known as one. */
export const wav = strToU8(
  'RIFF\x24\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data\0\0\0\0',
  true,
);

export type Json = Record<string, unknown>;
type Cell = Json | null;

export type VendorFile = {
  name: string;
  /** A package's files, or one board alone. */
  files: Zippable | Json;
  /** How many cards shall show a picture, and how many of the file's sounds come along. */
  pictures: number;
  sounds?: number;
};

export const json = (value: unknown) => strToU8(JSON.stringify(value));
export const words = (count: number) => Array.from({ length: count }, (_, at) => `word ${at}`);

/** A board of so many rows; `cell` says what stands in a place. */
export function gridBoard(board: Json, rows: number, columns: number, cell: (at: number) => Cell): Json {
  const cells = Array.from({ length: rows * columns }, (_, at) => cell(at));
  const order = Array.from({ length: rows }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns).map((one) => one?.['id'] ?? null),
  );
  return {
    format: 'open-board-0.1',
    images: [],
    sounds: [],
    ...board,
    buttons: [...cells.filter((one) => one !== null), ...((board['buttons'] as Cell[]) ?? [])],
    grid: { rows, columns, order },
  };
}

export const licence = (name: string) => ({
  type: 'CC BY-SA',
  copyright_notice_url: 'https://creativecommons.org/licenses/by-sa/3.0/',
  author_name: name,
  author_url: `https://${name.toLowerCase().replaceAll(' ', '-')}.example/`,
  uneditable: true,
});
