import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the focus is where a carer wants it. */
export async function tabTo(page: Page, target: Locator, most = 150) {
  for (let presses = 0; presses < most; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

export async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Pressed by the space bar: a label covers its checkbox or radio, and a pointer misses a page that still moves. */
export async function tick(box: Locator) {
  await box.press('Space');
  await expect(box).toBeChecked();
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
