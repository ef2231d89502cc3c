import type { SymbolSearch } from '@calmbridge/symbols/search';
import {
  indexFile,
  partFile,
  type SymbolIndex,
  type SymbolPart,
  svgOf,
} from '@calmbridge/symbols/symbol-files';

// The bundled symbols, fetched when they are first needed: the index once, a part with the first of its drawings. What is
// here stays in memory; what could not be fetched is asked for again the next time.

type ReadFile = (name: string) => Promise<unknown>;

let readFile: ReadFile = fetchFile;
const files = new Map<string, Promise<unknown>>();
let search: Promise<SymbolSearch> | null = null;

export function loadSymbols(): Promise<SymbolSearch> {
  search ??= openSearch().catch((failure: unknown) => {
    search = null;
    throw failure;
  });
  return search;
}

/** A whole SVG file; null for a symbol the library does not have. Rejects when it can't be fetched. */
export async function symbolSvg(id: string): Promise<string | null> {
  const entry = (await loadSymbols()).byId(id);
  if (entry === null) return null;
  return svgOf(entry, (await file(partFile(entry.part))) as SymbolPart);
}

/** For tests, which have no network: the files come from elsewhere. Gives back where they came from before. */
export function readSymbolsFrom(read: ReadFile): ReadFile {
  const before = readFile;
  readFile = read;
  files.clear();
  search = null;
  return before;
}

async function openSearch(): Promise<SymbolSearch> {
  const [{ createSymbolSearch }, index] = await Promise.all([
    import('@calmbridge/symbols/search'),
    file(indexFile),
  ]);
  return createSymbolSearch(index as SymbolIndex);
}

function file(name: string): Promise<unknown> {
  const known = files.get(name);
  if (known !== undefined) return known;
  const coming = readFile(name).catch((failure: unknown) => {
    files.delete(name);
    throw failure;
  });
  files.set(name, coming);
  return coming;
}

async function fetchFile(name: string): Promise<unknown> {
  const { symbolUrls } = await import('./symbol-urls.ts');
  const answer = await fetch(symbolUrls.get(name) ?? name);
  if (!answer.ok) throw new Error(`The symbol file ${name} answered ${answer.status}`);
  return answer.json();
}
