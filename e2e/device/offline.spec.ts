import type { Page } from '@playwright/test';
import { axe } from '../harness/accessibility.ts';
import { signIn } from '../harness/carers.ts';
import { journal, seedLogs } from '../harness/logs.ts';
import { frontTest as test, whenAllIsKept } from '../harness/offline.ts';
import { keepScreenshot, open, settled } from '../harness/pages.ts';
import { keepPlan } from '../harness/stories.ts';
import { expect } from '../harness/test.ts';

test.use({ serviceWorkers: 'allow' });

const routes = [
  ['/form', /child/i],
  ['/social-stories', /stor/i],
  ['/pecs-board', /board/i],
  ['/history', /logs/i],
  ['/settings', /settings/i],
  ['/about', /./],
  ['/payment', /credits/i],
  ['/interactive-hub', /./],
] as const;

test('[HN3] Help now opens without a connection, on the page of a child and on the hub', async ({
  page,
  context,
  front,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await open(page, '/form');
  await whenAllIsKept(page);
  front.connect(false);
  await context.setOffline(true);
  for (const route of ['/form', '/interactive-hub']) {
    await open(page, route);
    await page.getByRole('button', { name: 'Help now' }).click();
    const help = page.getByRole('dialog', { name: 'Help now' });
    await expect(help.getByRole('link').first()).toHaveAttribute('href', /^tel:\d+$/);
    await page.keyboard.press('Escape');
  }
});

test('[OF1] [OF9] [OF10] without a connection every page opens with the carer’s own data, and logging out is safe', async ({
  page,
  context,
  front,
  signedUp,
  complaints,
}, info) => {
  complaints.expect(/Failed to load resource/);
  await open(page, '/social-stories');
  await seedLogs(page, journal);
  await keepPlan(page, { stories: 2 });
  await whenAllIsKept(page);

  front.connect(false);
  await context.setOffline(true);
  for (const [route, heading] of routes) {
    await open(page, route);
    await expect(page).toHaveURL(route);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page.getByText(/^No connection\./)).toBeVisible();
  }
  await open(page, '/social-stories');
  await expect(page.getByText('I visit the dentist').first()).toBeVisible();
  await axe(page);
  await keepScreenshot(page, info, 'offline-stories-1280-light');
  await open(page, '/history');
  await expect(page.getByText('Mornings before school').first()).toBeVisible();
  await open(page, '/settings');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('First name').fill('Sasha');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('alert')).toContainText('Can’t reach Calmbridge');
  await expect(page.getByLabel('First name')).toHaveValue('Sasha');

  await page.getByRole('button', { name: /Profile menu/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/signin');
  await settled(page);
  await open(page, '/history');
  await expect(page).toHaveURL('/signin');

  front.connect(true);
  await context.setOffline(false);
  const ended = page.waitForResponse(/identity\/sign-out/);
  await open(page, '/history');
  expect((await ended).ok()).toBe(true);
  await expect(page).toHaveURL('/signin');
  await signIn(page, signedUp);
  // The page that was asked for while signed out.
  await expect(page).toHaveURL('/history');
  await expect(page.getByText('Mornings before school').first()).toBeVisible();
});

test('[OF7] [OF8] a new version is offered to every tab and forced on none, and an older tab leaves newer data alone', async ({
  page,
  context,
  front,
}, info) => {
  await open(page, '/social-stories');
  await keepPlan(page, { stories: 1 });
  await whenAllIsKept(page);
  const other = await context.newPage();
  await open(other, '/settings');
  for (const tab of [page, other]) await tab.evaluate(() => Object.assign(window, { isOld: true }));

  front.changeWorker((script) => script.replace(/version:(["'`])/, 'version:$1second-'));
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const offer = (tab: Page) => tab.getByText('A new version is ready');
  await expect(offer(page)).toBeVisible();
  await expect(offer(other)).toBeVisible();
  await axe(page);
  await keepScreenshot(page, info, 'offline-new-version-1280-light');
  await page.setViewportSize({ width: 390, height: 800 });
  await keepScreenshot(page, info, 'offline-new-version-390-light');
  await page.setViewportSize({ width: 1280, height: 800 });
  const reloaded = other.waitForEvent('load');
  await other.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await settled(other);
  await expect(offer(other)).toBeHidden();
  expect(await other.evaluate(() => 'isOld' in window)).toBe(false);
  expect(await page.evaluate(() => 'isOld' in window)).toBe(true);
  await expect(offer(page)).toBeVisible();

  // The new build writes a shape this tab does not know.
  const kept = await other.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.includes('/socialStories/')) ?? '';
    const text = (localStorage.getItem(key) ?? '').replace('"v":1', '"v":99');
    localStorage.setItem(key, text);
    return { key, text };
  });
  await page
    .getByRole('button', { name: /^Rename/ })
    .first()
    .click();
  await page.getByLabel('Story name').fill('An older name');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/made with a newer version of Calmbridge/).first()).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), kept.key)).toBe(kept.text);

  front.changeWorker(() => null);
  await open(other, '/settings');
  const left = () =>
    other.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ]);
  await expect.poll(left).toEqual([]);
});

test('[OF13] the product can be installed', async ({ page, context, front }) => {
  await open(page, '/form');
  const manifest = await (await page.request.get(`${front.url}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({
    name: 'Calmbridge',
    display: 'standalone',
    scope: '/',
    start_url: '/form',
  });
  const icons = (manifest.icons as { src: string; sizes: string; purpose: string }[]) ?? [];
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const src of [...icons.map((icon) => icon.src), '/icons/apple-touch-icon.png']) {
    const answer = await page.request.get(front.url + src);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
  }
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const browser = await context.newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
});
