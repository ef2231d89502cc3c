import { axe, expectNoSidewaysScroll } from './harness/accessibility.ts';
import { keepScreenshot, open, privateRoutes, publicRoutes, settled } from './harness/pages.ts';
import { expect, test } from './harness/test.ts';

const widths = [360, 1280];
const schemes = ['light', 'dark'] as const;
const nameOf = (route: string) => (route === '/' ? 'home' : route.slice(1));

for (const scheme of schemes) {
  test.describe(`in the ${scheme} look`, () => {
    test.use({ colorScheme: scheme });

    for (const route of publicRoutes) {
      test(`${route} is accessible to a visitor at every width`, async ({ page }, info) => {
        await open(page, route);
        await lookAt(page, info, route, scheme);
      });
    }

    for (const route of privateRoutes) {
      test(`${route} is accessible to a carer at every width`, async ({ page, signedUp }, info) => {
        expect(signedUp.plan).toBe('free');
        await open(page, route);
        await expect(page).toHaveURL(route);
        await lookAt(page, info, route, scheme);
      });
    }
  });
}

async function lookAt(
  page: Parameters<typeof open>[0],
  info: Parameters<typeof keepScreenshot>[1],
  route: string,
  scheme: string,
) {
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page).toHaveTitle(/Calmbridge/);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    await axe(page);
    await keepScreenshot(page, info, `${nameOf(route)}-${width}-${scheme}`);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await settled(page);
  await expectNoSidewaysScroll(page);
}
