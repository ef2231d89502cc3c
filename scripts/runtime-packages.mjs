// Copies the installed packages that the bundled server still loads, with everything they need and nothing else.
//   node scripts/runtime-packages.mjs <folder to make>
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './setup/root.mjs';

/** What packages/server/vite.config.ts leaves out of the bundle. */
export const unbundled = ['@electric-sql/pglite', 'sharp', 'piscina', 'onnxruntime-node', 'onnxruntime-web'];

const nativeCode = /onnxruntime-node[/\\]bin[/\\]napi-v\d+[/\\](\w+)(?:[/\\](\w+))?/;

/** The runtime of the sentence encoder carries machine code for every platform; another's is left behind. */
export function isForHere(path, { platform, arch } = process) {
  const [, system, processor] = nativeCode.exec(path) ?? [];
  return (system ?? platform) === platform && (processor ?? arch) === arch;
}

/** WebAssembly is needed only where the encoder's runtime has no machine code. */
export const neededOn = ({ platform, arch }) =>
  unbundled.filter((name) => name !== 'onnxruntime-web' || (platform === 'darwin' && arch === 'x64'));

/** What the encoder's runtime would download with, if its install script were let run. */
const onlyToInstall = new Set(['adm-zip', 'global-agent']);

/** The given packages and all they depend on, as far as this platform has them installed. */
export function closureOf(names) {
  const modules = join(root, 'node_modules');
  const found = new Set();
  const add = (name, isOptional) => {
    if (found.has(name)) return;
    const manifest = join(modules, name, 'package.json');
    if (!existsSync(manifest)) {
      if (isOptional) return;
      throw new Error(`${name} is not installed at the top of node_modules`);
    }
    found.add(name);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
    for (const needed of Object.keys(dependencies))
      if (!onlyToInstall.has(needed)) add(needed, needed in optionalDependencies);
    for (const needed of Object.keys(optionalDependencies)) add(needed, true);
  };
  for (const name of names) add(name, false);
  return [...found].sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , folder] = process.argv;
  if (folder === undefined) throw new Error('Name the folder to make.');
  for (const name of closureOf(neededOn(process))) {
    const to = join(resolve(folder), name);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(root, 'node_modules', name), to, { recursive: true, filter: (path) => isForHere(path) });
  }
}
