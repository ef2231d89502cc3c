// The form: filled by keyboard alone, on a narrow phone, across reloads and tabs. What the chat does with it has its
// own journeys.
import { carePlanCall } from '@calmbridge/domain/assistant/wire';
import type { Page } from '@playwright/test';
import { axe, axeColours, expectNoSidewaysScroll } from '../harness/accessibility.ts';
import { keepOnDevice } from '../harness/device.ts';
import { pressOn, typeInto } from '../harness/keyboard.ts';
import { wearScheme } from '../harness/looks.ts';
import { keepScreenshot, open, settled } from '../harness/pages.ts';
import { expect, carerTest as test } from '../harness/test.ts';

const name = (page: Page) => page.getByLabel("Child's name", { exact: true });
const chip = (page: Page, label: string) => page.getByRole('checkbox', { name: label, exact: true });
const submit = (page: Page) => page.getByRole('button', { name: /^Submit/ });
const choose = (page: Page, label: string) => page.getByText(label, { exact: true }).click();

async function fillNeeded(page: Page, child = 'Leo') {
  await choose(page, 'Parents or guardians');
  await name(page).fill(child);
  await choose(page, 'Customized care plans');
}

/** Submits, agrees to what is sent where that is asked, and waits until the plan is asked for. */
async function submitAndAgree(page: Page) {
  const asked = page.waitForRequest((request) => request.url().endsWith(carePlanCall.path));
  await submit(page).click();
  const agree = page.getByRole('dialog').getByRole('button', { name: /agree/i });
  await Promise.race([asked, agree.waitFor().then(() => agree.click())]);
  return (await asked).postDataJSON();
}

async function closeChat(page: Page) {
  const chat = page.getByRole('dialog', { name: 'AI chat' });
  await expect(chat).toBeVisible();
  await chat.getByRole('button', { name: 'Close' }).click();
  await expect(chat).toBeHidden();
}

test('the form is filled and submitted by keyboard alone', async ({ page }) => {
  await open(page, '/form');
  await pressOn(page, chip(page, 'Teachers or educational staff'), 'Space');
  await typeInto(page, name(page), 'Leo');
  await typeInto(page, page.getByLabel('Age', { exact: true }), '6');
  await page.keyboard.press('Enter');
  await pressOn(page, chip(page, 'Sound'), 'Space');
  await pressOn(page, chip(page, 'Safety and emergency planning'), 'Space');
  await pressOn(page, page.getByRole('button', { name: /^More about your child/ }));
  await typeInto(page, page.getByLabel('Notes', { exact: true }), 'Loves trains');
  const asked = page.waitForRequest((request) => request.url().endsWith(carePlanCall.path));
  await pressOn(page, submit(page));
  const agree = page.getByRole('dialog').getByRole('button', { name: /agree/i });
  await agree.waitFor();
  await pressOn(page, agree);
  const { profile } = (await asked).postDataJSON();
  expect(profile).toMatchObject({
    importantRoles: ['teachersEducationalStaff'],
    age: '6',
    sensorySensitivities: ['Sound'],
    carePlans: ['safetyEmergencyPlanning'],
    notes: 'Loves trains',
  });
});

test('what is missing is said in exact words, at 320 px, and leads to its field', async ({ page }, info) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/form');
  await axe(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, info, 'form-empty-320');
  await choose(page, 'Behavioral and sensory management');
  await choose(page, 'Diet-focused care plan');
  await submit(page).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Important roles is required.',
    "Child's name is required.",
    'At least one sensory sensitivity is required for behavioral and sensory management.',
    'At least one diet restriction is required for diet-focused care plan.',
  ]);
  await axe(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, info, 'form-invalid-320');
  await summary.getByRole('link', { name: "Child's name is required." }).click();
  await expect(name(page)).toBeFocused();
  await name(page).fill('Leo');
  await expect(page.getByText("Child's name is required.")).toHaveCount(0);
  await choose(page, 'NKA (No Known Allergies)');
  await choose(page, 'Vegan');
  await submit(page).click();
  await expect(
    summary.getByText("Cannot select 'NKA (no known allergies)' with other restrictions."),
  ).toBeVisible();
  await choose(page, 'Behavioral and sensory management');
  await choose(page, 'Diet-focused care plan');
  await submit(page).click();
  await expect(summary.getByText('Care plans is required.')).toBeVisible();
});

