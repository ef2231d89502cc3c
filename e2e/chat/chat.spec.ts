import { axe, expectNoSidewaysScroll } from '../harness/accessibility.ts';
import { expectBalance } from '../harness/carers.ts';
import { agree, askFirst, chatOf, newest, openChat, say, submitForm } from '../harness/chat.ts';
import { pressOn } from '../harness/keyboard.ts';
import { keptPlans } from '../harness/logs.ts';
import { open, settled } from '../harness/pages.ts';
import { expect, carerTest as test } from '../harness/test.ts';

test('from the form to the care plan, a question about it, and back by reload', async ({ page }) => {
  await submitForm(page, 'Leo');
  await expect(page.getByRole('dialog', { name: 'Before anything is sent' })).toBeVisible();
  await axe(page);
  await agree(page);
  const overlay = page.getByRole('status', { name: 'Loading' });
  await expect(overlay).toBeVisible();
  await expect(chatOf(page)).toBeVisible();
  await expect(overlay).toBeHidden();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden({ timeout: 40_000 });
  await expect(newest(page)).toContainText('Leo');
  await expect(newest(page)).not.toContainText('{child}');
  await expect(newest(page)).toContainText('Written by the built-in guidebook.');
  await expectBalance(page, 0.75);
  await axe(page);

  await say(page, 'How do we help Leo fall asleep in the evening?');
  await expect(newest(page)).toContainText('Written by the built-in guidebook.', { timeout: 30_000 });
  await expect(newest(page)).not.toContainText('{child}');
  await expectBalance(page, 0.7);
  await expect(chatOf(page).getByRole('article')).toHaveCount(3);

  await page.reload();
  await settled(page);
  const kept = await keptPlans(page);
  expect(kept).toHaveLength(2);
  for (const message of kept)
    expect(message).toMatchObject({
      role: 'assistant',
      type: 'profileFormResponse',
      fromForm: true,
      isCutShort: false,
    });
});

test('[CH33] what carers ask next is pressed and answered for nothing', async ({ page }) => {
  await askFirst(page, 'Do you have any advice for the barber? He hates haircuts.');
  const next = newest(page).getByRole('group', { name: 'You may also wonder' });
  await expect(next).toBeVisible({ timeout: 30_000 });
  await expectBalance(page, 0.95);
  await axe(page);
  const first = next.getByRole('button').first();
  const label = await first.innerText();
  expect((await first.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await first.click();
  await expect(newest(page)).toContainText('This reply is free. No credit was taken.', { timeout: 30_000 });
  await expect(chatOf(page).getByText(label, { exact: true })).toHaveCount(1);
  await expectBalance(page, 0.95);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
});

test('a question by keyboard alone, in every state without an accessibility fault', async ({ page }) => {
  const { keyboard } = page;
  await open(page, '/about');
  await pressOn(page, page.getByRole('button', { name: 'Open AI chat' }));
  const box = chatOf(page).getByLabel('Message');
  await expect(box).toBeFocused();
  await axe(page);
  await keyboard.type('How do we prepare for the dentist?');
  await keyboard.press('Enter');
  await pressOn(page, page.getByRole('button', { name: 'I agree' }));
  await expect(newest(page)).toContainText('Written by the built-in guidebook.', { timeout: 30_000 });
  await axe(page);
  await pressOn(page, newest(page).getByRole('button', { name: 'Delete' }));
  await expect(page.getByRole('dialog', { name: 'Delete this answer?' })).toBeVisible();
  await axe(page);
  await keyboard.press('Escape');
  await expect(newest(page).getByRole('button', { name: 'Delete' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(chatOf(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open AI chat' })).toBeFocused();
});

test('fits a small screen, offline and with a long message', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // Not /about: a name in its folded credits needs letters whose font the scan would fetch.
  await open(page, '/settings');
  await openChat(page);
  await context.setOffline(true);
  await chatOf(page).getByLabel('Message').fill('x'.repeat(4_010));
  await expect(chatOf(page)).toContainText('You are offline.');
  await expect(chatOf(page)).toContainText('10 characters too long');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 });
    await expectNoSidewaysScroll(page);
    await axe(page);
    expect(await chatOf(page).boundingBox()).toMatchObject({ x: 0, y: 0, width, height: 640 });
  }
  await context.setOffline(false);
  await page.reload();
  await settled(page);
  await openChat(page);
  await expect(chatOf(page).getByLabel('Message')).toHaveValue('x'.repeat(4_010));
});

test('[CH20] nothing of the chat is loaded before it is asked for', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, '/about');
  expect(loaded.filter((url) => /chat-room|chat-dialog|formatted-text/.test(url))).toEqual([]);
  await openChat(page);
  expect(loaded.some((url) => url.includes('chat-room'))).toBe(true);
});

test('without credits an alert says so and leads to Credits', async ({ page, complaints }) => {
  await open(page, '/about');
  await openChat(page);
  await page.route('**/api/assistant/chat', (route) =>
    route.fulfill({ status: 402, json: { error: { code: 'credits/insufficient', requestId: 'r' } } }),
  );
  complaints.expect(/402/);
  await say(page, 'One more question');
  await agree(page);
  const alert = page.getByRole('dialog', { name: 'Not enough credits to send a message.' });
  await expect(alert).toBeVisible();
  await axe(page);
  await alert.getByRole('button', { name: 'Go to Credits' }).click();
  await expect(page).toHaveURL('/payment');
  await openChat(page);
  await expect(chatOf(page).getByLabel('Message')).toHaveValue('One more question');
});
