import { chunksOfRoutes } from '@calmbridge/web/page-chunks.mjs';
import { expect, test } from 'vitest';
import { filesOf, sizeProblems, sizeTable } from './check-sizes.mjs';

const routesSource =
  "page('/signin', pages.signIn), { lazy: pages.privateLayout }, page('/form', pages.form)";
const pagesSource = `
  privateLayout: () => import('./shell/private-layout.tsx').then((m) => m.PrivateLayout),
  signIn: () => import('#features/sign-in/sign-in-page').then((m) => m.SignInPage),
  form: () =>
    import('#features/form/form-page').then((m) => m.FormPage),`;
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
const routes = chunksOfRoutes(routesSource, pagesSource);

test('a route is the entry, its layout and its page', () => {
  expect(routes).toEqual([
    { route: '/signin', chunks: ['index.html', 'src/features/sign-in/sign-in-page.tsx'] },
    {
      route: '/form',
      chunks: ['index.html', 'src/app/shell/private-layout.tsx', 'src/features/form/form-page.tsx'],
    },
  ]);
});

test('everything they import counts, once', () => {
  expect(filesOf(manifest, routes[0].chunks).sort()).toEqual(
    ['index.css', 'index.js', 'react.js', 'shared.js', 'sign-in.css', 'sign-in.js'].sort(),
  );
});

test('a page over its limit is named', () => {
  const table = sizeTable(routes, manifest, (file) => (file === 'react.js' ? 165_000 : 2_000));
  expect(sizeProblems(table)).toEqual(['/signin needs 175.0 kB, more than 170']);
});
