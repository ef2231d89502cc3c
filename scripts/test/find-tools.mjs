// Finds what the tests need besides packages: Chromium, PostgreSQL, a newer Node. Missing programs are installed where
// that is possible without asking (root on Debian); otherwise the stage that needs one is skipped, with the reason.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findPostgres } from '../postgres.mjs';

export const findTools = (wanted = []) => {
  const needs = (...names) =>
    wanted.length === 0 || wanted.some((part) => names.some((name) => name.includes(part)));
  return {
    chromium: needs('e2e') ? findBrowser() : {},
    postgres: needs('server on PostgreSQL') ? found('PostgreSQL', findPostgres, 'postgresql') : {},
    node24: needs('server on Node 24') ? findNode24() : {},
  };
};

function found(name, find, debianPackage) {
  const path = find() ?? (installFromDebian(debianPackage) ? find() : null);
  if (path !== null) return { path };
  return { missing: `${name} was not found, and could not be installed by apt-get (needs root on Debian)` };
}

/** The same engine without windows, tabs and an address bar: a journey takes two thirds of the time. Any other will do. */
function findBrowser() {
  const shell = found('Chromium', findHeadlessShell, 'chromium-headless-shell');
  return shell.path ? shell : found('Chromium', findChromium, 'chromium');
}

const findHeadlessShell = (environment = process.env) =>
  firstProgram([environment.CHROMIUM_PATH, ...onPath('chromium-headless-shell', environment)]);

function findChromium(environment = process.env) {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return firstProgram([
    environment.CHROMIUM_PATH,
    ...names.flatMap((name) => onPath(name, environment)),
    mac,
  ]);
}

function findNode24() {
  if (process.version.startsWith('v24.')) return { missing: 'this is Node 24 already' };
  const args = ['exec', '--yes', '--package=node@24', '--', 'node', '-p', 'process.execPath'];
  const run = spawnSync('npm', args, {
    encoding: 'utf8',
    timeout: 60_000,
    shell: process.platform === 'win32',
  });
  const path = run.status === 0 ? run.stdout.trim().split('\n').at(-1) : '';
  return path ? { path } : { missing: 'Node 24 could not be fetched within a minute' };
}

function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !statSync('/etc/debian_version', { throwIfNoEntry: false })) return false;
  console.log(`Installing ${name} (apt-get) …`);
  const options = {
    stdio: 'ignore',
    timeout: 2 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options).status === 0;
  // The lists that are there may name a version that is no longer kept.
  return install() || (spawnSync('apt-get', ['update', '-qq'], options).status === 0 && install());
}

const onPath = (name, { PATH = '' }) => PATH.split(delimiter).map((folder) => join(folder, name));

function firstProgram(paths) {
  return paths.filter(Boolean).find(isProgram) ?? null;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
