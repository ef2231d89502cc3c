// What only those who work on the product see: the page of `npm run dev`, and its gallery of controls.
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { seeEveryLook } from '../harness/looks.ts';
import { test as base, expect } from '../harness/test.ts';
import { type Complaints, watchPage } from '../harness/watch-page.ts';

const test = base.extend<{ complaints: Complaints }>({
  // Vite's own client talks on the console, and to itself.
  complaints: async ({ page, dev }, use) => use(watchPage(page, dev.url)),
});

// One after the other, on one development server: several keep their libraries in one folder, and each that starts writes it anew under the
// others, whose pages then start over.
test.describe.configure({ mode: 'default' });

test('every control in the gallery is accessible in the three looks', async ({ page, dev }, info) => {
  // The first page of a development server is compiled as it is asked for. Libraries it finds on the way make it start over, and a page
  // that was being fetched meanwhile stays empty: so it is asked for again.
  await expect(async () => {
    await page.goto(`${dev.url}/gallery`);
    await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible({ timeout: 20_000 });
  }).toPass({ timeout: 120_000 });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await seeEveryLook(page, info, 'gallery', { widths: [390, 1280] });
});

test('[GD33] in development a page begins as it does in production', async ({ browser, dev, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const begun = async (url: string) => {
    await page.goto(url);
    const heading = page.locator('h1');
    await expect(heading).toBeVisible();
    return {
      title: await page.title(),
      words: await page.locator('#first').textContent(),
      heading: await heading.evaluate((found) => {
        const { fontSize, color, textAlign } = getComputedStyle(found);
        return { fontSize, color, textAlign, top: Math.round(found.getBoundingClientRect().top) };
      }),
    };
  };
  for (const path of ['/signin', '/form'])
    expect(await begun(dev.url + path), path).toEqual(await begun(server.url + path));
  await context.close();
});

test('what is not a page is asked of the server behind it', async ({ request, dev }) => {
  expect(await (await request.get(`${dev.url}/api/me`)).json()).toEqual({ is: 'signed-out' });
});

test('the build has no gallery', async ({ page }) => {
  await page.goto('/gallery');
  await expect(page).toHaveURL('/signin');
  const assets = fileURLToPath(new URL('../../packages/web/dist/assets/', import.meta.url));
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  for (const name of scripts)
    expect(await readFile(assets + name, 'utf8'), name).not.toContain('Every control of');
});
