// Every bench, one after the other, with all tables in one go. One that breaks is named at the end; the others still run.
//   npm run bench                    all of them
//   npm run bench -- load pages      some of them
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  scripts: Record<string, string>;
};
const wanted = process.argv.slice(2);
const benches = Object.entries(scripts).flatMap(([name, command]) => {
  const [, bench] = /^bench:(.+)$/.exec(name) ?? [];
  const [, file] = /^tsx (\S+)$/.exec(command) ?? [];
  if (bench === undefined || file === undefined) return [];
  return wanted.length === 0 || wanted.includes(bench) ? [{ bench, file }] : [];
});
const run = (args: string[]) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;

const isBuilt = run(['scripts/build.mjs']);
if (!isBuilt) process.exit(1);
console.log(
  `# Benches on ${cpus().length} cores, ${process.platform} ${process.arch}, Node ${process.version}`,
);
const broken: string[] = [];
for (const { bench, file } of benches) {
  console.log(`\n## ${bench}\n`);
  const startedAt = performance.now();
  if (!run(['--import', 'tsx', file])) broken.push(bench);
  console.log(`\n(${((performance.now() - startedAt) / 1000).toFixed(0)} s)`);
}
if (broken.length > 0) {
  console.error(`\nBroken: ${broken.join(', ')}`);
  process.exit(1);
}
