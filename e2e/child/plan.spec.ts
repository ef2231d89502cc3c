import type { Page } from '@playwright/test';
import { axe, expectNoSidewaysScroll } from '../harness/accessibility.ts';
import { chatOf } from '../harness/chat.ts';
import { response, seedLogs } from '../harness/logs.ts';
import { seeEveryLook } from '../harness/looks.ts';
import { open, settled } from '../harness/pages.ts';
import { expect, carerTest as test } from '../harness/test.ts';

const planForMika = `# Care plan for Mika Tamm

Age 6 · ASD Level 2 · written 16 November 2026 · first review 21 December 2026

## One page about Mika

*In Mika’s voice, drafted by the carer.*

I am Mika, 6. I build long train tracks. I love trains and maps.

- **How I talk:** With my device. Give me 10 seconds.
- **If I run:** Call 999, 112 or 911 first; water first, then the railway station.

${Array.from({ length: 10 }, (_, at) => `## Part ${at + 1} of the day\n\n${'- Bring the blue blanket and wait ten seconds before you ask again.\n'.repeat(6)}`).join('\n')}

## Goals until 8 February 2027

1. **Leaving the playground.** By 11 January 2027, Mika leaves the playground after the card: 4 times out of 5 (now: __ of 10). *Who:* parents.
2. **Haircuts.** By 8 February 2027, Mika sits for three snips: 3 times out of 5 (now: __ of 10).

## Triggers and support steps

| What sets it off | Before | First signs | What to do | Afterwards |
|---|---|---|---|---|
| Hand dryers | Carry a small towel | Hands to ears | Leave the room with him | Mark this toilet |

## From your clinic’s plan

- Medicines: “epilepsy, Keppra 250 mg twice a day. buccal midazolam after 5 min”
- In any seizure: time it, nothing in the mouth, on the side when it stops. Call the emergency number after 5 minutes.

## Safety and emergency planning

If Mika is missing:

