// What a file holds, before anything in it is understood: boards as JSON, and a way to the pictures beside them.
import type { BoardSource } from '@calmbridge/domain/boards/obf/read-package';
import { pathsIn } from '@calmbridge/domain/boards/obf/read-package';
import { RefusedFile } from './file-refusal.ts';
import { limits } from './limits.ts';
import { isZip, openZip, type ZipFile } from './read-zip.ts';

export type OpenPackage = {
  sources: readonly BoardSource[];
  manifest: unknown;
  /** A file beside the boards, by the path a board gives. */
  read: (path: string) => Uint8Array<ArrayBuffer> | null;
};

/** Throws `RefusedFile`. What the file is called plays no part: what it is, is told by its bytes. */
export async function openPackage(file: Blob): Promise<OpenPackage> {
  if (file.size > limits.fileBytes) throw new RefusedFile('board-file/too-large');
  if (file.size === 0) throw new RefusedFile('board-file/empty');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) return ofZip(openZip(bytes));
  if (bytes.length > limits.entryBytes) throw new RefusedFile('board-file/too-large');
  const json = parsed(bytes);
  if (json === undefined) throw new RefusedFile('board-file/not-a-board');
  return { sources: [{ path: null, json }], manifest: null, read: () => null };
}

function ofZip(zip: ZipFile): OpenPackage {
  const paths = zip.paths.filter((path) => !/(^|\/)(__MACOSX\/|\._|\.DS_Store$)/.test(path));
  const base = baseOf(paths);
  const inside = (path: string) => base + path;
  const manifest = jsonAt(zip, inside('manifest.json')) ?? null;
  const boards = new Set([
    ...paths.filter((path) => /\.obf$/i.test(path)),
    ...[...pathsIn(manifest, 'boards').values()].map(inside).filter((path) => paths.includes(path)),
  ]);
  if (boards.size === 0) throw new RefusedFile('board-file/no-boards');
  const byLetters = new Map(paths.map((path) => [path.toLowerCase(), path]));
  return {
    sources: [...boards].map((path) => ({
      path: path.startsWith(base) ? path.slice(base.length) : path,
      json: jsonAt(zip, path) ?? null,
    })),
    manifest,
    read: (path) => {
      const wanted = [inside(path), path].find(
        (one) => paths.includes(one) || byLetters.has(one.toLowerCase()),
      );
      return wanted === undefined ? null : zip.read(byLetters.get(wanted.toLowerCase()) ?? wanted);
    },
  };
}

/** Some programs, and people who pack by hand, put everything into a folder. */
function baseOf(paths: readonly string[]): string {
  const manifests = paths.filter((path) => /(^|\/)manifest\.json$/.test(path));
  const [nearest = ''] = manifests.toSorted((a, b) => a.length - b.length);
  return nearest.slice(0, Math.max(0, nearest.length - 'manifest.json'.length));
}

function jsonAt(zip: ZipFile, path: string): unknown {
  const bytes = zip.read(path);
  return bytes ? parsed(bytes) : undefined;
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
