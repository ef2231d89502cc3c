import type { Moment } from '@calmbridge/domain/moments/moment';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentChild, moments, savedChildren } from '#device/records/shapes';
import { keyOf } from '#device/store/medium';
import { lastingMemory, storeOver } from '#device/testing/device-test-kit';
import { momentsTable } from '#shared/moments/moments-table';
import { piecesOf } from './hits.ts';
import { note, openLogs, response } from './testing/history-test-kit.tsx';

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
});

const moment = (id: string, more: Partial<Moment> = {}): Moment => ({
  id,
  kind: 'meltdown',
  when: '2026-11-15T08:05',
  timestamp: '2026-11-15T08:05:00.000Z',
  childId: 'leo',
  child: 'Leo',
  ...more,
});
const full = moment('m', {
  minutes: 65,
  strength: 'high',
  before: ['Loud noise', 'the bus'],
  after: ['Slept'],
  helped: ['Quiet café'],
  words: 'At the school gate.',
});

async function openWith(kept: Moment[], store = storeOver()) {
  await store.collection(moments).add(...kept);
  return openLogs({
    store,
    responses: [response('plan')],
    withNotes: [note('n', 'plan', 'The bus came late')],
  });
}
const entry = (name: string) => screen.findByRole('article', { name });
const marks = (within_: HTMLElement) =>
  [...within_.querySelectorAll('mark')].map(({ textContent }) => textContent);

test('[LG13] moments stand among plans by day and time, with all that was noted', async () => {
  await openWith([full]);
  const card = await entry('Meltdown');
  for (const text of ['Leo', '1 h 5 min', 'Strong', 'Loud noise · the bus', 'Slept', 'Quiet café'])
    expect(within(card).getByText(text)).toBeTruthy();
  expect(screen.getAllByRole('article').map((article) => article.getAttribute('data-log'))).toEqual([
    'm',
    'plan',
  ]);
  expect(screen.getByText('2 entries')).toBeTruthy();
});

test('[LG13] the name is the child’s of today, and of then where the child is gone', async () => {
  const store = storeOver();
  await store
    .collection(savedChildren)
    .add({ id: 'leo', name: 'Leonard', savedAt: '', profile: { name: 'Leonard' } });
  await openWith([moment('m'), moment('g', { childId: 'gone', child: 'Ada', kind: 'joy' })], store);
  expect(within(await entry('Meltdown')).getByText('Leonard')).toBeTruthy();
  expect(within(await entry('Joy')).getByText('Ada')).toBeTruthy();
});

test('[LG14] search finds moments, notes and plans, shows where and marks it', async () => {
  const long = `# Long plan\n\n${'Calm words first. '.repeat(60)}Then the CAFE by the station.`;
  const store = storeOver();
  const { carer } = await openLogs({ store, responses: [response('long', { content: long })] });
  await act(() => store.collection(moments).add(full, moment('other', { kind: 'food' })));
  await carer.type(screen.getByRole('searchbox'), 'cafe');
  expect(await screen.findByText('2 of 3 entries found')).toBeTruthy();
  expect(marks(await entry('Meltdown'))).toEqual(['café']);
  const plan = await entry('Long plan');
  expect(marks(plan)).toEqual(['CAFE']);
  expect(plan.textContent).toContain('Then the CAFE by the station.');
});

test('[LG14] a hit in a note is marked too', async () => {
  const { carer } = await openWith([full]);
  await carer.type(screen.getByRole('searchbox'), 'bus');
  expect(marks(await entry('A care plan for Leo'))).toEqual(['bus']);
});

test('[LG14] pieces put together are the text again, whatever is looked for', () => {
  expect(piecesOf('Zoë’s zoetrope', 'ZOE tro')).toEqual([
    { text: 'Zoë', isHit: true },
    { text: '’s ', isHit: false },
    { text: 'zoetro', isHit: true },
    { text: 'pe', isHit: false },
  ]);
  expect(piecesOf('(a+b)', '( [')).toEqual([
    { text: '(', isHit: true },
    { text: 'a+b)', isHit: false },
  ]);
});

