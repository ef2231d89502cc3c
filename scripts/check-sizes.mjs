// How much JavaScript and CSS each page needs, zipped: the entry, the page's own chunk and everything they import.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { moduleOf, runAsCheck } from './check/verdict.mjs';
import { root } from './setup/root.mjs';

const web = 'packages/web';
/** Every file that must be there before the chunks can run or be shown. */
export function filesOf(manifest, chunks) {
  const seen = new Set();
  const files = new Set();
  const add = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no chunk for ${key}`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) if (/\.(js|css)$/.test(file)) files.add(file);
    (chunk.imports ?? []).forEach(add);
  };
  chunks.forEach(add);
  return [...files];
}

/** One line per page, in thousands of bytes. `sizeOf` gives the zipped size of a file. */
export function sizeTable(pages, manifest, sizeOf) {
  return pages.map(({ path, limitKb, modules }) => {
    const files = filesOf(manifest, modules);
    const sum = (ending) =>
      files.filter((file) => file.endsWith(ending)).reduce((all, file) => all + sizeOf(file), 0);
    const [js, css] = [sum('.js') / 1000, sum('.css') / 1000];
    return { route: path, js, css, total: js + css, limit: limitKb };
  });
}

export const sizeProblems = (table) =>
  table
    .filter(({ total, limit }) => total > limit)
    .map(({ route, total, limit }) => `${route} needs ${total.toFixed(1)} kB, more than ${limit}`);

function print(table) {
  const row = (cells) =>
    console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(24) : cell.padStart(9))).join(''));
  row(['kB, zipped', 'JS', 'CSS', 'total', 'limit']);
  for (const { route, js, css, total, limit } of table) {
    row([route, js.toFixed(1), css.toFixed(1), total.toFixed(1), String(limit)]);
  }
}

await runAsCheck(import.meta.url, async () => {
  const { modulesOf, rows } = await moduleOf('@calmbridge/web/route-table');
  const pages = rows.map((row) => ({ ...row, modules: modulesOf(row) }));
  const text = (path) => readFileSync(join(root, web, path), 'utf8');
  const sizes = new Map();
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipSync(text(`dist/${file}`), { level: 9 }).length);
    return sizes.get(file);
  };
  const table = sizeTable(pages, JSON.parse(text('dist/.vite/manifest.json')), sizeOf);
  print(table);
  return sizeProblems(table);
});
