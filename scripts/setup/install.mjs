// Brings node_modules in line with the lockfile. Built-ins only: nothing may be installed yet.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * Whether what is installed is what the lockfile asks for. Contents are compared, since a checkout gives every file
 * the same fresh time. Optional packages are left out: each machine installs only those of its own platform.
 */
export function isInstalled(wanted, installed) {
  if (installed === null) return false;
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.optional || entry.devOptional) return true;
    const found = installed.packages[path];
    return found !== undefined && found.version === entry.version && found.integrity === entry.integrity;
  });
}

export function ensureInstalled() {
  const wanted = readJson('package-lock.json');
  if (isInstalled(wanted, readJson('node_modules/.package-lock.json'))) return;
  console.log('Installing packages (npm ci) …');
  const run = npm(['ci', '--no-progress', '--loglevel=error']);
  if (run.status === 0) return;
  console.error('npm ci failed; nothing was started.');
  process.exit(run.status ?? 1);
}

function npm(args) {
  const cli = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] };
  if (cli?.endsWith('.js')) return spawnSync(process.execPath, [cli, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch {
    return null;
  }
}
