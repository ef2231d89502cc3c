import type { Page } from '@playwright/test';
import { keepOnDevice } from '../harness/device.ts';
import { seeEveryLook } from '../harness/looks.ts';
import { moment, savedChild, seedMoments } from '../harness/moments.ts';
import { open, settled } from '../harness/pages.ts';
import { expect, carerTest as test } from '../harness/test.ts';

const phrases = ['Loud noise', 'Change of plan', 'Waiting', 'Hungry'];
/** A month of days before now, some hard, some good. */
function month() {
  const now = Math.floor(Date.now() / 60_000) * 60_000;
  const at = (days: number, hours: number) =>
    new Date(now - days * 86_400_000 - hours * 3_600_000).toISOString().slice(0, 16);
  return Array.from({ length: 30 }, (_, day) => [
    moment(`s${day}`, at(day, 8), { kind: 'sleep', minutes: 480 + (day % 5) * 20 }),
    moment(`h${day}`, at(day, day % 9), {
      kind: day % 6 === 0 ? 'bolt' : 'meltdown',
      before: [phrases[day % 4] ?? '', phrases[(day * 3) % 4] ?? ''],
      helped: [day % 2 ? 'A quiet place' : 'Fewer words'],
    }),
    ...(day % 3 === 0 ? [moment(`j${day}`, at(day, 3), { kind: 'joy' as const })] : []),
  ]).flat();
}

async function openDays(page: Page) {
  await open(page, '/days');
  await keepOnDevice(page, 'savedChildren', [savedChild('leo', 'Leo')]);
  await seedMoments(page, month());
  await page.reload();
  await settled(page);
  await expect(page.getByRole('heading', { name: 'What the days say: Leo' })).toBeVisible();
}

test('[WD2] the charts are whole and accessible at every width, in every look', async ({ page }, info) => {
  await openDays(page);
  await expect(page.getByRole('table')).toHaveCount(6);
  await seeEveryLook(page, info, 'days');
});

for (const weeks of ['4 weeks', '12 weeks'])
  test(`[WD5] ${weeks} print on one page, without the tools`, async ({ page }) => {
    await openDays(page);
    await page.getByLabel('Period').selectOption(weeks);
    const paper = (await page.pdf({ format: 'A4', path: `test-output/days-${weeks[0]}.pdf` })).toString(
      'latin1',
    );
    expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByLabel('Period')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

for (const timezoneId of ['Pacific/Kiritimati', 'America/Los_Angeles'])
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    test(`[MO1] a moment of a journey stays on its day, seen from ${timezoneId}`, async ({ page }) => {
      await open(page, '/history');
      await seedMoments(page, [
        moment('late', '2026-03-29T23:50', { timestamp: '2026-03-29T21:50:00.000Z' }),
      ]);
      await page.reload();
      await settled(page);
      const day = page.getByRole('article').locator('time').first();
      await expect(day).toHaveText(/29\s*March/);
      await expect(page.getByText('11:50 PM')).toBeVisible();
    });
  });
