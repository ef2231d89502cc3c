// What a plan would only quote is asked in the form, and what is pressed there stands in the plan.
import { askMeaningsContract } from '@calmbridge/domain/assistant/ask-meanings';
import type { Page } from '@playwright/test';
import { axe, axeColours, expectNoSidewaysScroll } from '../harness/accessibility.ts';
import { wearScheme } from '../harness/looks.ts';
import { keepScreenshot, open } from '../harness/pages.ts';
import { expect, carerTest as test } from '../harness/test.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const row = (page: Page, phrase: string) => page.getByRole('group', { name: `“${phrase}”`, exact: true });

async function writeTriggers(page: Page, text: string) {
  await page.getByRole('button', { name: /^More about your child/ }).click();
  await field(page, 'Triggers').fill(text);
  await field(page, 'Challenges').focus();
}

test('what is not sure is asked under its field, on a phone, and the plan has the steps that were chosen', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/form');
  await page.getByText('Parents or guardians', { exact: true }).click();
  await field(page, "Child's name").fill('Leo');
  await page.getByText('Customized care plans', { exact: true }).click();
  await writeTriggers(page, 'big salon chair, the bells');
  // Nothing is sent before that was agreed to.
  await page.getByRole('button', { name: 'Ask me' }).click();
  const asked = page.waitForResponse((response) => response.url().endsWith(askMeaningsContract.path));
  await page.getByRole('dialog').getByRole('button', { name: /agree/i }).click();
  expect((await asked).status()).toBe(200);
  await expect(row(page, 'big salon chair')).toBeVisible();
  await axe(page);
  await expectNoSidewaysScroll(page);
  for (const scheme of ['light', 'dark'] as const) {
    await wearScheme(page, scheme);
    await axeColours(page);
    await row(page, 'big salon chair').scrollIntoViewIfNeeded();
    await keepScreenshot(page, info, `form-meanings-${scheme}`);
  }
  const button = row(page, 'big salon chair').getByRole('button', { name: 'Haircuts' });
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await button.click();
  await expect(page.getByText('“big salon chair”: Haircuts', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change what “big salon chair” means' })).toBeFocused();

  await page.getByRole('button', { name: /^Submit/ }).click();
  const plan = page.getByRole('dialog', { name: 'AI chat' });
  await expect(plan.getByText('Big salon chair', { exact: true }).first()).toBeVisible();
  await expect(plan.getByText('“big salon chair” What helps', { exact: false })).toHaveCount(0);
});
