import { axe } from '../harness/accessibility.ts';
import { expectBalance } from '../harness/carers.ts';
import { seeEveryLook } from '../harness/looks.ts';
import { open } from '../harness/pages.ts';
import { expect, carerTest as test } from '../harness/test.ts';

test('a picture from the symbol library: asked for, shown, paid once, and its owner’s alone', async ({
  page,
  browser,
  complaints,
}, info) => {
  complaints.expect(/422/);
  await open(page, '/test-image-generation');
  const generate = page.getByRole('button', { name: /^Generate/ });
  await generate.click();
  await expect(page.getByText('Please enter a prompt to generate an image.')).toBeVisible();
  await axe(page);

  await page.getByLabel('Prompt').fill('a red apple');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const picture = page.getByRole('img', { name: 'a red apple' });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([1024, 768]);
  await expect(page.getByText('Made from the symbol library. It cost 0.25 credits.')).toBeVisible();
  await expectBalance(page, 0.75);
  await seeEveryLook(page, info, 'picture', { widths: [390, 1280], looks: ['light', 'dark'] });

  await generate.click();
  await expect(page.getByText(/so it cost nothing\./)).toBeVisible();
  await expectBalance(page, 0.75);

  const url = new URL((await picture.getAttribute('src')) ?? '', page.url()).href;
  const stranger = await browser.newContext();
  expect((await stranger.request.get(url)).status()).toBe(401);
  await stranger.close();

  await page.getByLabel('Prompt').fill('qwrtzk vbnplm');
  await generate.click();
  await expect(page.getByRole('alert')).toContainText('No symbol matches these words');
  await expectBalance(page, 0.75);
  await axe(page);
});
