// Plants one bad import per border in a copy of the layout and expects the linter, or the compiler, to object.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from './setup/root.mjs';
import { tool } from './setup/tool.mjs';

const imports = 'eslint(no-restricted-imports)';
const globals = 'eslint(no-restricted-globals)';
const properties = 'eslint(no-restricted-properties)';

/** [what is wrong, where it is planted, its text, the rule that must object] */
const bad = [
  ['domain imports a package', 'packages/domain/src/a/pg.ts', "export { Pool } from 'pg';", imports],
  [
    'domain imports the server',
    'packages/domain/src/a/s.ts',
    "export { x } from '@calmbridge/server/x';",
    imports,
  ],
  [
    'domain imports a deep Node module',
    'packages/domain/src/a/n.ts',
    "export { x } from 'node:fs/promises';",
    imports,
  ],
  ['domain loads Node lazily', 'packages/domain/src/a/l.ts', "export const x = import('node:fs');", imports],
  [
    'domain reads the clock',
    'packages/domain/src/a/c.ts',
    'export const now = () => Date.now();',
    properties,
  ],
  [
    'domain throws dice',
    'packages/domain/src/a/d.ts',
    'export const dice = () => Math.random();',
    properties,
  ],
  [
    'domain imports the readers',
    'packages/domain/src/a/r.ts',
    "export { x } from '@calmbridge/reader/x';",
    imports,
  ],
  [
    'reader imports the guidebook',
    'packages/reader/src/a/g.ts',
    "export { x } from '@calmbridge/guidebook/x';",
    imports,
  ],
  ['reader reads from disk', 'packages/reader/src/a/n.ts', "export { x } from 'node:fs/promises';", imports],
  [
    'reader throws dice',
    'packages/reader/src/a/d.ts',
    'export const dice = () => Math.random();',
    properties,
  ],
  ['guidebook imports a package', 'packages/guidebook/src/a/h.ts', "export { Hono } from 'hono';", imports],
  [
    'guidebook imports what compiles its content',
    'packages/guidebook/src/a/i.ts',
    "export { x } from '../../build/compile.ts';",
    imports,
  ],
  ['symbols imports a package', 'packages/symbols/src/r.ts', "export { useState } from 'react';", imports],
  ['symbols reads from disk', 'packages/symbols/src/n.ts', "export { x } from 'node:fs/promises';", imports],
  [
    "symbols imports the build's sources",
    'packages/symbols/src/b.ts',
    "export { x } from '../build/sources.ts';",
    imports,
  ],
  [
    'a shared part imports a feature',
    'packages/web/src/shared/a/f.ts',
    "export { x } from '#features/b/b-page';",
    imports,
  ],
  [
    'a shared part imports the documents',
    'packages/web/src/shared/a/d.ts',
    "export { x } from '#documents/x';",
    imports,
  ],
  [
    'the documents import a feature',
    'packages/web/src/documents/f.ts',
    "export { x } from '#features/b/b-page';",
    imports,
  ],
  ['ui imports a shared part', 'packages/web/src/ui/s.ts', "export { x } from '#shared/a/x';", imports],
  ['ui imports the device', 'packages/web/src/ui/d.ts', "export { x } from '#device/x';", imports],
  [
    'server imports the page',
    'packages/server/src/http/w.ts',
    "export { x } from '@calmbridge/web/x';",
    imports,
  ],
  ['server imports React', 'packages/server/src/http/r.ts', "export { useState } from 'react';", imports],
  [
    "a feature uses another's store",
    'packages/server/src/features/a/s.ts',
    "export { x } from '#features/b/b-store';",
    imports,
  ],
  [
    "main uses a feature's store",
    'packages/server/src/boot.ts',
    "export { x } from '#features/b/b-store';",
    imports,
  ],
  [
    'SQL outside a store',
    'packages/server/src/features/a/sql.ts',
    "export { sql } from 'drizzle-orm';",
    imports,
  ],
  [
    'a store knows the driver',
    'packages/server/src/features/a/a-store.ts',
    "export { Pool } from 'pg';",
    imports,
  ],
  ['SQL in http', 'packages/server/src/http/sql.ts', "export { Pool } from 'pg';", imports],
  ['SQL in an adapter', 'packages/server/src/adapters/mail/sql.ts', "export { Pool } from 'pg';", imports],
  [
    'a vendor SDK in a feature',
    'packages/server/src/features/a/pay.ts',
    "export { Stripe } from 'stripe';",
    imports,
  ],
  ['a vendor SDK in http', 'packages/server/src/http/mail.ts', "export { x } from 'nodemailer';", imports],
  [
    'a vendor SDK in a store',
    'packages/server/src/features/a/a-store.ts',
    "export { x } from 'stripe';",
    imports,
  ],
  [
    'better-auth outside identity',
    'packages/server/src/features/a/i.ts',
    "export { x } from 'better-auth/api';",
    imports,
  ],
  [
    'a server feature climbs',
    'packages/server/src/features/a/up.ts',
    "export { x } from '../b/write-story.ts';",
    imports,
  ],
  [
    'the page imports the server',
    'packages/web/src/app/s.ts',
    "export { x } from '@calmbridge/server/x';",
    imports,
  ],
  ['the page imports Node', 'packages/web/src/app/n.ts', "export { x } from 'node:fs/promises';", imports],
  ['the page imports a server library', 'packages/web/src/api/h.ts', "export { Hono } from 'hono';", imports],
  [
    'a web feature imports another',
    'packages/web/src/features/a/f.ts',
    "export { x } from '#features/b/b-page';",
    imports,
  ],
  [
    'a web feature imports the app',
    'packages/web/src/features/a/app.ts',
    "export { x } from '#app/routes';",
    imports,
  ],
  [
    'a web feature climbs',
    'packages/web/src/features/a/up.ts',
    "export { x } from '../b/b-page.tsx';",
    imports,
  ],
  [
    'a folder of a web feature climbs out of it',
    'packages/web/src/features/a/c/up.ts',
    "export { x } from '../../b/b-page.tsx';",
    imports,
  ],
  ['ui imports a feature', 'packages/web/src/ui/f.ts', "export { x } from '#features/b/b-page';", imports],
  ['api imports ui', 'packages/web/src/api/u.ts', "export { x } from '#ui/toasts';", imports],
  ['device imports api', 'packages/web/src/device/a.ts', "export { x } from '#api/ask';", imports],
  ['idb outside device', 'packages/web/src/features/a/idb.ts', "export { openDB } from 'idb';", imports],
  [
    'localStorage outside device',
    'packages/web/src/app/l.ts',
    'export const x = () => localStorage.length;',
    globals,
  ],
  [
    'sessionStorage outside device',
    'packages/web/src/features/a/ss.ts',
    'export const x = () => sessionStorage.length;',
    globals,
  ],
  [
    'indexedDB outside device',
    'packages/web/src/ui/i.ts',
    'export const x = () => indexedDB.databases();',
    globals,
  ],
  [
    'window.localStorage outside device',
    'packages/web/src/app/wl.ts',
    'export const x = () => window.localStorage.length;',
    properties,
  ],
  [
    'cookies outside device',
    'packages/web/src/app/ck.ts',
    'export const x = () => document.cookie;',
    properties,
  ],
  [
    'something imports bench',
    'packages/server/src/http/b.ts',
    "export { x } from '@calmbridge/bench/x';",
    imports,
  ],
  ['a relative path into bench', 'scripts/b.mjs', "export { x } from '../bench/src/x.mjs';", imports],
  [
    'a relative path into another package',
    'packages/web/src/app/rel.ts',
    "export { x } from '../../../domain/src/result.ts';",
    imports,
  ],
  ['e2e imports the server', 'e2e/s.ts', "export { x } from '@calmbridge/server/x';", imports],
  ['e2e imports the page', 'e2e/w.ts', "export { x } from '@calmbridge/web/app/routes';", imports],
  ['a module called utils', 'packages/web/src/app/ut.ts', "export { x } from '#ui/utils';", imports],
  ['a folder called utils', 'packages/server/src/http/ut.ts', "export { x } from './utils/x.ts';", imports],
  [
    'a default export',
    'packages/web/src/app/de.ts',
    'const x = 1;\nexport default x;',
    'import(no-default-export)',
  ],
  [
    'a cycle',
    'packages/server/src/http/c1.ts',
    "import { b } from './c2.ts';\nexport const a = () => b;",
    'import(no-cycle)',
  ],
  ['any', 'packages/domain/src/a/any.ts', 'export const x = (y: any) => y;', 'typescript(no-explicit-any)'],
  [
    'a leftover log',
    'packages/web/src/app/log.ts',
    "console.log('here');\nexport const x = 1;",
    'eslint(no-console)',
  ],
  ['a native alert', 'packages/web/src/app/al.ts', "export const x = () => alert('hi');", 'eslint(no-alert)'],
  [
    'a TODO',
    'packages/web/src/app/todo.ts',
    '// TODO later\nexport const x = 1;',
    'eslint(no-warning-comments)',
  ],
  [
    'a focused test',
    'packages/domain/src/a/f.test.ts',
    "import { test } from 'vitest';\ntest.only('x', () => {});",
    'vitest(no-focused-tests)',
  ],
  [
    'a name in camel case',
    'packages/domain/src/a/camelCase.ts',
    'export const x = 1;',
    'unicorn(filename-case)',
  ],
];

