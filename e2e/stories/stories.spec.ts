import { axe } from '../harness/accessibility.ts';
import { expectBalance } from '../harness/carers.ts';
import { agree, chatOf, submitForm } from '../harness/chat.ts';
import { seeEveryLook } from '../harness/looks.ts';
import { open, settled } from '../harness/pages.ts';
import { keepPlan, shownStory } from '../harness/stories.ts';
import { expect, carerTest as test } from '../harness/test.ts';

test('from the form to a plan to a story, renamed, reloaded, deleted and brought back', async ({ page }) => {
  await open(page, '/social-stories');
  await expect(page.getByRole('heading', { name: 'A story starts with a care plan' })).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: /Go to the form/ }).click();
  await expect(page).toHaveURL('/form');

  await submitForm(page, 'Leo', 'Leo loves dinosaurs.');
  await agree(page);
  await expect(chatOf(page).getByText('Written by the built-in guidebook.')).toBeVisible({ timeout: 60_000 });
  // A page that is loaded anew in the moment of paying shows the plan again, in the chat: whoever goes on closes it first.
  await expectBalance(page, 0.75);
  await chatOf(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(chatOf(page)).toBeHidden();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' }).click();
  await expect(page.getByLabel('Who is the story about?')).toContainText('Leo');
  await page.getByLabel('What is the story about?').fill('Our first visit to the dentist');
  await page.getByLabel('Story type').selectOption('Routine');
  await page.getByLabel('Context').selectOption('Community');
  await page.getByRole('button', { name: /Generate Story/ }).click();

  const story = shownStory(page);
  await expect(story).toBeVisible({ timeout: 30_000 });
  await expect(story).toContainText('Leo');
  await expect(story).not.toContainText('{child}');
  await expect(story).toContainText('Written by the built-in guidebook.');
  await expect(story.getByRole('region', { name: 'Story check' })).toContainText(/\d of 8 passed/);
  await expectBalance(page, 0.5);
  await axe(page);

  await story.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('Story name').fill('Teeth day');
  await story.getByRole('button', { name: 'Save' }).click();
  await expect(story.getByRole('heading', { name: 'Teeth day' })).toBeVisible();
  await page.reload();
  await settled(page);
  await expect(story.getByRole('heading', { name: 'Teeth day' })).toBeVisible();
  await expect(page.getByLabel('Story type')).toHaveValue('Routine');

  await story.getByRole('button', { name: 'Delete' }).click();
  const ask = page.getByRole('dialog', { name: 'Delete “Teeth day”?' });
  await expect(ask).toContainText('cannot be undone');
  await axe(page);
  await ask.getByRole('button', { name: 'Delete' }).click();
  await expect(story).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(story.getByRole('heading', { name: 'Teeth day' })).toBeVisible();
});

test('edited offline, with a check that follows, and another tab that sees it', async ({ page, context }) => {
  await open(page, '/social-stories');
  await keepPlan(page, { stories: 2 });
  const other = await context.newPage();
  await open(other, '/social-stories');
  await context.setOffline(true);
  const story = shownStory(page);
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await story.getByRole('button', { name: 'Edit text' }).click();
  await page.getByLabel('Story text').press('End');
  await page.getByLabel('Story text').fill('You must sit still at the dentist.');
  const check = story.getByRole('region', { name: 'Story check' });
  await expect(check.getByText('You must sit still at the dentist.').first()).toBeVisible();
  await axe(page);
  await story.getByRole('button', { name: 'Save' }).click();
  await expect(shownStory(other)).toContainText('You must sit still at the dentist.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shownStory(other)).not.toContainText('You must sit still at the dentist.');
  await context.setOffline(false);
});

test('without credits an alert says so and leads to Credits', async ({ page, complaints }) => {
  await open(page, '/social-stories');
  await keepPlan(page);
  await page.route('**/api/assistant/story', (route) =>
    route.fulfill({ status: 402, json: { error: { code: 'credits/insufficient', requestId: 'r' } } }),
  );
  complaints.expect(/402/);
  await page.getByRole('button', { name: /Generate Story/ }).click();
  await agree(page);
  const alert = page.getByRole('dialog', { name: 'Not enough credits to generate a story.' });
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: 'Go to Credits' }).click();
  await expect(page).toHaveURL('/payment');
});

test('fits 320, 390 and 1280 in every look', async ({ page }, info) => {
  await open(page, '/social-stories');
  await keepPlan(page, { stories: 12 });
  await expect(page.getByText(/\d of 7 passed/)).toBeVisible();
  await seeEveryLook(page, info, 'stories');
});

test('a thousand stories are searched while typing', async ({ page }) => {
  await open(page, '/social-stories');
  await keepPlan(page, { stories: 1000 });
  await expect(page.getByText('30 of 999 shown')).toBeVisible();
  await page.getByLabel('Search stories').fill('number 417');
  await expect(page.getByText('1 story found')).toBeVisible();
  await page.getByRole('button', { name: 'Story number 417', exact: true }).click();
  await expect(shownStory(page).getByRole('heading', { name: 'Story number 417' })).toBeFocused();
});
