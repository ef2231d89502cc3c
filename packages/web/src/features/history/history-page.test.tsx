import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { notes, profileFormResponses } from '#device/records/shapes';
import { lastingMemory, storeOver } from '#device/testing/device-test-kit';
import { note, openLogs, response } from './testing/history-test-kit.tsx';

// Without a layout every card would be 0 high, and all of them near the view.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
});

beforeAll(() => import('#shared/ai-text/formatted-text').then(() => undefined), 60_000);

/** What stands in the console, as the specified sentence says. */
function takeComplaints(): unknown[][] {
  // oxlint-disable-next-line no-console -- a spy, not a call
  const { mock, mockClear } = vi.mocked(console.error);
  const found = [...mock.calls];
  mockClear();
  return found;
}

const card = (name = 'A care plan for Leo') => screen.findByRole('article', { name });
const button = (within_: HTMLElement, name: string | RegExp) => within(within_).getByRole('button', { name });

test('[LG1] a card shows role, child, title, time and notes', async () => {
  await openLogs({ responses: [response('a')], withNotes: [note('n', 'a', 'It worked')] });
  const one = await card();
  expect(within(one).getByText('Assistant')).toBeTruthy();
  expect(within(one).getByText('Leo')).toBeTruthy();
  expect(one.querySelectorAll('time').length).toBe(3);
  expect(within(within(one).getByRole('list', { name: 'Notes' })).getByText('It worked')).toBeTruthy();
  expect(screen.getByText('1 entry')).toBeTruthy();
});

test('[LG2] Show More shows the whole text, Show Less folds it', async () => {
  const { carer } = await openLogs({ responses: [response('a')] });
  const one = await card();
  const more = button(one, 'Show More');
  expect(more.getAttribute('aria-expanded')).toBe('false');
  expect(within(one).queryByRole('heading', { name: 'Meals' })).toBeNull();
  await carer.click(more);
  expect(await within(one).findByRole('heading', { level: 3, name: 'Meals' })).toBeTruthy();
  await carer.click(button(one, 'Show Less'));
  expect(within(one).queryByRole('heading', { name: 'Meals' })).toBeNull();
});

test('[LG3] a note is trimmed, kept and counted', async () => {
  const { carer, store } = await openLogs({ responses: [response('a')] });
  const one = await card();
  await carer.click(button(one, 'Add Note (0)'));
  const field = within(one).getByLabelText('Note');
  expect(document.activeElement).toBe(field);
  await carer.type(field, '  Quiet corner helped  ');
  expect(within(one).getByText('19 of 500 characters')).toBeTruthy();
  await carer.click(button(one, 'Save note'));
  expect(await within(one).findByText('Quiet corner helped')).toBeTruthy();
  expect(button(one, 'Add Note (1)')).toBeTruthy();
  const [kept] = store.collection(notes).all();
  expect(kept).toMatchObject({ messageId: 'a', content: 'Quiet corner helped' });
  expect(store.collection(profileFormResponses).get('a')?.noteIds).toEqual([kept?.id]);
});

test('[LG3] an empty note and one that is too long are not kept', async () => {
  const { carer, store } = await openLogs({ responses: [response('a')] });
  const one = await card();
  await carer.click(button(one, 'Add Note (0)'));
  const field = within(one).getByLabelText<HTMLTextAreaElement>('Note');
  await carer.type(field, '   ');
  await carer.click(button(one, 'Save note'));
  expect(within(one).getByText('Note content cannot be empty.')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await carer.clear(field);
  await carer.click(field);
  await carer.paste('x'.repeat(501));
  expect(within(one).queryByText('Note content cannot be empty.')).toBeNull();
  await carer.click(button(one, 'Save note'));
  expect(within(one).getByText(/at most 500 characters. This one has 501/)).toBeTruthy();
  expect(field.value).toHaveLength(501);
  expect(store.collection(notes).all()).toEqual([]);
});

test('[LG4] a full device says so in the specified words and keeps what was typed', async () => {
  const medium = lastingMemory(800);
  const { carer, store } = await openLogs({ store: storeOver(medium), responses: [response('a')] });
  const one = await card();
  await carer.click(button(one, 'Add Note (0)'));
  await carer.click(within(one).getByLabelText('Note'));
  await carer.paste('word '.repeat(98));
  await carer.click(button(one, 'Save note'));
  const dialog = await screen.findByRole('dialog', { name: 'Failed to add note. Check console.' });
  expect(takeComplaints()).toEqual([['device/full']]);
  await carer.click(button(dialog, 'OK'));
  expect(within(one).getByLabelText<HTMLTextAreaElement>('Note').value).toContain('word word');
  expect(store.collection(notes).all()).toEqual([]);
});

test('[LG4] a note of a later Calmbridge can’t be deleted, and that is said', async () => {
  const medium = lastingMemory();
  const store = storeOver(medium);
  const { carer } = await openLogs({ store, responses: [response('a')], withNotes: [note('n', 'a', 'Old')] });
  const key = Object.keys(medium.dump()).find((name) => name.includes('notes/')) ?? '';
  const sealed = medium.read(key) ?? '';
  medium.write(key, sealed.replace(/("v(?:ersion)?"\s*:\s*)1/, '$199'));
  const one = await card();
  await carer.click(button(one, 'Delete note'));
  const ask = await screen.findByRole('dialog', { name: 'Delete this note?' });
  await carer.click(button(ask, 'Delete note'));
  expect(await screen.findByRole('dialog', { name: 'Failed to delete note. Check console.' })).toBeTruthy();
  expect(takeComplaints()).toEqual([['device/newer-version']]);
});

test('[LG5] deleting a note asks first, and Undo brings it back', async () => {
  const { carer, store } = await openLogs({
    responses: [response('a', { noteIds: ['n'] })],
    withNotes: [note('n', 'a', 'It worked')],
  });
  const one = await card();
  await carer.click(button(one, 'Delete note'));
  const ask = await screen.findByRole('dialog', { name: 'Delete this note?' });
  expect(ask.textContent).toContain('cannot be undone');
  await carer.click(button(ask, 'Keep it'));
  expect(within(one).getByText('It worked')).toBeTruthy();
  await carer.click(button(one, 'Delete note'));
  await carer.click(button(await screen.findByRole('dialog'), 'Delete note'));
  await waitFor(() => expect(within(one).queryByText('It worked')).toBeNull());
  expect(store.collection(profileFormResponses).get('a')?.noteIds).toEqual([]);
  await carer.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await within(one).findByText('It worked')).toBeTruthy();
  await waitFor(() => expect(store.collection(profileFormResponses).get('a')?.noteIds).toEqual(['n']));
});

