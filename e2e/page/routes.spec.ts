import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../harness/accessibility.ts';
import { seeEveryLook } from '../harness/looks.ts';
import { open, privateRoutes, publicRoutes, settled } from '../harness/pages.ts';
import { carerTest, expect, test } from '../harness/test.ts';

const nameOf = (route: string) => (route === '/' ? 'home' : route.slice(1));
const seen = { widths: [360, 1280], looks: ['light', 'dark'] as const };

for (const route of publicRoutes) {
  test(`${route} is accessible to a visitor at every width, light and dark`, async ({ page }, info) => {
    await open(page, route);
    await expectOnePage(page, route);
    await seeEveryLook(page, info, nameOf(route), seen);
    await expectToFitTheSmallest(page);
  });
}

for (const route of privateRoutes) {
  carerTest(`${route} is accessible to a carer at every width, light and dark`, async ({ page }, info) => {
    await open(page, route);
    await expect(page).toHaveURL(route);
    await expectOnePage(page, route);
    await seeEveryLook(page, info, nameOf(route), seen);
    await expectToFitTheSmallest(page);
  });
}

async function expectOnePage(page: Page, route: string) {
  await expect(page.getByRole('main')).toHaveCount(1);
  const file = await (await page.request.get(route)).text();
  const title = /<title>(.+ · Calmbridge)<\/title>/.exec(file)?.[1];
  expect(title, 'the title its file already has').toBeDefined();
  await expect(page).toHaveTitle(title ?? '');
}

async function expectToFitTheSmallest(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  await settled(page);
  await expectNoSidewaysScroll(page);
}
