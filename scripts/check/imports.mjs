// Who imports what, as paths in the repository.
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { readFiles } from './files.mjs';

/** Sources with the files that they import; `known` are all paths that an import may mean. */
export function readImports() {
  const sources = readFiles(/^(packages|e2e|bench|scripts)\/.*\.(tsx?|m?js)$/);
  const known = new Set(readFiles(/^packages\/.*\.(tsx?|mjs|json)$/).map(({ file }) => file));
  return sources.map(({ file, text }) => ({
    file,
    imports: namesIn(file, text).flatMap((name) => pathsFor(name, file).filter((path) => known.has(path))),
  }));
}

function namesIn(file, text) {
  const { module } = parseSync(file, text);
  const requests = [
    ...module.staticImports,
    ...module.staticExports.flatMap(({ entries }) => entries),
    ...module.dynamicImports,
  ];
  return requests.flatMap(({ moduleRequest: name }) =>
    name === null || name === undefined ? [] : [text.slice(name.start + 1, name.end - 1)],
  );
}

const endings = ['', '.ts', '.tsx'];

/** `./x.ts` as it stands, `#x` in the package's own src, `@calmbridge/name/x` in that package. */
function pathsFor(name, file) {
  if (name.startsWith('.')) return [posix.join(posix.dirname(file), name)];
  const [, ours, rest] = /^@calmbridge\/([\w-]+)\/(.+)$/.exec(name) ?? [];
  const home = name.startsWith('#') ? file.split('/').slice(0, 2).join('/') : `packages/${ours}`;
  const within = name.startsWith('#') ? name.slice(1) : rest;
  if (within === undefined) return [];
  return [`${home}/src/${within}`, `${home}/${within}`].flatMap((path) => endings.map((end) => path + end));
}
