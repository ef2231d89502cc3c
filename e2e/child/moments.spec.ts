import { axe } from '../harness/accessibility.ts';
import { keepOnDevice } from '../harness/device.ts';
import { pressOn } from '../harness/keyboard.ts';
import { response, seedLogs } from '../harness/logs.ts';
import { seeEveryLook } from '../harness/looks.ts';
import { keptMoments, savedChild, seedMoments, someMoments } from '../harness/moments.ts';
import { downloaded, keepScreenshot, open, settled } from '../harness/pages.ts';
import { expect, carerTest as test } from '../harness/test.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const names of [['Leo'], ['Leo', 'Mia']])
    test(`[MW1] [MW2] three taps keep a moment with ${names.length} saved`, async ({ page }, info) => {
      await open(page, '/interactive-hub');
      await keepOnDevice(
        page,
        'savedChildren',
        names.map((name) => savedChild(name.toLowerCase(), name)),
      );
      await open(page, '/interactive-hub');
      await page.getByRole('button', { name: 'Add a moment' }).tap();
      await page.locator('label', { hasText: 'Meltdown' }).tap();
      await keepScreenshot(page, info, `moment-three-taps-${names.length}-390`);
      await page
        .getByRole('button', { name: names.length === 1 ? 'Save' : 'Save for Leo', exact: true })
        .tap();
      await expect(page.getByText('Moment saved for Leo')).toBeVisible();
      expect(await keptMoments(page)).toMatchObject([{ kind: 'meltdown', childId: 'leo' }]);
    });
});

test('[MW1] [MW4] the sheet is whole and accessible at every width, in every look', async ({
  page,
}, info) => {
  await open(page, '/interactive-hub');
  await keepOnDevice(page, 'savedChildren', [savedChild('leo', 'Leo')]);
  await open(page, '/interactive-hub');
  await page.getByRole('button', { name: 'Add a moment' }).click();
  await page.locator('label', { hasText: 'Bolted' }).click();
  await seeEveryLook(page, info, 'moment-sheet');
  await page.getByText('More details').click();
  await seeEveryLook(page, info, 'moment-details');
});

test('[MW1] [MW8] a moment is written, changed and undone by keyboard alone', async ({ page }) => {
  await open(page, '/about');
  await pressOn(page, page.getByRole('button', { name: 'Add a moment' }));
  await pressOn(page, page.getByRole('radio', { name: 'Meltdown' }), 'Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Bolted' })).toBeChecked();
  await pressOn(page, page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByText('Moment saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a moment' })).toBeFocused();
  await open(page, '/history');
  await pressOn(page, page.getByRole('article', { name: 'Bolted' }).getByRole('button', { name: 'Edit' }));
  await pressOn(page, page.getByLabel('Minutes'));
  await page.keyboard.type('12');
  await pressOn(page, page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByText('12 min')).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Undo' }));
  await expect(page.getByText('12 min')).toHaveCount(0);
});

test('[LG13] [LG14] moments stand beside plans, are found and marked, in every look', async ({
  page,
}, info) => {
  await open(page, '/history');
  await seedLogs(page, { responses: [response('plan')] });
  await seedMoments(page, someMoments);
  await page.reload();
  await settled(page);
  await expect(page.getByRole('article')).toHaveCount(4);
  await seeEveryLook(page, info, 'logs-moments');
  await page.getByRole('searchbox').fill('dryer');
  await expect(page.locator('mark')).toHaveText(['dryer', 'dryer']);
  await axe(page);
  await keepScreenshot(page, info, 'logs-moments-found-1280');
});

test('[LG16] the moments shown download as a table', async ({ page }) => {
  await open(page, '/history');
  await seedMoments(page, someMoments);
  await page.reload();
  await settled(page);
  const { name, bytes } = await downloaded(page, () =>
    page.getByRole('button', { name: 'Download moments (3) as a spreadsheet' }).click(),
  );
  expect(name).toMatch(/^calmbridge-moments-\d{4}-\d\d-\d\d\.csv$/);
  expect(bytes.toString('utf8').split('\r\n')).toHaveLength(5);
});

test('[DV7] a moment kept in one tab shows in the other', async ({ page, context }) => {
  await open(page, '/history');
  const other = await context.newPage();
  await open(other, '/about');
  await other.getByRole('button', { name: 'Add a moment' }).click();
  await other.locator('label', { hasText: 'New skill' }).click();
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('article', { name: 'New skill' })).toBeVisible();
});
