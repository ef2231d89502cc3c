import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { closureOf, isForHere, neededOn, unbundled } from './runtime-packages.mjs';
import { root } from './setup/root.mjs';

const text = (path) => readFileSync(join(root, path), 'utf8');
const lines = text('Containerfile').replaceAll('\\\n', ' ').split('\n');
const copies = lines
  .filter((line) => line.startsWith('COPY '))
  .map((line) => {
    const words = line.split(/\s+/).slice(1);
    const isFromBuild = words[0].startsWith('--from=');
    return { isFromBuild, sources: words.slice(isFromBuild ? 1 : 0, -1) };
  });
const { scripts, workspaces } = JSON.parse(text('package.json'));

test('[OP6] everything the container file copies in is there, and let through by .dockerignore', () => {
  const allowed = text('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  for (const source of copies.filter(({ isFromBuild }) => !isFromBuild).flatMap(({ sources }) => sources)) {
    expect(existsSync(join(root, source)), source).toBe(true);
    expect(
      allowed.some((name) => source === name || source.startsWith(`${name}/`)),
      source,
    ).toBe(true);
  }
});

test('[OP6] npm finds the manifest of every workspace before it installs', () => {
  const install = lines.findIndex((line) => line.startsWith('RUN npm ci'));
  const before = lines.slice(0, install).join('\n');
  const folders = workspaces.flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(join(root, pattern.slice(0, -2))).map((name) => `${pattern.slice(0, -1)}${name}`)
      : [pattern],
  );
  for (const folder of folders) expect(before).toContain(`COPY ${folder}/package.json ${folder}/`);
});

test('[OP6] what it runs exists, and what it takes from the build is what the build makes', () => {
  const runs = lines.filter((line) => line.startsWith('RUN ')).join('\n');
  for (const [, name] of runs.matchAll(/npm run (\S+)/g)) expect(scripts).toHaveProperty(name);
  for (const [, path] of runs.matchAll(/node (\S+\.mjs)/g)) expect(existsSync(join(root, path))).toBe(true);
  const taken = copies.filter(({ isFromBuild }) => isFromBuild).flatMap(({ sources }) => sources);
  expect(taken).toEqual([
    '/src/runtime/node_modules',
    '/src/packages/server/package.json',
    '/src/packages/server/dist',
    '/src/packages/web/dist',
  ]);
  expect(lines.findLast((line) => line.startsWith('USER '))).toBe('USER node');
});

test('[OP6] the packages left out of the bundle, and only those, are copied beside it', () => {
  const named = /external: \[([^\]]*)\]/.exec(text('packages/server/vite.config.ts'))?.[1] ?? '';
  const left = named.split(',').map((name) => name.trim().replaceAll("'", ''));
  expect(left.toSorted()).toEqual(unbundled.toSorted());
  const needed = neededOn({ platform: 'linux', arch: 'x64' });
  expect(neededOn({ platform: 'darwin', arch: 'x64' })).toEqual(unbundled);
  const copied = closureOf(needed);
  expect(copied).toEqual(expect.arrayContaining([...needed, 'onnxruntime-common', 'detect-libc']));
  expect(copied.some((name) => name.startsWith('@img/sharp-'))).toBe(true);
  expect(copied.length).toBeLessThan(15);
});

test('[OP6] the compose file hands over only variables that the server reads', () => {
  const read = text('packages/server/src/environment.ts');
  const section = text('compose.yaml').split('environment:')[1]?.split('volumes:')[0] ?? '';
  const names = [...section.matchAll(/^ {6}(?:# )?([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect(read).toContain(`  ${name}: `);
});

test('[OP6] of the machine code for the sentence encoder only this platform’s goes along', () => {
  const linux = { platform: 'linux', arch: 'arm64' };
  const code = 'node_modules/onnxruntime-node/bin/napi-v6';
  for (const path of [
    code,
    `${code}/linux`,
    `${code}/linux/arm64/libonnxruntime.so.1`,
    'node_modules/sharp/lib',
  ])
    expect(isForHere(path, linux), path).toBe(true);
  for (const path of [`${code}/darwin`, `${code}/linux/x64`, `${code}/win32/arm64/onnxruntime.dll`])
    expect(isForHere(path, linux), path).toBe(false);
});
