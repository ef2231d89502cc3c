import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createSymbolSearch, type SymbolSearch } from '@calmbridge/symbols/search';
import {
  indexFile,
  partFile,
  type SymbolIndex,
  type SymbolPart,
  svgOf,
} from '@calmbridge/symbols/symbol-files';

// The bundled symbols, read from disk when they are first needed.

/** Beside the bundle, or in the symbols package when the sources run as they are. */
const folder = [
  path.join(import.meta.dirname, 'symbols'),
  path.join(import.meta.dirname, '../../../../symbols/assets'),
].find((candidate) => existsSync(path.join(candidate, indexFile)));

let search: SymbolSearch | null = null;

export function symbolSearch(): SymbolSearch {
  search ??= createSymbolSearch(read(indexFile) as SymbolIndex);
  return search;
}

/** A whole SVG file; null for a symbol the library does not have. */
export function symbolSvg(id: string): string | null {
  const entry = symbolSearch().byId(id);
  return entry === null ? null : svgOf(entry, read(partFile(entry.part)) as SymbolPart);
}

const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder ?? '', name), 'utf8'));
