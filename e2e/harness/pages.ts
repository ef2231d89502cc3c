import { readFile } from 'node:fs/promises';
import { hasFile, isPublic, rows } from '@calmbridge/web/route-table';
import type { Page, TestInfo } from '@playwright/test';
import { expect } from '@playwright/test';

/** Public pages that are shown at once; those of a forgotten password have a journey of their own. */
export const publicRoutes = rows
  .filter((row) => isPublic(row) && row.guard !== 'visitor-once-known')
  .map(({ path }) => path);
export const privateRoutes = rows.filter((row) => !isPublic(row) && hasFile(row)).map(({ path }) => path);

export async function open(page: Page, path: string) {
  await page.goto(path);
  await settled(page);
}

/** Shown whole: the heading is there, nothing loads any more, fonts included. */
export async function settled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** The file that comes when something is done. */
export async function downloaded(page: Page, act: () => Promise<unknown>) {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

export const isPictured = Boolean(process.env['SCREENSHOTS']);

/** With SCREENSHOTS=1, kept under test-output/screenshots and with the test's own report. */
export async function keepScreenshot(page: Page, info: TestInfo, name: string) {
  if (!isPictured) return;
  const path = `test-output/screenshots/${name}.png`;
  await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  await info.attach(name, { path, contentType: 'image/png' });
}
