// Plants promises that go astray and expects the linter, which asks the compiler for their types, to object.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup/root.mjs';
import { tool } from '../setup/tool.mjs';

const promises = `const ask = async () => true;
export const floating = () => {
  ask();
};
export const misused = () => (ask() ? 1 : 2);
export const meant = () => void ask();
`;

test('a promise that nobody awaits, or that stands where a value belongs, is an error', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-types-'));
  try {
    cpSync(join(root, 'oxlint.config.mjs'), join(folder, 'oxlint.config.mjs'));
    cpSync(join(root, 'lint'), join(folder, 'lint'), { recursive: true });
    mkdirSync(join(folder, 'src'));
    const settings = { compilerOptions: { strict: true }, include: ['*.ts'] };
    writeFileSync(join(folder, 'src/tsconfig.json'), JSON.stringify(settings));
    writeFileSync(join(folder, 'src/promises.ts'), promises);
    const args = ['-c', 'oxlint.config.mjs', '--type-aware', '-f', 'json', 'src'];
    // The linter looks for its compiler on the path, where npm puts it; so it is found without npm, too.
    const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
    const env = { ...process.env, PATH };
    const run = spawnSync(process.execPath, tool('oxlint', args), { cwd: folder, encoding: 'utf8', env });
    expect(run.stdout).toMatch(/^\s*\{/);
    const codes = JSON.parse(run.stdout).diagnostics.map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['typescript(no-floating-promises)', 'typescript(no-misused-promises)']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
