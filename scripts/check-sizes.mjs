// How much JavaScript and CSS each page needs, zipped: the entry, the page's own chunk and everything they import.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chunksOfRoutes } from '@calmbridge/web/page-chunks.mjs';
import { runAsCheck } from './check/verdict.mjs';
import { root } from './setup/root.mjs';

/** In thousands of bytes. The first page a carer meets is held tightest. */
export const limits = { '/': 170, '/signin': 170, '/signup': 190, '/investors': 190 };
export const limitElsewhere = 235;

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

/** One row per route, in thousands of bytes. `sizeOf` gives the zipped size of a file. */
export function sizeTable(routes, manifest, sizeOf) {
  return routes.map(({ route, chunks }) => {
    const files = filesOf(manifest, chunks);
    const sum = (ending) =>
      files.filter((file) => file.endsWith(ending)).reduce((all, file) => all + sizeOf(file), 0);
    const [js, css] = [sum('.js') / 1000, sum('.css') / 1000];
    return { route, js, css, total: js + css, limit: limits[route] ?? limitElsewhere };
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

runAsCheck(import.meta.url, () => {
  const text = (path) => readFileSync(join(root, web, path), 'utf8');
  const sizes = new Map();
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipSync(text(`dist/${file}`), { level: 9 }).length);
    return sizes.get(file);
  };
  const routes = chunksOfRoutes(text('src/app/routes.tsx'), text('src/app/pages.ts'));
  const table = sizeTable(routes, JSON.parse(text('dist/.vite/manifest.json')), sizeOf);
  print(table);
  return table.length === 0 ? ['No route was found in src/app/routes.tsx'] : sizeProblems(table);
});
