// Turns the rows of the route table into modules: a page is imported by its row and nowhere else, so that no second list of
// pages can disagree with the first. And what only the build wants of a row is not sent to any browser.
import type { Plugin } from 'vite';
import { componentOf, isPublic, rows } from './src/app/route-table.ts';

const file = (module: string) => JSON.stringify(`/src/${module}.tsx`);

/**
 * `virtual:pages` loads the pages for the router; `virtual:page-paths` is what else the page wants of the table, apart, so that the
 * first paint holds no page it does not draw; `virtual:first-paint` is what is drawn before the router runs.
 */
export function pageModules(): Plugin {
  const sources: Record<string, () => string> = {
    'virtual:pages': routed,
    'virtual:page-paths': listed,
    'virtual:first-paint': drawn,
  };
  return {
    name: 'calmbridge-page-modules',
    resolveId: (id) => (id in sources ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? sources[id.slice(1)]?.() : undefined),
  };
}

function routed(): string {
  const lines = rows.map(({ path, guard, page }) => {
    const load = `() => import(${file(page)}).then((module) => module.${componentOf(page)})`;
    return `  '${path}': { guard: '${guard}', load: ${load} },`;
  });
  return `export const pages = {\n${lines.join('\n')}\n};`;
}

function listed(): string {
  const guards = Object.fromEntries(rows.map(({ path, guard }) => [path, guard]));
  const linked = rows
    .flatMap(({ path, navPlace }) => (navPlace === null ? [] : [{ path, navPlace }]))
    .sort((a, b) => a.navPlace - b.navPlace);
  return [
    `export const guards = ${JSON.stringify(guards)};`,
    `export const navPaths = ${JSON.stringify(linked.map(({ path }) => path))};`,
  ].join('\n');
}

function drawn(): string {
  const publicPages = rows.filter(isPublic).map(({ path, page }) => ({ path, module: page }));
  const openings = rows.flatMap(({ path, opening }) => (opening ? [{ path, module: opening }] : []));
  const modules = [...new Set([...publicPages, ...openings].map(({ module }) => module))];
  const map = (parts: { path: string; module: string }[]) =>
    `{ ${parts.map(({ path, module }) => `'${path}': ${componentOf(module)}`).join(', ')} }`;
  return [
    ...modules.map((module) => `import { ${componentOf(module)} } from ${file(module)};`),
    `export const publicPages = ${map(publicPages)};`,
    `export const openings = ${map(openings)};`,
  ].join('\n');
}
