import { readFile } from 'node:fs/promises';
import type { Board } from '@calmbridge/domain/boards/board';
import type { BrowserContext, CDPSession, Locator, Page, TestInfo } from '@playwright/test';
import { axe, axeColours } from '../harness/accessibility.ts';
import { expectBalance } from '../harness/carers.ts';
import { pressOn, tabTo } from '../harness/keyboard.ts';
import { wearScheme } from '../harness/looks.ts';
import { whenAllIsKept } from '../harness/offline.ts';
import { keepScreenshot, open, settled } from '../harness/pages.ts';
import { boardOf, seedBoards } from '../harness/seed-boards.ts';
import { expect, carerTest as test } from '../harness/test.ts';
import { giveVoice, said } from '../harness/voice.ts';

test.use({ serviceWorkers: 'allow', hasTouch: true });

const childView = (page: Page) => page.getByRole('dialog', { name: /^Child view/ });
const cardIn = (page: Page, name: string) =>
  childView(page).getByRole('button', { name, exact: true }).first();
const leaveButton = (page: Page) => childView(page).getByRole('button', { name: 'Hold to leave' });

/** A board whose pictures come from all over the library. */
async function boardOfSixtyFour(): Promise<Board> {
  const index = new URL('../../packages/symbols/assets/index.json', import.meta.url);
  const { parts } = JSON.parse(await readFile(index, 'utf8')) as { parts: [id: string, name: string][][] };
  const all = parts.flat();
  const board = boardOf('big', 'Sixty-four', 8, 8);
  return {
    ...board,
    cells: board.cells.map((card, at) => {
      const [id = '', label = ''] = all[Math.floor((at * all.length) / 64)] ?? [];
      return card && { ...card, label: label.slice(0, 30), picture: { is: 'symbol', id } };
    }),
  };
}

const secret = 'N51.5007 W0.1246 taken-by-robin';

/** 400 × 200, lying on its side as a camera writes it, with a place and a name in what the camera noted. */
async function cameraPhoto(page: Page): Promise<Buffer> {
  const plain = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 400;
    canvas.height = 200;
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = '#c8321e';
      context.fillRect(0, 0, 200, 200);
      context.fillStyle = '#1e50c8';
      context.fillRect(200, 0, 200, 200);
    }
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  });
  const jpeg = Buffer.from(plain, 'base64');
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*\0\0\0\b\0\x01', 'latin1');
  // Orientation: a short, one of them, 6, which is a quarter to the right.
  tiff.set([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6], 10);
  const noted = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(secret)]);
  const head = Buffer.from([0xff, 0xe1, 0, noted.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, noted, jpeg.subarray(2)]);
}

/** What the device holds: its bytes as letters, its size, and the colour of its upper and lower half. */
const keptPhoto = (page: Page) =>
  page.evaluate(async () => {
    const names = await indexedDB.databases();
    for (const { name = '' } of names) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name);
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
      if (!database.objectStoreNames.contains('pictures')) continue;
      const rows = await new Promise<{ blob: Blob }[]>((resolve) => {
        const asked = database.transaction('pictures').objectStore('pictures').getAll();
        asked.onsuccess = () => resolve(asked.result);
      });
      const [row] = rows;
      if (!row) continue;
      const bitmap = await createImageBitmap(row.blob);
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context?.drawImage(bitmap, 0, 0);
      const redAt = (y: number) => context?.getImageData(bitmap.width / 2, y, 1, 1).data[0] ?? 0;
      return {
        count: rows.length,
        letters: new TextDecoder('latin1').decode(await row.blob.arrayBuffer()),
        size: [bitmap.width, bitmap.height],
        isRedAbove: redAt(20) > 150 && redAt(bitmap.height - 20) < 100,
      };
    }
    return null;
  });

/** Every card is on the screen, and every picture is drawn. */
async function expectWhole(page: Page) {
  const view = childView(page);
  await expect
    .poll(() =>
      view
        .locator('[data-place] img')
        .evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length),
    )
    .toBe(64);
  const outside = () =>
    view.locator('[data-place]').evaluateAll(
      (places) =>
        places.filter((place) => {
          const { left, top, right, bottom, width, height } = place.getBoundingClientRect();
          return (
            left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || width < 44 || height < 44
          );
        }).length,
    );
  await expect.poll(outside).toBe(0);
  await expect.poll(() => view.evaluate((dialog) => dialog.scrollHeight <= dialog.clientHeight)).toBe(true);
}

async function touch(finger: CDPSession, button: Locator) {
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is not there');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
}
const lift = (finger: CDPSession) =>
  finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

