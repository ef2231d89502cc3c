import { expect, type Page } from '@playwright/test';
import axeCore from 'axe-core';
import { afterFading } from './fading.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** WCAG 2.2 AA and axe's own advice: nothing to find. */
export const axe = (page: Page) => expectNothingFound(page, { type: 'tag', values: standards });

/** What can change where only the colours do. */
export const axeColours = (page: Page) =>
  expectNothingFound(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });

export async function expectNoSidewaysScroll(page: Page) {
  const { wide, seen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    seen: document.documentElement.clientWidth,
  }));
  expect(wide, `width of ${page.url()}`).toBeLessThanOrEqual(seen);
}

/** Loaded into the page once: axe's own builder sends its script with every scan, which takes twice as long. */
async function expectNothingFound(page: Page, runOnly: axeCore.RunOnly) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  await afterFading(page);
  const found = await page.evaluate(async (only) => {
    const { axe: scanner } = window as unknown as { axe: typeof axeCore };
    // What is in order need not be described.
    const { violations } = await scanner.run(document, {
      runOnly: only,
      resultTypes: ['violations'],
      // No rule of these reads style sheets. Fetched again for each scan they cost time, and can't be had without a server.
      preload: { assets: ['media'] },
    });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    }));
  }, runOnly);
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
