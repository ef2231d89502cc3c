// A browser that keeps texts but refuses its database, as strict privacy settings do: pictures can't be kept. The carer
// hears of it before anything is paid or imported, and nothing is called saved that is not.
import type { Page } from '@playwright/test';
import { axe } from '../harness/accessibility.ts';
import { expectBalance } from '../harness/carers.ts';
import { keptOnDevice } from '../harness/device.ts';
import { downloaded, open } from '../harness/pages.ts';
import { boardOf, seedBoards } from '../harness/seed-boards.ts';
import { keepPlan } from '../harness/stories.ts';
import { expect, carerTest as test } from '../harness/test.ts';

const blockDatabase = (page: Page) =>
  page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
const notice = (page: Page) => page.getByText('This browser won’t let Calmbridge store pictures. Symbols,');
/** Messages that would be untrue here. */
const claims = (page: Page) =>
  page.getByText(/Photo added|The picture is (on the card|ready)|Saved on this device|imported$/);
const photo = (page: Page) =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 40 });
    canvas.getContext('2d')?.fillRect(5, 5, 20, 20);
    return canvas.toDataURL('image/png').replace(/^[^,]+,/, '');
  });

/** Every call that could cost something. */
function watchPaidCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && /uses|images|pictures/.test(pathname)) calls.push(pathname);
  });
  return calls;
}

test('[DV17] with the database blocked, no picture is paid for and none is called saved', async ({
  page,
}) => {
  const paid = watchPaidCalls(page);
  await blockDatabase(page);
  await open(page, '/pecs-board');
  await expect(notice(page)).toBeVisible();
  await axe(page);
  await seedBoards(page, [boardOf('board-1', 'Words', 2, 2)]);
  await open(page, '/pecs-board?board=board-1');
  await page.getByRole('gridcell').first().getByRole('button').first().click();

  await page.getByText('Generate', { exact: true }).click();
  await page.getByLabel('What should the picture show?').fill('a red apple');
  await page.getByRole('button', { name: /^Generate/ }).click();
  const refused = page.getByRole('dialog', { name: 'Pictures can’t be stored here' });
  await expect(refused).toContainText('Nothing was charged.');
  await axe(page);
  await refused.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('What should the picture show?')).toHaveValue('a red apple');

  await page.getByText('Upload', { exact: true }).click();
  const buffer = Buffer.from(await photo(page), 'base64');
  await page
    .locator('input[type="file"][accept*="image"]')
    .first()
    .setInputFiles({ name: 'dog.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: /^Use this photo/ }).click();
  await expect(page.getByText(/won’t let Calmbridge store pictures.*Nothing was charged\./)).toBeVisible();
  await expect(claims(page)).toHaveCount(0);
  expect(paid).toEqual([]);
  await expectBalance(page, 1);
});

test('[DV17] with the database blocked, a backup or board with pictures is refused before anything changes, and texts still last', async ({
  page,
  context,
}) => {
  const obz = await boardWithPicture(page);
  const backup = await exported(page);
  await page.close();

  const other = await context.newPage();
  await blockDatabase(other);
  await open(other, '/pecs-board');
  await other.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (/\/(boards|pictures)\//.test(key)) localStorage.removeItem(key);
  });
  await open(other, '/pecs-board');
  await other
    .locator('input[type="file"][accept*=".obz"]')
    .first()
    .setInputFiles({ name: 'day.obz', mimeType: 'application/zip', buffer: obz });
  const incoming = other.getByRole('dialog', { name: 'Import this board?' });
  await expect(incoming).toContainText('won’t let Calmbridge store any');
  await expect(incoming.getByRole('button', { name: 'Import' })).toHaveCount(0);
  await incoming
    .getByRole('button', { name: /Cancel|Close/ })
    .first()
    .click();

  await chooseBackup(other, backup);
  await expect(other.getByText('This file contains pictures, and this browser won’t')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await axe(other);
  await expect(claims(other)).toHaveCount(0);
  expect(await keptOnDevice(other, 'boards')).toEqual([]);

  await open(other, '/social-stories');
  await keepPlan(other, { stories: 1 });
  await expect(other.getByText('I visit the dentist').first()).toBeVisible();

  // Without pictures a backup comes in; its way back is promised for as long as there is one, and no longer.
  const texts = await exported(other);
  await chooseBackup(other, texts);
  await expect(other.getByText('can undo an import only until you close the page')).toBeVisible();
  await other.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(other.getByText('Backup imported')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Undo import' })).toBeVisible();
  await open(other, '/social-stories');
  await expect(other.getByText('I visit the dentist').first()).toBeVisible();
  await expect(other.getByRole('button', { name: 'Undo import' })).toHaveCount(0);
});

/** Everything on the device, without a passphrase. */
async function exported(page: Page): Promise<Buffer> {
  await open(page, '/settings');
  await page.getByRole('button', { name: /^Export everything/ }).click();
  await page.getByText('Protect it with a passphrase').click();
  const file = await downloaded(page, () =>
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  );
  return file.bytes;
}

async function chooseBackup(page: Page, buffer: Buffer) {
  await open(page, '/settings');
  await page.getByRole('button', { name: /^Import/ }).click();
  const file = { name: 'mine.calmbridge', mimeType: 'application/octet-stream', buffer };
  await page.getByLabel('Choose a file').setInputFiles(file);
}

async function boardWithPicture(page: Page): Promise<Buffer> {
  await open(page, '/pecs-board');
  await page.getByRole('button', { name: 'Daily schedule' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Daily schedule' })).toBeVisible();
  await page.getByRole('gridcell').first().getByRole('button').first().click();
  await page.getByText('Generate', { exact: true }).click();
  await page.getByLabel('What should the picture show?').fill('a red apple');
  await page.getByRole('button', { name: /^Generate/ }).click();
  await expect(page.getByText('The picture is on the card')).toBeVisible();
  await page.getByText('.obz', { exact: true }).click();
  const { bytes } = await downloaded(page, () =>
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  );
  return bytes;
}
