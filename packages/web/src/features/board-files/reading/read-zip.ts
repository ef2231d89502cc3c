// Opens a package by its table of contents, and unpacks one file at a time, counting what really comes out: what the table
// promises is not believed. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
import { Inflate } from 'fflate';
import { crc32 } from '#device/backup/crc32';
import { RefusedEntry, RefusedFile } from './file-refusal.ts';
import { limits } from './limits.ts';

export type ZipFile = {
  /** With forward slashes, as `boards/1.obf`. Folders are not listed. */
  paths: readonly string[];
  /** Null where there is no such file. Throws `RefusedEntry` where it is larger than that, or damaged. */
  read: (path: string, most: number) => Uint8Array<ArrayBuffer> | null;
};

type Entry = { path: string; method: number; packed: number; size: number; crc: number; start: number };

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5 || bytes[2] === 7);

/** Throws `RefusedFile`. */
export function openZip(bytes: Uint8Array<ArrayBuffer>): ZipFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map<string, Entry>();
  for (const entry of entriesOf(bytes, view)) if (!entries.has(entry.path)) entries.set(entry.path, entry);
  let total = 0;
  const count = (added: number) => {
    total += added;
    if (total > limits.totalBytes) throw new RefusedFile('board-file/too-much');
  };
  return {
    paths: [...entries.keys()],
    read: (path, most) => {
      const entry = entries.get(path);
      return entry ? unpacked(bytes, view, entry, { most, count }) : null;
    },
  };
}

function entriesOf(bytes: Uint8Array, view: DataView): Entry[] {
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  const entries: Entry[] = [];
  // The larger form of the format, for packages beyond anything we take.
  if (count === 0xffff || view.getUint32(end + 16, true) === 0xffffffff)
    throw new RefusedFile('board-file/too-much');
  if (count > limits.entries) throw new RefusedFile('board-file/too-much');
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || view.getUint32(at, true) !== 0x02014b50) throw new RefusedFile('board-file/damaged');
    const lengths = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const [nameLength = 0, extraLength = 0, noteLength = 0] = lengths;
    if (at + 46 + nameLength > end) throw new RefusedFile('board-file/damaged');
    const flags = view.getUint16(at + 8, true);
    if (flags & 1) throw new RefusedFile('board-file/locked');
    const path = safePath(nameOf(bytes.subarray(at + 46, at + 46 + nameLength)));
    const entry: Entry = {
      path,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      start: view.getUint32(at + 42, true),
    };
    if (path !== '' && !path.endsWith('/')) entries.push(entry);
    at += 46 + nameLength + extraLength + noteLength;
  }
  if (entries.reduce((sum, { size }) => sum + size, 0) > limits.totalBytes)
    throw new RefusedFile('board-file/too-much');
  return entries;
}

/** The end of the table stands last, before a note of up to 64 kB. */
function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= first; at--)
    if (view.getUint32(at, true) === 0x06054b50) return at;
  throw new RefusedFile('board-file/damaged');
}

/** Windows programs write backslashes. A path that leads out of the package is no mistake: the file is refused. */
function safePath(name: string): string {
  const path = name.replaceAll('\\', '/');
  const isOutside = path.startsWith('/') || /^[a-z]:/i.test(path) || path.includes('\0');
  if (isOutside || path.split('/').includes('..')) throw new RefusedFile('board-file/unsafe');
  return path.replace(/^(\.\/)+/, '').replaceAll(/\/(\.?\/)+/g, '/');
}

/** Most are UTF-8 whether they say so or not. */
function nameOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function unpacked(
  bytes: Uint8Array<ArrayBuffer>,
  view: DataView,
  entry: Entry,
  counting: Counting,
): Uint8Array<ArrayBuffer> {
  if (entry.start + 30 > view.byteLength || view.getUint32(entry.start, true) !== 0x04034b50)
    throw new RefusedEntry('damaged');
  const nameLength = view.getUint16(entry.start + 26, true);
  const start = entry.start + 30 + nameLength + view.getUint16(entry.start + 28, true);
  if (start + entry.packed > view.byteLength) throw new RefusedEntry('damaged');
  const packed = bytes.subarray(start, start + entry.packed);
  const whole = entry.method === 0 ? stored(packed, counting) : inflated(packed, entry.method, counting);
  if (whole.length !== entry.size || crc32(whole) !== entry.crc) throw new RefusedEntry('damaged');
  return whole;
}

/** `most` is for this one file, `count` for all of them together. */
type Counting = { most: number; count: (added: number) => void };

function stored(packed: Uint8Array<ArrayBuffer>, { most, count }: Counting): Uint8Array<ArrayBuffer> {
  if (packed.length > most) throw new RefusedEntry('too-large');
  count(packed.length);
  return packed.slice();
}

const step = 16 * 1024;

/** In small steps, so that a bomb is noticed long before it is large. */
function inflated(
  packed: Uint8Array<ArrayBuffer>,
  method: number,
  { most, count }: Counting,
): Uint8Array<ArrayBuffer> {
  if (method !== 8) throw new RefusedEntry('damaged');
  const pieces: Uint8Array[] = [];
  let size = 0;
  const likely = Math.max(limits.ratioFreeBytes, packed.length * limits.ratio);
  const inflate = new Inflate((piece) => {
    size += piece.length;
    if (size > most || size > likely) throw new RefusedEntry('too-large');
    count(piece.length);
    pieces.push(piece);
  });
  try {
    for (let at = 0; at < packed.length || at === 0; at += step)
      inflate.push(packed.subarray(at, at + step), at + step >= packed.length);
  } catch (fault) {
    throw isRefusal(fault) ? fault : new RefusedEntry('damaged');
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

const isRefusal = (fault: unknown) => fault instanceof RefusedFile || fault instanceof RefusedEntry;
