import { axe } from '../harness/accessibility.ts';
import { expectBalance } from '../harness/carers.ts';
import { agree } from '../harness/chat.ts';
import { seeEveryLook } from '../harness/looks.ts';
import { open } from '../harness/pages.ts';
import { keepPlan, shownStory } from '../harness/stories.ts';
import { expect, carerTest as test } from '../harness/test.ts';

test('a line that may mean several stories: offered free, one pressed by keyboard, told and paid for once', async ({
  page,
}, info) => {
  await open(page, '/social-stories');
  await keepPlan(page);
  await page.getByLabel('What is the story about?').fill('not correcting the teacher in front of everyone');
  await page.getByRole('button', { name: /Generate Story/ }).click();
  await agree(page);
  const offers = page.getByRole('group', { name: 'Is it one of these?' });
  await expect(offers.getByRole('button')).toHaveCount(2);
  await expect(page.getByText(/Nothing was charged/)).toBeVisible();
  await expectBalance(page, 1);
  await page.getByRole('heading', { name: 'Stories', exact: true }).scrollIntoViewIfNeeded();
  await seeEveryLook(page, info, 'offered-stories');

  await page
    .getByLabel('What is the story about?')
    .fill('not correcting the teacher in front of everyone, just listening');
  await expect(offers).toBeHidden();
  await page.getByLabel('What is the story about?').fill('not correcting the teacher in front of everyone');
  await offers.getByRole('button', { name: /gets a fact wrong/ }).press('Enter');
  const story = shownStory(page);
  await expect(story).toBeVisible({ timeout: 30_000 });
  await expect(story).toContainText(/fact wrong/);
  await expect(story.getByRole('region', { name: 'Story check' })).toContainText(/\d of \d passed/);
  await expect(offers).toBeHidden();
  await expectBalance(page, 0.75);
  await axe(page);
  await page.reload();
  await expect(story).toBeVisible();
  await expectBalance(page, 0.75);
});
