// One open page, seen at every width and in every look: opening it again for each would only take longer.
import type { Page, TestInfo } from '@playwright/test';
import { axe, axeColours, expectNoSidewaysScroll } from './accessibility.ts';
import { afterFading } from './fading.ts';
import { isPictured, keepScreenshot } from './pages.ts';

type Look = 'light' | 'dark' | 'low';

export const everyWidth = [320, 390, 1280];

/**
 * Whole and accessible. A look changes colours only, so the rest is scanned in the first one; between the narrowest and the
 * widest only the room changes.
 */
export async function seeEveryLook(
  page: Page,
  info: TestInfo,
  name: string,
  { widths = everyWidth, looks = ['light', 'dark', 'low'] as readonly Look[] } = {},
) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const isBetween = width !== widths[0] && width !== widths.at(-1) && !isPictured;
    for (const look of isBetween ? looks.slice(0, 1) : looks) {
      await wear(page, look);
      await expectNoSidewaysScroll(page);
      if (!isBetween) await (look === looks[0] ? axe(page) : axeColours(page));
      await keepScreenshot(page, info, `${name}-${width}-${look}`);
    }
  }
  await wear(page, 'light');
}

async function wear(page: Page, look: Look) {
  // The page puts on what the carer chose when it hears of another scheme, so the look that nobody chose comes last.
  await wearScheme(page, look === 'dark' ? 'dark' : 'light');
  await page.evaluate(
    (isLow) => document.documentElement.toggleAttribute('data-low-stimulation', isLow),
    look === 'low',
  );
  await afterFading(page);
}

/** Light or dark as the device says it, once the page has put it on. */
export async function wearScheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (scheme) => document.documentElement.dataset['colorScheme'] === scheme,
    colorScheme,
  );
  await afterFading(page);
}
