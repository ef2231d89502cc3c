import { modulesOf, rows } from '@calmbridge/web/route-table';
import { expect, test } from 'vitest';
import { filesOf, sizeProblems, sizeTable } from './check-sizes.mjs';

const manifest = {
  'index.html': { file: 'index.js', css: ['index.css'], imports: ['_react.js'] },
  '_react.js': { file: 'react.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['_react.js'] },
  'src/features/sign-in/sign-in-page.tsx': {
    file: 'sign-in.js',
    css: ['sign-in.css'],
    imports: ['_shared.js'],
  },
  'src/app/shell/private-layout.tsx': { file: 'layout.js' },
  'src/features/form/form-page.tsx': { file: 'form.js', imports: ['index.html'] },
};
const chosen = rows
  .filter(({ path }) => ['/signin', '/form'].includes(path))
  .map((row) => ({ ...row, modules: modulesOf(row) }));

test('everything the modules of a page import counts, once', () => {
  const modules = ['index.html', 'src/features/sign-in/sign-in-page.tsx'];
  expect(filesOf(manifest, modules).sort()).toEqual(
    ['index.css', 'index.js', 'react.js', 'shared.js', 'sign-in.css', 'sign-in.js'].sort(),
  );
});

test('a page over the limit of its row is named', () => {
  const table = sizeTable(chosen, manifest, (file) => (file === 'react.js' ? 165_000 : 2_000));
  expect(table.map(({ route, total, limit }) => [route, total, limit])).toEqual([
    ['/signin', 175, 170],
    ['/form', 175, 235],
  ]);
  expect(sizeProblems(table)).toEqual(['/signin needs 175.0 kB, more than 170']);
});

test('a page the build has no chunk for is named', () => {
  const { 'src/features/form/form-page.tsx': _form, ...without } = manifest;
  expect(() => sizeTable(chosen, without, () => 1)).toThrow('form-page.tsx');
});
