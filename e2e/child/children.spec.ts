// Saved children on a touch phone: edited in one place, and the emergency card with and without a connection.
import type { Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { axe, axeColours, expectNoSidewaysScroll } from '../harness/accessibility.ts';
import { chatOf, openChat } from '../harness/chat.ts';
import { keepOnDevice } from '../harness/device.ts';
import { wearScheme } from '../harness/looks.ts';
import { moment, seedMoments } from '../harness/moments.ts';
import { frontTest as test, whenAllIsKept } from '../harness/offline.ts';
import { downloaded, keepScreenshot, open } from '../harness/pages.ts';
import { expect } from '../harness/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Today is shown by every period. */
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const allergies = 'Peanuts: EpiPen Jr. in the blue bag (front pocket), then ring 112; oats are fine.';
const children = [
  {
    id: 'c1',
    name: 'Leopold Park',
    savedAt: '2026-11-02T08:00:00.000Z',
    profile: {
      name: 'Leopold Park',
      age: '6',
      communication: 'Limited Verbal',
      allergies,
      medications: 'Melatonin 2 mg at 19.30',
      comfortItems: 'Blue blanket',
      triggers: 'Hand dryers, barking dogs',
      wanderingBehavior: 'Runs to the bus stop.',
    },
  },
  { id: 'c2', name: 'Mia', savedAt: '2026-11-01T08:00:00.000Z', profile: { name: 'Mia', age: '9' } },
];

test('[KD6] on a phone a child gets a short name and contacts; none of it leaves the device', async ({
  page,
}, info) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(page, '/about');
  await keepOnDevice(page, 'savedChildren', children);
  await open(page, '/children');
  await axe(page);
  await keepScreenshot(page, info, 'children-390');
  await page.getByRole('link', { name: 'Edit Leopold' }).tap();
  await page.getByLabel('Known as', { exact: true }).fill('Leo');
  await expect(page.getByRole('heading', { level: 1, name: 'Leo' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a contact' }).tap();
  await page.getByLabel('Name', { exact: true }).fill('Ana');
  await page.getByLabel('Relationship').fill('mum');
  await page.getByLabel('Phone number', { exact: true }).fill('+44 20 7946 0000');
  await page.getByLabel('Places to look if they go missing').fill('The duck pond');
  await axe(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, info, 'child-390');
  await page.getByRole('link', { name: 'Emergency card' }).first().tap();
  const card = page.getByRole('dialog', { name: 'Emergency card for Leopold Park' });
  await expect(card.getByText(allergies)).toBeVisible();
  await expect(card.getByRole('link', { name: /Ana/ })).toHaveAttribute('href', 'tel:+442079460000');
  await expect(card.getByText('Water first')).toBeVisible();
  await expect(card.getByText('The duck pond')).toBeVisible();
  await axe(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, info, 'emergency-390');
  await wearScheme(page, 'dark');
  await axeColours(page);
  await keepScreenshot(page, info, 'emergency-390-dark');
  const { name, bytes } = await downloaded(page, () =>
    page.getByRole('button', { name: 'Save as PDF' }).tap(),
  );
  expect(name).toBe('Emergency card for Leopold Park.pdf');
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
  await card.getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Leo' })).toBeVisible();
  expect(sent.filter((request) => /7946|duck/.test(decodeURIComponent(request)))).toEqual([]);
});

test('[KD5] the card prints on one page, however much is written', async ({ page }) => {
  await open(page, '/about');
  const long = 'Keep calm and wait beside him. '.repeat(32);
  const texts = [
    'allergies',
    'medications',
    'triggers',
    'wanderingBehavior',
    'safetyRisks',
    'interactionStyle',
  ];
  const profile = { ...children[0]?.profile, ...Object.fromEntries(texts.map((field) => [field, long])) };
  const child = { id: 'c1', name: 'Leopold Park', savedAt: '2026-11-02T08:00:00.000Z', profile };
  await keepOnDevice(page, 'savedChildren', [child]);
  await open(page, '/children/c1/emergency');
  // No window of the browser's own.
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  for (const format of ['A4', 'Letter']) {
    await page.getByRole('button', { name: 'Print on one page' }).tap();
    await expect.poll(() => page.title()).toBe('Emergency card for Leopold Park');
    const sheet = page.locator('body > div:has(> section)');
    expect(await sheet.evaluate((box) => box.scrollHeight <= box.clientHeight)).toBe(true);
    // Printing ends with the browser's own event, which takes the sheet away.
    expect((await PDFDocument.load(await page.pdf({ format }))).getPageCount()).toBe(1);
    await expect(sheet).toHaveCount(0);
  }
});

test('[KD8] [KD9] two children never mix: plans, moments, days, stories, boards, chat and form follow the child in the header', async ({
  page,
}, info) => {
  await open(page, '/about');
  await keepOnDevice(page, 'savedChildren', children);
  await keepOneOfEach(page);
  await open(page, '/history');
  await expect(seen(page, /Leopold Park/).first()).toBeVisible();
  await expect(seen(page, /Mia/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Child: All children' }).tap();
  await axe(page);
  await keepScreenshot(page, info, 'child-switch-390');
  await page.getByRole('button', { name: /^Mia/ }).tap();
  await expectNoSidewaysScroll(page);
  for (const route of ['/history', '/social-stories', '/pecs-board']) {
    await open(page, route);
    await expect(page.getByRole('button', { name: 'Child: Mia' })).toBeVisible();
    await expect(seen(page, /Mia/).first()).toBeVisible();
    await expect(seen(page, /Leopold/)).toHaveCount(0);
    await keepScreenshot(page, info, `mia-${route.slice(1)}-390`);
  }
  await open(page, '/history');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').getByRole('link', { name: 'Emergency card for Mia' })).toHaveCount(
    3,
  );
  await expectDaysOfMia(page);
  await open(page, '/form');
  await expect(page.getByLabel("Child's name")).toHaveValue('Mia');
  await openChat(page);
  await expect(chatOf(page).getByRole('button', { name: /Care plan · Mia/ })).toBeVisible();
  await expect(chatOf(page).getByText('Leopold')).toHaveCount(0);
  await expect(chatOf(page).getByLabel('Message')).toHaveAttribute('placeholder', 'Ask about Mia');
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });
  test('[KD5] the card opens, and its PDF is made', async ({ page, context, front, complaints }) => {
    complaints.expect(/Failed to load resource/);
    await open(page, '/about');
    await keepOnDevice(page, 'savedChildren', children);
    await whenAllIsKept(page);
    front.connect(false);
    await context.setOffline(true);
    await open(page, '/children/c1/emergency');
    await expect(page.getByText(allergies)).toBeVisible();
    const { name } = await downloaded(page, () => page.getByRole('button', { name: 'Save as PDF' }).tap());
    expect(name).toBe('Emergency card for Leopold Park.pdf');
  });
});

/** A select lists every name; what is in the list is in sight. */
const seen = (page: Page, text: RegExp) => page.getByRole('main').getByText(text).filter({ visible: true });

/** A plan, a story, a board and two moments for each child. */
async function keepOneOfEach(page: Page) {
  const at = '2026-11-10T08:00:00.000Z';
  const plan = { role: 'assistant', type: 'profileFormResponse', fromForm: true, noteIds: [], timestamp: at };
  const story = {
    date: at,
    customName: '',
    type: 'Routine',
    supportLevel: '',
    tone: '',
    context: '',
    color: '',
  };
  const grid = { rows: 1, columns: 1, cells: [null], kind: 'grid', createdAt: at, updatedAt: at };
  const each = children.map(({ id, name }) => ({ id, name }));
  await keepOnDevice(
    page,
    'profileFormResponses',
    each.map(({ id, name }) => ({
      ...plan,
      id: `plan-${id}`,
      childId: id,
      content: `# Plan for ${name}`,
      profile: { name },
    })),
  );
  await keepOnDevice(
    page,
    'socialStories',
    each.map(({ id, name }) => ({
      ...story,
      id: `story-${id}`,
      childId: id,
      chatId: `plan-${id}`,
      child: name,
      title: `Story of ${name}`,
      content: `My name is ${name}.`,
    })),
  );
  await keepOnDevice(
    page,
    'boards',
    each.map(({ id, name }) => ({ ...grid, id: `board-${id}`, childId: id, name: `Board of ${name}` })),
    { version: 2 },
  );
  await seedMoments(
    page,
    each.flatMap(({ id, name }) =>
      ['joy', 'meltdown'].map((kind, at) =>
        moment(`${kind}-${id}`, `${dayBefore(at + 1)}T08:05`, {
          kind: kind as 'joy',
          childId: id,
          child: name,
          words: `Moment of ${name}`,
          before: [`Before ${name}`],
        }),
      ),
    ),
  );
}

async function expectDaysOfMia(page: Page) {
  await open(page, '/days');
  await expect(page.getByRole('heading', { level: 1, name: 'What the days say: Mia' })).toBeVisible();
  await expect(page.getByText('2 moments,')).toBeVisible();
  await expect(seen(page, /Leopold/)).toHaveCount(0);
  // What is noted before is offered from this child's moments alone.
  await page.getByRole('button', { name: 'Add a moment' }).first().tap();
  await page.locator('label', { hasText: 'Meltdown' }).tap();
  await page.getByText('More details').tap();
  const sheet = page.getByRole('dialog', { name: 'What happened?' });
  await expect(sheet.getByText('Before Mia')).toBeVisible();
  await expect(sheet.getByText('Before Leopold')).toHaveCount(0);
}
