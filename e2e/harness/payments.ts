import { expect, type Page } from '@playwright/test';

/** One of the test cards, on the open panel. Pressed before the payment is there, the button could only say so. */
export async function chooseCard(page: Page, name: string) {
  await page.getByRole('button', { name: new RegExp(`^${name}:`) }).click();
  await whenPaymentIsThere(page);
}

/** On the panel, which is open. */
export const whenPaymentIsThere = (page: Page) =>
  expect(page.getByText('Preparing your payment.')).toHaveCount(0);