const good = [
  ['packages/domain/src/g/good.ts', "export { z } from 'zod';\nexport { x } from '../h/x.ts';"],
  [
    'packages/domain/src/g/good.test.ts',
    "import fc from 'fast-check';\nimport { test } from 'vitest';\ntest('x', () => fc.integer());",
  ],
  [
    'packages/reader/src/g/good.ts',
    "export { ok } from '@calmbridge/domain/result';\nexport { w } from '../h/w.ts';",
  ],
  [
    'packages/guidebook/src/g/good.ts',
    "export { r } from '@calmbridge/reader/meaning/r';\nexport { p } from '#practices/practices';",
  ],
  [
    'packages/symbols/src/good.ts',
    "export { default as m } from 'minisearch';\nexport { w } from '@calmbridge/domain/boards/board';",
  ],
  [
    'packages/server/src/features/g/good.ts',
    "export { a } from '#features/b/read-user';\nexport { b } from './g-store.ts';",
  ],
  [
    'packages/server/src/features/g/g-store.ts',
    "export { sql } from 'drizzle-orm';\nexport { db } from '#db/database';",
  ],
  ['packages/server/src/features/identity/good.ts', "export { betterAuth } from 'better-auth';"],
  ['packages/server/src/db/good.ts', "export { Pool } from 'pg';"],
  ['packages/server/src/adapters/mail/good.ts', "export { createTransport } from 'nodemailer';"],
  [
    'packages/web/src/app/good.ts',
    "export { x } from '#features/a/a-page';\nexport { ok } from '@calmbridge/domain/result';",
  ],
  [
    'packages/web/src/features/g/good.ts',
    "export { a } from '#ui/toasts';\nexport { b } from '#device/drafts';\nexport { c } from '#shared/symbols/x';",
  ],
  ['packages/web/src/features/g/h/good.ts', "export { a } from '../x.ts';"],
  ['packages/web/src/documents/good.ts', "export { a } from '#shared/symbols/x';"],
  [
    'packages/web/src/device/good.ts',
    "export { openDB } from 'idb';\nexport const x = () => localStorage.length;",
  ],
  ['packages/web/good.config.ts', "import { resolve } from 'node:path';\nexport default resolve('.');"],
  ['bench/good.ts', "export { x } from '@calmbridge/server/x';"],
  [
    'e2e/good.ts',
    "export { ok } from '@calmbridge/domain/result';\nexport { rows } from '@calmbridge/web/route-table';",
  ],
];

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
