import { expect, type Locator, type Page } from '@playwright/test';
import { tick } from './keyboard.ts';
import { open } from './pages.ts';
import { carerTest } from './test.ts';

/** Journeys with an outside AI service that does as it is told: the worker's `ai`. */
export const test = carerTest.extend({
  server: async ({ aiServer }, use) => use(aiServer),
});

export const chatOf = (page: Page): Locator => page.getByRole('dialog', { name: 'AI chat' });
export const newest = (page: Page): Locator => chatOf(page).getByRole('article').first();

export async function openChat(page: Page) {
  await page.getByRole('button', { name: 'Open AI chat' }).click();
  await expect(chatOf(page)).toBeVisible();
}

export async function say(page: Page, text: string) {
  await chatOf(page).getByLabel('Message').fill(text);
  await page.keyboard.press('Enter');
}

/** The first question of a carer, on a page of its own. */
export async function askFirst(page: Page, text: string) {
  await open(page, '/about');
  await openChat(page);
  await say(page, text);
  await agree(page);
}

export const agree = (page: Page) => page.getByRole('button', { name: 'I agree' }).click();

/** The shortest form that can be sent. */
export async function submitForm(page: Page, name: string, notes = '') {
  await open(page, '/form');
  await tick(page.getByRole('checkbox', { name: 'Parents or guardians' }));
  await page.getByLabel("Child's name").fill(name);
  await tick(page.getByRole('checkbox', { name: 'Customized care plans' }));
  if (notes !== '') {
    const box = page.getByLabel('Notes');
    if (!(await box.isVisible())) await page.getByText('More about your child (optional)').click();
    await box.fill(notes);
  }
  await page.getByRole('button', { name: /^Submit/ }).click();
}
