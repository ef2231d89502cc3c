// What a file holds, before anything in it is understood: boards as JSON, and a way to the pictures beside them.
import type { BoardSource } from '@calmbridge/domain/boards/obf/read-package';
import { pathsIn } from '@calmbridge/domain/boards/obf/read-package';
import { RefusedEntry, RefusedFile } from './file-refusal.ts';
import { limits } from './limits.ts';
import { isZip, openZip, type ZipFile } from './read-zip.ts';

export type OpenPackage = {
  sources: readonly BoardSource[];
  manifest: unknown;
  /** A file beside the boards, by the path a board gives; null where there is none. */
  read: (path: string) => Uint8Array<ArrayBuffer> | 'too-large' | 'damaged' | null;
};

/** Throws `RefusedFile`. What the file is called plays no part: what it is, is told by its bytes. */
export async function openPackage(file: Blob): Promise<OpenPackage> {
  if (file.size > limits.fileBytes) throw new RefusedFile('board-file/too-large');
  if (file.size === 0) throw new RefusedFile('board-file/empty');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) return ofZip(openZip(bytes));
  if (bytes.length > limits.boardBytes) throw new RefusedFile('board-file/board-too-large');
  const json = parsed(bytes);
  if (json === undefined) throw new RefusedFile('board-file/not-a-board');
  return { sources: [{ path: null, json }], manifest: null, read: () => null };
}

function ofZip(zip: ZipFile): OpenPackage {
  const paths = zip.paths.filter((path) => !/(^|\/)(__MACOSX\/|\._|\.DS_Store$)/.test(path));
  const base = baseOf(paths);
  const inside = (path: string) => base + path;
  const manifest = jsonAt(zip, inside('manifest.json')) ?? null;
  const byLetters = new Map(paths.map((path) => [plainPath(path), path]));
  const known = (path: string) => byLetters.get(plainPath(path));
  const boards = new Set([
    ...paths.filter((path) => /\.obf$/i.test(path)),
    ...[...pathsIn(manifest, 'boards').values()].flatMap((path) => known(inside(path)) ?? []),
  ]);
  if (boards.size === 0) throw new RefusedFile('board-file/no-boards');
  return {
    sources: [...boards].map((path) => ({
      path: path.startsWith(base) ? path.slice(base.length) : path,
      json: jsonAt(zip, path) ?? null,
    })),
    manifest,
    read: (path) => {
      const wanted = known(inside(path)) ?? known(path) ?? known(inside(unescaped(path)));
      return wanted === undefined ? null : attempted(() => zip.read(wanted, limits.pictureBytes));
    },
  };
}

/** The same for paths that differ in letters large and small, or in how an accent is written. */
const plainPath = (path: string): string => path.normalize('NFC').toLowerCase();

/** Some programs write paths as addresses: `my%20dog.png`. */
function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Some programs, and people who pack by hand, put everything into a folder. */
function baseOf(paths: readonly string[]): string {
  const manifests = paths.filter((path) => /(^|\/)manifest\.json$/.test(path));
  const [nearest = ''] = manifests.toSorted((a, b) => a.length - b.length);
  return nearest.slice(0, Math.max(0, nearest.length - 'manifest.json'.length));
}

function jsonAt(zip: ZipFile, path: string): unknown {
  const bytes = attempted(() => zip.read(path, limits.boardBytes));
  return bytes instanceof Uint8Array ? parsed(bytes) : undefined;
}

/** One file that can't be had is no reason to refuse the others. */
function attempted<T>(read: () => T): T | RefusedEntry['why'] {
  try {
    return read();
  } catch (fault) {
    if (fault instanceof RefusedEntry) return fault.why;
    throw fault;
  }
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