test('[LG15] only plans, or only moments', async () => {
  const { carer } = await openWith([full]);
  await carer.selectOptions(screen.getByLabelText('Show'), 'Moments');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'A care plan for Leo' })).toBeNull());
  expect(await entry('Meltdown')).toBeTruthy();
  await carer.selectOptions(screen.getByLabelText('Show'), 'Plans and answers');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Meltdown' })).toBeNull());
});

test('[LG5] deleting a moment asks first and can be undone', async () => {
  const { carer, store } = await openWith([full]);
  await carer.click(within(await entry('Meltdown')).getByRole('button', { name: 'Delete' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete “Meltdown”?' });
  await carer.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(store.collection(moments).all()).toEqual([]));
  await carer.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(store.collection(moments).all()).toEqual([full]));
});

test('[LG16] the table has one line for each moment, oldest first, days and times as they were', () => {
  const lines = momentsTable([
    full,
    moment('a', { when: '2026-11-01T23:59', kind: 'sleep', strength: 'low' }),
  ])
    .trim()
    .split('\r\n');
  expect(lines[1]).toBe('2026-11-01,23:59,Leo,Sleep,,Badly,,,,');
  expect(lines[2]).toBe(
    '2026-11-15,08:05,Leo,Meltdown,65,Strong,Loud noise; the bus,Slept,Quiet café,At the school gate.',
  );
  expect(lines).toHaveLength(3);
});

test('[DV2] [LG13] a moment that can not be read is set aside and the others are shown', async () => {
  const medium = lastingMemory();
  const put = (id: string, value: unknown, v = 1) =>
    medium.write(keyOf('u', 'ada', 'moments', id), JSON.stringify({ v, order: 1, value }));
  put('no-day', { ...full, id: 'no-day', when: '2026-02-31T10:00' });
  put('no-kind', { ...full, id: 'no-kind', kind: 'hats' });
  put('later', { ...full, id: 'later', kind: 'hats' }, 9);
  medium.write(keyOf('u', 'ada', 'moments', 'half'), '{"v":1,"value":{"id":"ha');
  const { store } = await openWith([full], storeOver(medium));
  expect(await entry('Meltdown')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(store.quarantined()).toHaveLength(3);
  expect(store.newerCount()).toBe(1);
});

test('[KD9] the emergency card is beside a saved child’s name and no other', async () => {
  const store = storeOver();
  const saved = (id: string, name: string) => ({ id, name, savedAt: '', profile: { name } });
  await store.collection(savedChildren).add(saved('leo', 'Leo'));
  await openWith([moment('m'), moment('n', { kind: 'joy', childId: 'gone', child: 'Ada' })], store);
  for (const name of ['Meltdown', 'A care plan for Leo']) {
    const card = within(await entry(name)).getByRole('link', { name: 'Emergency card for Leo' });
    expect(card.getAttribute('href')).toBe('/children/leo/emergency');
  }
  expect(within(await entry('Joy')).queryByRole('link', { name: /Emergency card/ })).toBeNull();
});

test('[LG17] with one child in the header there is no choice to make, and an earlier choice is ignored', async () => {
  const store = storeOver();
  const saved = (id: string, name: string) => ({ id, name, savedAt: '', profile: { name } });
  await store.collection(savedChildren).add(saved('leo', 'Leo'), saved('ada', 'Ada'));
  const { carer } = await openWith([moment('m'), moment('n', { kind: 'joy', childId: 'ada' })], store);
  await carer.selectOptions(screen.getByLabelText('Child'), 'Ada');
  expect(await entry('Joy')).toBeTruthy();
  await act(() => store.document(currentChild).write({ childId: 'leo' }));
  expect(await entry('Meltdown')).toBeTruthy();
  expect(screen.queryByLabelText('Child')).toBeNull();
});
