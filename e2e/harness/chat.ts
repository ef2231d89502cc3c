import { expect, type Locator, type Page } from '@playwright/test';
import { type FakeAi, startFakeAi } from './fake-ai.ts';
import { open } from './pages.ts';
import { type Server, startServer } from './server.ts';
import { carerTest } from './test.ts';

/** Journeys with an outside AI service that does as it is told. */
export const test = carerTest.extend<object, { ai: FakeAi; server: Server }>({
  ai: [
    async ({}, use) => {
      const ai = await startFakeAi();
      await use(ai);
      await ai.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ ai }, use) => {
      const server = await startServer({
        AI_BASE_URL: ai.url,
        AI_MODEL: 'helio-1',
        AI_API_KEY: 'none',
        LOG_LEVEL: 'trace',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
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
  await page.getByRole('checkbox', { name: 'Parents or guardians' }).check({ force: true });
  await page.getByLabel("Child's name").fill(name);
  await page.getByRole('checkbox', { name: 'Customized care plans' }).check({ force: true });
  if (notes !== '') {
    const box = page.getByLabel('Notes');
    if (!(await box.isVisible())) await page.getByText('More about your child (optional)').click();
    await box.fill(notes);
  }
  await page.getByRole('button', { name: /^Submit/ }).click();
}