1. Call the emergency number at once. Say: autistic, 6 years old.
2. Search water first: pond, pool, stream.
3. Then, as the family wrote: the railway station.
4. One person stays at home with the phone free.
`;

const phone = { width: 390, height: 844 };
test.use({ hasTouch: true, viewport: phone, serviceWorkers: 'block' });

async function seedPlan(page: Page) {
  await open(page, '/settings');
  await seedLogs(page, {
    responses: [response('mika', { content: planForMika, profile: { name: 'Mika Tamm', age: '6' } })],
  });
}

for (const start of ['/interactive-hub', '/form'])
  test(`from ${start} to the bolting steps in two taps, on a phone`, async ({ page }) => {
    await seedPlan(page);
    await open(page, start);
    let taps = 0;
    const tap = async (name: string | RegExp) => {
      taps += 1;
      await page.getByRole('link', { name }).tap();
    };
    await tap(/What to do right now/);
    await settled(page);
    const steps = page.getByRole('region', { name: 'Right now' }).getByRole('listitem');
    await expect(steps.first()).toBeInViewport();
    await expect(steps.first()).toContainText('Call the emergency number at once.');
    await expect(steps.nth(2)).toBeInViewport();
    await expect(page.getByRole('link', { name: /^Call \d+/ })).toBeInViewport();
    expect(taps).toBeLessThanOrEqual(2);
  });

test('any part of the plan is two taps away, and a word is found, on a phone', async ({ page }) => {
  await seedPlan(page);
  await open(page, '/plans/mika');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Care plan for Mika Tamm');
  // From the middle of the plan, not only from its top.
  await page.getByRole('heading', { name: 'Part 5 of the day' }).scrollIntoViewIfNeeded();
  const contents = page.getByRole('button', { name: 'Contents' });
  const links = page.getByRole('navigation', { name: 'Contents' });
  const barTop = () => contents.evaluate((button) => button.getBoundingClientRect().top);
  const top = await barTop();
  for (const part of ['Safety and emergency planning', 'One page about Mika', 'Part 9 of the day']) {
    const scrolled = await page.evaluate(() => window.scrollY);
    await contents.tap();
    await expect(links).toBeVisible();
    expect(await page.evaluate(() => window.scrollY), 'opening the contents moves nothing').toBe(scrolled);
    await links.getByRole('link', { name: part }).tap();
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeInViewport();
    expect(await barTop(), `the bar at ${part}`).toBe(top);
  }
  await contents.tap();
  await expect(links.getByRole('link', { name: 'Part 9 of the day' })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await contents.tap();
  await page.getByRole('searchbox', { name: 'Find in plan' }).fill('railway');
  await expect(page.getByText('1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).tap();
  await expect(page.getByText('2 of 2')).toBeVisible();
  await expect(page.getByText('Then, as the family wrote: the railway station.').last()).toBeInViewport();
  await expectNoSidewaysScroll(page);
});

test('the plan’s page is accessible at every width and in every look', async ({ page }, info) => {
  await seedPlan(page);
  await open(page, '/plans/mika');
  await expect(page.getByRole('heading', { level: 2, name: 'Triggers and support steps' })).toBeVisible();
  await seeEveryLook(page, info, 'plan');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'One page', exact: true }).tap();
  await expect(page.getByRole('button', { name: 'Print this page' })).toBeVisible();
  await axe(page);
});

test('a goal is ticked, reviewed, and begins the next plan', async ({ page }) => {
  await seedPlan(page);
  await open(page, '/plans/mika');
  const goal = page.getByRole('group', { name: 'Leaving the playground' });
  await goal.getByRole('button', { name: 'With help' }).tap();
  await expect(goal.getByRole('button', { name: 'With help' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await settled(page);
  await expect(goal.getByRole('button', { name: 'With help' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByText('How it’s going').first().tap();
  await expect(page.getByRole('table', { name: 'Leaving the playground: by week' })).toBeVisible();
  await page.getByRole('button', { name: 'How did it go?' }).tap();
  await page.getByLabel('Haircuts').selectOption('Keep going');
  await page.getByLabel('What worked?').fill('the sand timer');
  await axe(page);
  await page.getByRole('button', { name: 'Start a new plan from this' }).tap();
  await expect(page).toHaveURL('/form');
  await expect(page.getByLabel("Child's name")).toHaveValue('Mika Tamm');
  await page.getByText('More about your child (optional)').tap();
  await expect(page.getByLabel('Notes')).toHaveValue('Our goal: Haircuts.\nWorked: the sand timer');
});

test('Logs and the chat lead to the page', async ({ page }) => {
  await seedPlan(page);
  await open(page, '/history');
  await page.getByRole('link', { name: 'Open plan' }).tap();
  await expect(page).toHaveURL('/plans/mika');
  await page.getByRole('button', { name: 'Ask in chat' }).tap();
  await expect(chatOf(page)).toBeVisible();
  await chatOf(page).getByRole('link', { name: 'Open plan' }).click();
  await expect(page).toHaveURL('/plans/mika');
});

for (const [name, size] of [
  ['a phone', phone],
  ['a phone enlarged to 200 %', { width: 195, height: 422 }],
  ['a laptop enlarged to 200 %', { width: 640, height: 360 }],
] as const)
  test(`[CH31] on ${name} the message box is one row and the text has most of the height`, async ({
    page,
  }) => {
    await seedPlan(page);
    await open(page, '/plans/mika');
    await page.getByRole('button', { name: 'Ask in chat' }).tap();
    await expect(chatOf(page)).toBeVisible();
    await page.setViewportSize(size);
    const box = await chatOf(page).getByLabel('Message').boundingBox();
    const send = await chatOf(page).getByRole('button', { name: /^Send/ }).boundingBox();
    expect(Math.abs((box?.y ?? 0) - (send?.y ?? 99))).toBeLessThan(12);
    const text = await chatOf(page).getByRole('region', { name: 'Conversation, newest first' }).boundingBox();
    expect((text?.height ?? 0) / size.height).toBeGreaterThanOrEqual(0.6);
    expect(text?.width).toBeLessThanOrEqual(size.width);
    expect(box?.width).toBeGreaterThan(80);
  });
