import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** WCAG 2.2 AA and axe's own advice: nothing to find. */
export const axe = (page: Page) => nothingFound(page, scan(page).withTags(standards));

/** What can change where only the colours do. */
export const axeColours = (page: Page) =>
  nothingFound(page, scan(page).withRules(['color-contrast', 'link-in-text-block']));

export async function expectNoSidewaysScroll(page: Page) {
  const { wide, seen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    seen: document.documentElement.clientWidth,
  }));
  expect(wide, `width of ${page.url()}`).toBeLessThanOrEqual(seen);
}

// The other mode opens a tab for every scan, to gather what foreign frames say. We have none. What is in order need not
// be described.
const scan = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

async function nothingFound(page: Page, wanted: AxeBuilder) {
  const { violations } = await wanted.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
