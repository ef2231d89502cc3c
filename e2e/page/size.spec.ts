import { open } from '../harness/pages.ts';
import { expect, test } from '../harness/test.ts';

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

for (const route of ['/signin', '/form'])
  test(`[GD33] the page of ${route} names every script and style it starts with`, async ({
    page,
    signedUp,
    context,
  }) => {
    expect(signedUp).toBeDefined();
    if (route === '/signin') await context.clearCookies();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (['script', 'stylesheet'].includes(request.resourceType()))
        asked.push(new URL(request.url()).pathname);
    });
    const html = (await (await page.goto(route))?.text()) ?? '';
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked.length).toBeGreaterThan(5);
    // What is drawn comes before what runs.
    expect(html).not.toMatch(/<(script type="module"|link rel="modulepreload")(?! fetchpriority="low")/);
    expect(asked.filter((path) => !html.includes(`"${path}"`) && !path.includes('start-offline'))).toEqual(
      [],
    );
  });

test('[GD33] a public page is drawn before its scripts are there, a private one begins with its header', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/signin');
  await expect(page.locator('h1')).toHaveText('Sign in');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('#email')).not.toBeEditable();
  await page.goto('/form');
  await expect(page.getByText('Calmbridge', { exact: true }).first()).toBeVisible();
  await context.close();
});
