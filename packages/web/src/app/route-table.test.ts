import { openings, publicPages } from 'virtual:first-paint';
import { pages } from 'virtual:pages';
import { createPaymentIntentContract } from '@calmbridge/domain/credits/payments';
import { imageFolder } from '@calmbridge/domain/images/image';
import { meContract } from '@calmbridge/domain/users/me';
import { describe, expect, test } from 'vitest';
import messages from '../../messages/en.json';
import { componentOf, hasFile, isPublic, modulesOf, rows, serverPaths } from './route-table.ts';

describe.each(rows.map((row) => [row.path, row] as const))('the row of %s', (path, row) => {
  test('[GD32] names a page that is there', async () => {
    expect(await pages[path].load()).toBeTypeOf('function');
  });

  test('[GD19] names a message for its title', () => {
    expect(Object.keys(messages)).toContain(row.title);
  });

  test('[GD33] says what is drawn first: a public page whole, every other its opening', () => {
    if (isPublic(row)) expect(publicPages[path]).toBeTypeOf('function');
    else if (hasFile(row)) expect(openings[path]).toBeTypeOf('function');
    else expect(row.opening).toBeNull();
  });

  test('has a limit for its first load', () => {
    expect(row.limitKb).toBeGreaterThan(100);
    expect(row.limitKb).toBeLessThanOrEqual(240);
  });

  test('is written as an address is, and is no address of the server', () => {
    expect(path.replaceAll(/:\w+/g, 'id')).toMatch(/^\/[a-z/-]*$/);
    expect(serverPaths.some((start) => `${path}/`.startsWith(`${start}/`))).toBe(false);
  });
});

test('no path stands in two rows', () => {
  expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length);
});

test('the places in the header are one after the other', () => {
  const places = rows.flatMap(({ navPlace }) => navPlace ?? []);
  expect(places.toSorted((a, b) => a - b)).toEqual(places.map((_, at) => at + 1));
});

test("what the contracts ask for is the server's", () => {
  const asked = [meContract.path, createPaymentIntentContract.path, `/${imageFolder('maya')}`];
  for (const address of asked)
    expect(
      serverPaths.some((start) => `${address}/`.startsWith(`${start}/`)),
      address,
    ).toBe(true);
});

test('a page is the entry, the layout where it has one of its own, and its module', () => {
  const modules = (wanted: string) => rows.filter(({ path }) => path === wanted).flatMap(modulesOf);
  expect(modules('/signin')).toEqual(['index.html', 'src/features/sign-in/sign-in-page.tsx']);
  expect(modules('/form')).toEqual([
    'index.html',
    'src/app/shell/private-layout.tsx',
    'src/features/form/form-page.tsx',
  ]);
  expect(componentOf('features/sign-in/forgot-password-page')).toBe('ForgotPasswordPage');
});