test('[BP10] [BU7] [BU8] a photo on a card that goes nowhere else, and child view by keyboard, by touch and without a connection', async ({
  page,
  context,
  complaints,
}, info) => {
  await giveVoice(page);
  await open(page, '/pecs-board');
  const small = boardOf('small', 'Small', 2, 3);
  const dog = { id: 'dog', label: 'my dog', picture: null, wordClass: 'thing' } as const;
  await seedBoards(page, [{ ...small, cells: [...small.cells.slice(0, 5), dog] }, await boardOfSixtyFour()]);

  await open(page, '/pecs-board?board=small');
  await putPhotoOnDog(page, info);
  await useByKeyboard(page);

  await open(page, '/pecs-board?board=big');
  await whenAllIsKept(page);
  complaints.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: 'Child view', exact: true }).tap();
  await expectWhole(page);
  await axe(page);
  await keepScreenshot(page, info, 'child-view-390-light');
  await wearScheme(page, 'dark');
  await axeColours(page);
  await resizeWholeScreen(page, 1280, 800);
  await expectWhole(page);
  await keepScreenshot(page, info, 'child-view-1280-dark');
  await leaveByTouch(page, context);

  await open(page, '/pecs-board?board=small');
  const photo = page.getByRole('grid').getByRole('button', { name: 'my dog' }).locator('img');
  await expect.poll(() => photo.evaluate((one) => (one as HTMLImageElement).naturalHeight)).toBe(400);
  await context.setOffline(false);
});

/** A window that fills the screen is not resized: only what is drawn is. */
async function resizeWholeScreen(page: Page, width: number, height: number) {
  const session = await page.context().newCDPSession(page);
  const metrics = { width, height, deviceScaleFactor: 1, mobile: false };
  await session.send('Emulation.setDeviceMetricsOverride', metrics);
}

/** Paid for, turned upright, without what the camera noted, and sent nowhere. */
async function putPhotoOnDog(page: Page, info: TestInfo) {
  await page.getByRole('grid').getByRole('button', { name: 'my dog' }).click();
  await page.getByText('Upload', { exact: true }).click();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET')
      sent.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`);
  });
  const buffer = await cameraPhoto(page);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'dog.jpg', mimeType: 'image/jpeg', buffer });
  const frame = page.getByRole('application', { name: 'The part to keep' });
  await tabTo(page, frame);
  await page.keyboard.press('ArrowDown');
  await axe(page);
  await keepScreenshot(page, info, 'board-photo-1280');
  await page.getByText('Whole photo').click();
  await pressOn(page, page.getByRole('button', { name: /^Use this photo/ }));
  await expect(page.getByText('Photo added')).toBeVisible();
  await expectBalance(page, 0.5);
  const kept = await keptPhoto(page);
  expect(kept).toMatchObject({ count: 1, size: [200, 400], isRedAbove: true });
  expect(kept?.letters).not.toMatch(/Exif|taken-by-robin/);
  expect(sent).toHaveLength(2);
  for (const request of sent)
    expect(request).toMatch(/^\/api\/uses[^ ]* (\{\}|\{"useId":"[\w-]+","feature":"pecsUploads"\})?$/);
}

async function useByKeyboard(page: Page) {
  await pressOn(page, page.getByRole('button', { name: 'Child view', exact: true }));
  await expect(cardIn(page, 'I')).toBeFocused();
  await axe(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+End');
  await expect(cardIn(page, 'my dog')).toBeFocused();
  await page.keyboard.press('Space');
  await pressOn(page, childView(page).getByRole('button', { name: 'Speak' }));
  await expect.poll(() => said(page)).toEqual(['I', 'my dog', 'I my dog']);
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Escape');
  await page.goBack();
  await expect(childView(page).getByText(/Hold the button/)).toBeVisible();
  await tabTo(page, leaveButton(page));
  await page.keyboard.down('Enter');
  await expect(childView(page)).toHaveCount(0);
  await page.keyboard.up('Enter');
  await expect(page.getByRole('button', { name: 'Child view', exact: true })).toBeFocused();
}

/** A short touch stays, a long one leaves. */
async function leaveByTouch(page: Page, context: BrowserContext) {
  await childView(page).locator('[data-place]').nth(9).tap();
  await expect.poll(async () => (await said(page)).length).toBe(1);
  const finger = await context.newCDPSession(page);
  await touch(finger, leaveButton(page));
  await page.waitForTimeout(700);
  await lift(finger);
  await expect(childView(page)).toBeVisible();
  await touch(finger, leaveButton(page));
  await expect(childView(page)).toHaveCount(0);
  await lift(finger);
}
