// Type-checks every package with its own settings, so that each sees only what it may see.
import { spawnSync } from 'node:child_process';

const projects = [
  'packages/domain',
  'packages/domain/tsconfig.test.json',
  'packages/guidebook',
  'packages/guidebook/tsconfig.test.json',
  'packages/server',
  'packages/web',
  'e2e',
  'bench',
];
const wanted = process.argv.slice(2);
let failed = 0;
for (const project of projects.filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)))) {
  const run = spawnSync('node_modules/.bin/tsc', ['-p', project], { stdio: 'inherit' });
  if (run.status !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
