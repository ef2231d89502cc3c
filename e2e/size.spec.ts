import { open } from './harness/pages.ts';
import { expect, test } from './harness/test.ts';

test('the sign-in page fetches at most 170 kB of script and style, zipped', async ({ page }) => {
  const sizes: number[] = [];
  page.on('response', (response) => {
    if (!['script', 'stylesheet'].includes(response.request().resourceType())) return;
    sizes.push(Number(response.headers()['content-length']));
  });
  await page.route('**/*', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'accept-encoding': 'gzip' } }),
  );
  await open(page, '/signin');
  await page.waitForLoadState('networkidle');
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(170_000);
});
