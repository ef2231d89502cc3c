// The child's place by keyboard alone; moments, form, logs and storybook have journeys of their own.
import { keepOnDevice } from '../harness/device.ts';
import { pressOn, tabTo } from '../harness/keyboard.ts';
import { response, seedLogs } from '../harness/logs.ts';
import { savedChild } from '../harness/moments.ts';
import { open, settled } from '../harness/pages.ts';
import { boardOf, seedBoards } from '../harness/seed-boards.ts';
import { expect, carerTest as test } from '../harness/test.ts';
import { giveVoice } from '../harness/voice.ts';

test.use({ viewport: { width: 390, height: 844 } });

const plan = `# Care plan for Leo

## Mornings

Shoes by the door.

## Goals until 8 February 2027

1. **Haircuts.** By 8 February 2027, Leo sits for three snips: 3 times out of 5 (now: __ of 10).

## Safety and emergency planning

If Leo is missing:

1. Call the emergency number at once.
2. Search water first: pond, pool, stream.
3. Then the railway station.
`;

test('from the plan’s steps to its parts, a goal, the emergency card and back, by keyboard alone', async ({
  page,
}) => {
  await open(page, '/settings');
  await keepOnDevice(page, 'savedChildren', [savedChild('leo', 'Leo')]);
  await seedLogs(page, { responses: [response('plan', { content: plan, childId: 'leo' })] });
  await open(page, '/interactive-hub');
  await pressOn(page, page.getByRole('link', { name: /What to do right now/ }));
  await expect(page).toHaveURL(/\/plans\/plan/);
  await settled(page);
  await expect(page.getByRole('region', { name: 'Right now' }).getByRole('listitem').first()).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Contents' }));
  await pressOn(
    page,
    page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: /^Safety/ }),
  );
  await expect(page.getByRole('heading', { level: 2, name: /^Safety/ })).toBeInViewport();
  await page.keyboard.press('Control+Home');
  const help = page.getByRole('group', { name: 'Haircuts' }).getByRole('button', { name: 'With help' });
  await pressOn(page, help, 'Space');
  await expect(help).toHaveAttribute('aria-pressed', 'true');
  await expect(help).toBeFocused();
  const card = page
    .getByRole('main')
    .getByRole('link', { name: /^Emergency card/ })
    .first();
  await pressOn(page, card);
  const dialog = page.getByRole('dialog', { name: 'Emergency card for Leo' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/plans\/plan/);
});

test('[BU14] a step’s timer is started and stopped, and the step done, by keyboard alone', async ({
  page,
}) => {
  await giveVoice(page);
  await open(page, '/pecs-board');
  const day = boardOf('day', 'Morning', 1, 3);
  const cells = day.cells.map((card) => card && { ...card, day: { minutes: 5 } });
  await seedBoards(page, [{ ...day, cells, kind: 'schedule' }]);
  await open(page, '/pecs-board?board=day');
  const opener = page.getByRole('button', { name: 'Child view', exact: true });
  await pressOn(page, opener);
  const view = page.getByRole('dialog', { name: /^Child view/ });
  await expect(view.locator('[data-place="0"]')).toBeFocused();
  // The steps stand one under the other.
  await page.keyboard.press('ArrowDown');
  await expect(view.locator('[data-place="1"]')).toBeFocused();
  await pressOn(page, view.getByRole('button', { name: 'Start timer: 5 min' }));
  await expect(view.getByRole('timer')).toHaveAccessibleName('5 minutes left');
  await pressOn(page, view.getByRole('button', { name: 'Stop timer' }));
  await expect(view.getByRole('timer')).toHaveCount(0);
  await pressOn(page, view.getByRole('button', { name: /^Done:/ }));
  await expect(view.getByText('1 of 3 done')).toBeVisible();
  await tabTo(page, view.getByRole('button', { name: 'Hold to leave' }));
  await page.keyboard.down('Enter');
  await expect(view).toHaveCount(0);
  await page.keyboard.up('Enter');
  await expect(opener).toBeFocused();
});
