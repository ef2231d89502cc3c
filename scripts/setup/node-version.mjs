// Runs before anything is installed, so it may use nothing newer than what it asks for.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** A sentence for whoever has too old a Node, or null. `wanted` is the `engines` entry, such as ">=20.19". */
export function tooOld(version, wanted) {
  const [major, minor = 0] = wanted.replace('>=', '').split('.').map(Number);
  const [hasMajor, hasMinor] = version.replace('v', '').split('.').map(Number);
  if (hasMajor > major || (hasMajor === major && hasMinor >= minor)) return null;
  return `Calmbridge needs Node ${major}.${minor} or newer; this is ${version}. The version we use is in .nvmrc.`;
}

export function requireNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const complaint = tooOld(process.version, engines.node);
  if (complaint === null) return;
  console.error(complaint);
  process.exit(1);
}