test('[LG5] deleting an entry takes its notes along, and Undo brings all back', async () => {
  const { carer, store } = await openLogs({
    responses: [response('a')],
    withNotes: [note('n', 'a', 'It worked')],
  });
  await carer.click(button(await card(), 'Delete'));
  const ask = await screen.findByRole('dialog', { name: 'Delete “A care plan for Leo”?' });
  expect(ask.textContent).toContain('with its notes (1)');
  expect(ask.textContent).toContain('cannot be undone');
  await carer.click(button(ask, 'Delete'));
  expect(await screen.findByRole('heading', { name: 'No care plans yet' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  expect(store.collection(notes).all()).toEqual([]);
  await carer.click(screen.getByRole('button', { name: 'Undo' }));
  expect(within(await card()).getByText('It worked')).toBeTruthy();
});

test('[LG6][LG7] search and child narrow the list; nothing that fits says how to go on', async () => {
  const { carer } = await openLogs({
    responses: [response('a'), response('b', { profile: { name: 'Ada' }, content: '# Outings\n\nWater.' })],
  });
  await carer.type(await screen.findByRole('searchbox', { name: 'Search' }), 'water');
  expect(await screen.findByText('1 of 2 entries found')).toBeTruthy();
  expect(screen.queryByRole('article', { name: 'A care plan for Leo' })).toBeNull();
  await carer.selectOptions(screen.getByLabelText('Child'), 'Leo');
  expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeTruthy();
  await carer.click(screen.getByRole('button', { name: 'Show all entries' }));
  expect(await screen.findByText('2 entries')).toBeTruthy();
});

test('[LG7] without entries the page leads to the form', async () => {
  await openLogs();
  expect(screen.getByRole('heading', { name: 'No care plans yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Make the first care plan' }).getAttribute('href')).toBe('/form');
});

test('[LG8] of many entries only those near the view are on the page', async () => {
  const many = Array.from({ length: 400 }, (_, at) => response(`r${at}`));
  await openLogs({ responses: many });
  const articles = await screen.findAllByRole('article');
  expect(articles.length).toBeLessThan(20);
  expect(articles[0]?.getAttribute('aria-setsize')).toBe('400');
  expect(articles[1]?.getAttribute('aria-posinset')).toBe('2');
});

test('[LG9] what another tab adds appears', async () => {
  const { store } = await openLogs({ responses: [response('a')] });
  await card();
  await act(async () => void (await store.collection(notes).add(note('n', 'a', 'From the other tab'))));
  expect(await screen.findByText('From the other tab')).toBeTruthy();
});

test('[LG10] a link opens its entry and moves the focus there', async () => {
  await openLogs({
    responses: [response('a'), response('b', { content: '# Outings\n\nOne.\n\n## Water' })],
    at: '/history?entry=b',
  });
  const one = await card('Outings');
  await waitFor(() => expect(document.activeElement).toBe(one));
  expect(button(one, 'Show Less')).toBeTruthy();
});

test('[LG10] a link to an entry that is gone says so', async () => {
  await openLogs({ responses: [response('a')], at: '/history?entry=gone' });
  expect(screen.getByText(/That entry isn’t on this device/)).toBeTruthy();
});

test('[LG11] an entry opens in the chat', async () => {
  const { carer, opened } = await openLogs({ responses: [response('a')] });
  await carer.click(button(await card(), 'Open in chat'));
  expect(opened).toEqual([{ is: 'response', messageId: 'a' }]);
});

test('[LG12] an entry downloads as text with its child, day, writer, flags and notes', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const flags = [{ rule: 'diet/dairy', found: 'cheese', why: 'mentions cheese; this profile is dairy-free' }];
  const content = '# A care plan for Leo\n\nOffer cheese cubes.';
  const { carer } = await openLogs({
    responses: [response('a', { content, flags, writtenBy: 'guidebook' })],
    withNotes: [note('n', 'a', 'It worked')],
  });
  const one = await card();
  await carer.click(button(one, 'Download'));
  await carer.click(button(one, 'Plain text (.txt)'));
  expect(
    await screen.findByText('A care plan for Leo 2026-11-14.txt downloaded', undefined, { timeout: 15_000 }),
  ).toBeTruthy();
  const text = await files[0]?.text();
  for (const said of [
    'For: Leo',
    'November 14, 2026',
    'guidebook',
    'Check this: mentions cheese; this profile is dairy-free',
    'It worked',
  ])
    expect(text).toContain(said);
});