test('a draft survives a reload right after typing, and two tabs keep one each', async ({
  page,
  context,
}) => {
  await open(page, '/form');
  await name(page).fill('Leo');
  await choose(page, 'Sound');
  await page.reload();
  await settled(page);
  await expect(name(page)).toHaveValue('Leo');
  await expect(chip(page, 'Sound')).toBeChecked();

  const other = await context.newPage();
  await open(other, '/form');
  await expect(name(other)).toHaveValue('');
  await name(other).fill('Mia');
  await other.reload();
  await expect(name(other)).toHaveValue('Mia');
  await page.reload();
  await expect(name(page)).toHaveValue('Leo');

  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(name(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(name(page)).toHaveValue('Leo');
  await other.reload();
  await expect(name(other)).toHaveValue('Mia');
});

test('a submitted child is saved, fills the next form, and the same is refused before it is paid for', async ({
  page,
}, info) => {
  await open(page, '/form');
  await expect(page.getByText('After this you will have 0.75 credits')).toBeVisible();
  await fillNeeded(page, ' <b>Leo</b> ');
  await page.getByLabel('Comfort items').fill('Blue blanket');
  const { profile } = await submitAndAgree(page);
  expect(profile.comfortItems).toBe('Blue blanket');
  await closeChat(page);
  await expect(page.getByText('After this you will have 0.5 credits')).toBeVisible();

  await page.reload();
  await settled(page);
  await expect(name(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Fill from a saved child' }).click();
  await page.getByRole('button', { name: /^Leo/ }).click();
  await expect(name(page)).toHaveValue('Leo');
  await axe(page);
  await keepScreenshot(page, info, 'form-filled-1280');
  await submit(page).click();
  await expect(
    page.getByText(
      'You have already submitted this information. Please modify your inputs if you need to make changes.',
    ),
  ).toBeVisible();
  await expect(page.getByText('After this you will have 0.5 credits')).toBeVisible();
});

test('saved children are listed, and more about a child is accessible at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/about');
  const profile = { name: 'Leo', age: '6', importantRoles: ['parentsGuardians'] };
  await keepOnDevice(page, 'savedChildren', [
    { id: 'c1', name: 'Leo', savedAt: '2026-11-02T08:00:00.000Z', profile },
  ]);
  await open(page, '/form');
  await page.getByRole('button', { name: 'Fill from a saved child' }).click();
  await axe(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: /^Leo/ }).click();
  await page.getByRole('button', { name: /^More about your child/ }).click();
  await page.getByText('Emergency card (optional)').click();
  await page.getByRole('button', { name: 'Add a contact' }).click();
  await axe(page);
  await expectNoSidewaysScroll(page);
});

for (const plan of ['silver', 'gold'] as const) {
  test(`the ${plan} look is accessible, light and dark, and at 320 px`, async ({ page }, info) => {
    await page.route('**/api/me', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      body.me.document.plan = plan;
      await route.fulfill({ response, json: body });
    });
    await open(page, '/form');
    await choose(page, 'Parents or guardians');
    await name(page).fill('Leo');
    await expect(page.getByText(plan === 'gold' ? 'Gold' : 'Silver', { exact: true })).toBeVisible();
    await axe(page);
    await wearScheme(page, 'dark');
    await axeColours(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await keepScreenshot(page, info, `form-${plan}-320-dark`);
  });
}

test('without a connection the form goes on, and Submit says why not', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/form');
  await fillNeeded(page);
  await context.setOffline(true);
  await expect(page.getByText('Carry on filling in the form')).toBeVisible();
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('nothing was sent');
  await axe(page);
  await context.setOffline(false);
  await expect(page.getByText('Carry on filling in the form')).toBeHidden();
});
