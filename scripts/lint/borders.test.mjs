// Plants one bad import per border in a copy of the layout and expects the linter, or the compiler, to object.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../setup/root.mjs';
import { tool } from '../setup/tool.mjs';
import { bad, good } from './testing/planted-imports.mjs';

let folder = '';
let found = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'borders-'));
  cpSync(join(root, 'oxlint.config.mjs'), join(folder, 'oxlint.config.mjs'));
  cpSync(join(root, 'lint'), join(folder, 'lint'), { recursive: true });
  plant('packages/server/src/http/c2.ts', "import { a } from './c1.ts';\nexport const b = () => a;");
  for (const [, path, text] of bad) plant(path, text);
  for (const [path, text] of good) plant(path, text);
  const run = spawnSync(process.execPath, tool('oxlint', ['-c', 'oxlint.config.mjs', '-f', 'json']), {
    cwd: folder,
    encoding: 'utf8',
  });
  found = JSON.parse(run.stdout).diagnostics.map(({ code, filename }) => ({
    code,
    file: filename.replaceAll('\\', '/'),
  }));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function plant(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `${text}\n`);
}

describe('the linter objects when', () => {
  test.each(bad)('%s', (_what, path, _text, rule) => {
    expect(found.filter(({ file }) => file.endsWith(path)).map(({ code }) => code)).toContain(rule);
  });
});

test('the linter has nothing against imports that keep to the borders', () => {
  const paths = good.map(([path]) => path);
  expect(found.filter(({ file }) => paths.some((path) => file.endsWith(path)))).toEqual([]);
});

describe('the compiler objects when', () => {
  const forbidden = [
    'fetch("/")',
    'process.env',
    'document.title',
    'setTimeout(() => {}, 1)',
    'localStorage',
    'console.log(1)',
  ];

  test.each(['domain', 'reader', 'guidebook', 'symbols'])(
    '%s reaches for the browser or for Node',
    (name) => {
      const project = join(folder, 'compile', name);
      mkdirSync(join(project, 'src'), { recursive: true });
      symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction');
      forbidden.forEach((text, index) => {
        writeFileSync(join(project, 'src', `bad-${index}.ts`), `export const x = ${text};\n`);
      });
      writeFileSync(join(project, 'src', 'good.ts'), 'export const x = [1, 2].toSorted();\n');
      const settings = { extends: join(root, 'packages', name, 'tsconfig.json'), include: ['src'] };
      writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(settings));
      const run = spawnSync(process.execPath, tool('typescript', ['-p', project], 'tsc'), {
        cwd: project,
        encoding: 'utf8',
      });
      const complaints = run.stdout.split('\n').filter((line) => line.includes('error TS'));
      forbidden.forEach((_, index) => {
        expect(complaints.filter((line) => line.includes(`bad-${index}.ts`))).toHaveLength(1);
      });
      expect(complaints.filter((line) => line.includes('good.ts'))).toEqual([]);
    },
  );
});
