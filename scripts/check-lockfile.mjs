// Holds the lockfile to what every machine can install: no registry address in it, and the native packages of every
// platform we promise. npm leaves out, without a word, platforms it could not fetch when the lockfile was written.
import { readFiles } from './check/files.mjs';
import { runAsCheck } from './check/verdict.mjs';

const platforms = [
  { name: 'Linux x64', os: 'linux', cpu: 'x64' },
  { name: 'Linux arm64', os: 'linux', cpu: 'arm64' },
  { name: 'macOS arm64', os: 'darwin', cpu: 'arm64' },
  { name: 'Windows x64', os: 'win32', cpu: 'x64' },
];

export function lockfileProblems({ packages }) {
  const entries = Object.entries(packages);
  const addresses = entries
    .filter(([, { resolved }]) => /^[a-z+]+:/.test(resolved ?? ''))
    .map(([path]) => `${path} carries the address it was fetched from`);
  const unchecked = entries
    .filter(([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity)
    .map(([path]) => `${path} has no integrity hash`);
  return [...addresses, ...unchecked, ...entries.flatMap((entry) => missingPlatforms(packages, entry))];
}

/** A package that ships natives names one optional dependency per platform. Those that name none have nothing to miss. */
function missingPlatforms(packages, [path, { optionalDependencies = {}, version }]) {
  const natives = Object.keys(optionalDependencies).filter((name) => isNative(name));
  if (natives.length < 2) return [];
  const locked = natives.map((name) => lookUp(packages, path, name)).filter(Boolean);
  return platforms
    .filter(({ os, cpu }) => natives.some((name) => namesPlatform(name, os, cpu)))
    .filter(({ os, cpu }) => !locked.some((entry) => serves(entry, os, cpu)))
    .map(({ name }) => `${path}@${version} has no native package for ${name} in the lockfile`);
}

const isNative = (name) => /(linux|darwin|win32)/.test(name);
const namesPlatform = (name, os, cpu) => name.includes(os) && new RegExp(`${cpu}|universal`).test(name);
const serves = (entry, os, cpu) =>
  (entry.os ?? [os]).includes(os) &&
  (entry.cpu ?? [cpu]).includes(cpu) &&
  (entry.libc ?? ['glibc']).includes('glibc');

/** Finds a dependency as Node does: beside its user first, then further out. */
function lookUp(packages, from, name) {
  for (
    let folder = from;
    folder !== '';
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    const entry = packages[`${folder}/node_modules/${name}`];
    if (entry !== undefined) return entry;
  }
  return packages[`node_modules/${name}`];
}

await runAsCheck(import.meta.url, () =>
  lockfileProblems(JSON.parse(readFiles(/^package-lock\.json$/)[0].text)),
);
