import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createSymbolSearch, type SymbolSearch } from '@calmbridge/symbols/search';
import type { SymbolEntry } from '@calmbridge/symbols/symbol';
import {
  indexFile,
  partFile,
  type SymbolIndex,
  type SymbolPart,
  svgOf,
} from '@calmbridge/symbols/symbol-files';

/** Beside the bundle, or in the symbols package when the sources run as they are. */
const folder = [
  path.join(import.meta.dirname, 'symbols'),
  path.join(import.meta.dirname, '../../../../symbols/assets'),
].find((candidate) => existsSync(candidate));

const read = async <T>(name: string) =>
  JSON.parse(await readFile(path.join(folder ?? '', name), 'utf8')) as T;

let search: Promise<SymbolSearch> | null = null;

/** The library's index, read when the first picture is asked for. */
export const symbolSearch = () => (search ??= read<SymbolIndex>(indexFile).then(createSymbolSearch));

export async function drawingOf(entry: SymbolEntry): Promise<string> {
  const drawing = svgOf(entry, await read<SymbolPart>(partFile(entry.part)));
  if (drawing === null) throw new Error(`the library has no drawing of ${entry.id}`);
  return drawing;
}
