import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const here = import.meta.dirname;

/** Every module of the package that is loaded with this one, types aside. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  const loaded = module.staticImports.filter(({ entries }) => entries.some(({ isType }) => !isType));
  for (const name of loaded.map(({ moduleRequest }) => moduleRequest.value))
    if (name.startsWith('#') || (name.startsWith('.') && name.endsWith('.ts')))
      loadedWith(
        name.startsWith('#') ? join(here, '../src', `${name.slice(1)}.ts`) : join(dirname(file), name),
        seen,
      );
  return seen;
}

test('the content is compiled without what was compiled before: a fresh clone has none', () => {
  const loaded = [...loadedWith(join(here, 'build.ts'))];
  expect(loaded.length).toBeGreaterThan(10);
  expect(loaded.filter((file) => file.includes('generated'))).toEqual([]);
});
