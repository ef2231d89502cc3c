// Compiles a folder of content into the modules that the engine reads, or tells what is wrong with it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lines, readAs, readEntryFile } from './entry-file.ts';
import type { Entry, Kind } from './kinds/kind.ts';
import { modules } from './modules.ts';
import { printModule } from './print-module.ts';
import type { Problem } from './problem.ts';

/** Modules by file name. */
export type Compiled = { files: Map<string, string>; problems: Problem[] };

export function compileContent(folder: string): Compiled {
  const problems: Problem[] = [];
  const files = new Map<string, string>();
  for (const [name, lists] of Object.entries(modules)) {
    const printed = lists.map(({ kind, isTable, ...list }) => {
      const read = readKind(folder, kind);
      problems.push(...read.problems);
      return { ...list, entries: isTable ? read.entries.flatMap(rowsOf) : read.entries };
    });
    files.set(`${name}.ts`, printModule(printed));
  }
  return { files, problems };
}

const rowsOf = (entry: object): readonly unknown[] =>
  'rows' in entry && Array.isArray(entry.rows) ? entry.rows : [];

export type ReadKind<T> = { entries: Entry<T>[]; problems: Problem[] };

/** Every entry of a kind, by id: of a moved file only the theme changes, and that only where the kind has themes. */
export function readKind<T>(folder: string, kind: Kind<T>): ReadKind<T> {
  const problems: Problem[] = [];
  const entries = new Map<string, Entry<T>>();
  const checks: (() => void)[] = [];
  for (const file of filesUnder(join(folder, kind.folder))) {
    const read = readEntry(kind, file, readFileSync(file, 'utf8'));
    if ('problems' in read) problems.push(...read.problems);
    else if (entries.has(read.entry.id))
      problems.push({ file, line: 1, what: `another file is called ${read.entry.id} too` });
    else entries.set(read.entry.id, read.entry);
    if ('entry' in read) checks.push(() => checkReferences(file, read));
  }
  for (const check of checks) check();
  const sorted = [...entries.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return { entries: sorted, problems };

  function checkReferences(file: string, { entry, lines }: { entry: T; lines: Lines }): void {
    const { key, ids } = kind.refers ?? { key: '', ids: () => [] };
    for (const [index, id] of ids(entry).entries())
      if (!entries.has(id))
        problems.push({ file, line: lines.of([key, index]), what: `"${key}": there is no ${id}` });
  }
}

export function readEntry<T>(
  kind: Kind<T>,
  file: string,
  text: string,
): { entry: Entry<T>; lines: Lines } | { problems: Problem[] } {
  const [, id] = /(?:^|[\\/])([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/.exec(file) ?? [];
  if (id === undefined)
    return { problems: [{ file, line: 1, what: 'a file is called in small letters: brushing-teeth.md' }] };
  const values = readEntryFile(file, text, kind.repeated);
  const read = readAs(kind.schema, file, values);
  if ('problems' in read) return read;
  const theme = themeOf(kind, file);
  if (theme === undefined)
    return {
      problems: [{ file, line: 1, what: `stands in none of the folders: ${kind.themes?.join(', ')}` }],
    };
  return { entry: { id, ...read.entry, ...theme }, lines: values.lines };
}

/** Empty where the kind has no themes; undefined where the file stands in none of them. */
function themeOf<T>({ themes }: Kind<T>, file: string): { theme?: string } | undefined {
  if (!themes) return {};
  const folder = file.split(/[\\/]/).at(-2);
  return folder !== undefined && themes.includes(folder) ? { theme: folder } : undefined;
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
