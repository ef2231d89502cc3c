import type { Page } from '@playwright/test';
import { axe, expectNoSidewaysScroll } from '../harness/accessibility.ts';
import { journal, seedLogs } from '../harness/logs.ts';
import { downloaded, keepScreenshot, open, settled } from '../harness/pages.ts';
import { keepPlan } from '../harness/stories.ts';
import { expect, carerTest as test } from '../harness/test.ts';

const passphrase = 'three calm otters';
const texts = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries(localStorage)
        .filter(([key]) => /^calmbridge\/u\//.test(key) && !/backupMark|importUndo/.test(key))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  );

/** One picture as the board page would keep it, written past the page; and what is kept, read past it. */
const pictures = (page: Page, bytes?: number[]) =>
  page.evaluate(async (wanted) => {
    const uid = localStorage.getItem('calmbridge/session/uid') ?? '';
    const database = await new Promise<IDBDatabase>((done, failed) => {
      const opening = indexedDB.open('calmbridge');
      opening.onsuccess = () => done(opening.result);
      opening.onerror = () => failed(opening.error);
    });
    const store = database.transaction('pictures', 'readwrite').objectStore('pictures');
    if (wanted)
      store.put({ uid, id: 'cup', blob: new Blob([new Uint8Array(wanted)], { type: 'image/jpeg' }) });
    const all = await new Promise<{ id: string; blob: Blob }[]>((done) => {
      const asking = store.getAll();
      asking.onsuccess = () => done(asking.result);
    });
    database.close();
    return Promise.all(
      all.map(async ({ id, blob }) => [id, blob.type, [...new Uint8Array(await blob.arrayBuffer())]]),
    );
  }, bytes);

const choose = async (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) => {
  await page.getByRole('button', { name: /^Import/ }).click();
  await page.getByLabel('Choose a file').setInputFiles(file);
};

test('[BK1] [BK6] everything is exported behind a passphrase, removed, brought in again, and the import undone', async ({
  page,
}, info) => {
  await open(page, '/social-stories');
  await seedLogs(page, journal);
  await keepPlan(page, { stories: 3 });
  await open(page, '/settings');
  await page.getByRole('switch', { name: /Auto-play/ }).click({ force: true });
  await expect.poll(async () => JSON.stringify(await texts(page))).toContain('autoPlayNew');
  const kept = { texts: await texts(page), pictures: await pictures(page, [1, 2, 3, 255]) };
  expect(kept.pictures).toEqual([['cup', 'image/jpeg', [1, 2, 3, 255]]]);

  await page.getByRole('button', { name: /^Export everything/ }).click();
  await page.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await page.getByLabel('Confirm passphrase').fill(passphrase);
  await axe(page);
  await keepScreenshot(page, info, 'backup-export-1280-light');
  const { name, bytes: buffer } = await downloaded(page, () =>
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  );
  expect(name).toMatch(/^calmbridge-backup-\d{4}-\d\d-\d\d\.calmbridge$/);
  expect(buffer.includes('dentist')).toBe(false);
  const file = { name, mimeType: 'application/octet-stream', buffer };

  await page.getByRole('button', { name: 'Remove my data from this device' }).click();
  await axe(page);
  await page.getByRole('button', { name: 'Remove my data', exact: true }).click();
  await expect(page.getByText('Your data has been removed from this device')).toBeVisible();
  expect(await texts(page)).toEqual({});
  expect(await pictures(page)).toEqual([]);

  await choose(page, { ...file, buffer: buffer.subarray(0, 40) });
  await expect(page.getByText(/not a Calmbridge backup/)).toBeVisible();
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.getByLabel('Passphrase').fill('three wild otters');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText(/not the right passphrase/)).toBeVisible();
  await page.getByLabel('Passphrase').fill(passphrase);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText(/About .*Leo/)).toBeVisible();
  await axe(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Backup imported')).toBeVisible();
  expect(await texts(page)).toEqual(kept.texts);
  expect(await pictures(page)).toEqual(kept.pictures);
  await open(page, '/social-stories');
  await expect(page.getByText('I visit the dentist').first()).toBeVisible();

  await page.reload();
  await settled(page);
  await axe(page);
  await keepScreenshot(page, info, 'backup-undo-1280-light');
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('Import undone')).toBeVisible();
  expect(await texts(page)).toEqual({});
  expect(await pictures(page)).toEqual([]);
});
