import { axe } from '../harness/accessibility.ts';
import { agree } from '../harness/chat.ts';
import { seeEveryLook } from '../harness/looks.ts';
import { open } from '../harness/pages.ts';
import { keepPlan, shownStory } from '../harness/stories.ts';
import { expect, carerTest as test } from '../harness/test.ts';

test('[SP41] what the story was told without: a sentence added by keyboard, taken back, and the rest left out for good', async ({
  page,
}, info) => {
  await open(page, '/social-stories');
  await keepPlan(page);
  await page
    .getByLabel('What is the story about?')
    .fill(
      'no more bottle at bedtime, the bottles are going to the baby next door, he can have milk in his dinosaur cup',
    );
  await page.getByRole('button', { name: /Generate Story/ }).click();
  await agree(page);
  const story = shownStory(page);
  await expect(story).toBeVisible({ timeout: 30_000 });
  const note = story.getByRole('region', { name: 'Not in this story' });
  await note.scrollIntoViewIfNeeded();
  await seeEveryLook(page, info, 'left-out-parts');

  const sentence = 'The bottles are going to the baby next door.';
  await note.getByRole('button', { name: `Add “${sentence}”` }).press('Enter');
  await expect(story.locator('p').filter({ hasText: sentence })).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(note.getByRole('button', { name: `Add “${sentence}”` })).toBeVisible();
  await note.getByRole('button', { name: 'Leave it out' }).press('Enter');
  await expect(note).toBeHidden();
  await axe(page);
  await page.reload();
  await expect(story).toBeVisible();
  await expect(note).toBeHidden();
});
