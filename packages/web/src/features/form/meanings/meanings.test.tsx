import type { MeaningAsk } from '@calmbridge/domain/assistant/ask-meanings';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answers, fakeServer, isDown, refuses } from '#api/testing/fake-server';
import { consent, formDrafts, savedChildren } from '#device/records/shapes';
import { storeOver } from '#device/testing/device-test-kit';
import { field, fillNeeded, openForm, press, type } from '../testing/form-test-kit.tsx';

const route = 'POST /api/assistant/meanings';
const asking = (phrase: string, more: Partial<MeaningAsk> = {}): MeaningAsk => ({
  field: 'triggers',
  phrase,
  choices: [
    { id: 'haircut', label: 'Haircuts' },
    { id: 'hair-wash', label: 'Hair washing and brushing' },
  ],
  ...more,
});
const serverThatAsks = (...asks: MeaningAsk[]) => fakeServer({ [route]: answers({ asks }) });

async function agreedStore() {
  const store = storeOver();
  await store.document(consent).write({ textVersion: 1, agreedAt: '2026-11-01', sentTo: 'guidebook' });
  return store;
}
/** Types into Triggers and leaves it. */
async function write(text: string) {
  await userEvent.clear(field('Triggers'));
  if (text !== '') await type('Triggers', text);
  await userEvent.tab();
}
const openAgreed = async () => {
  const form = await openForm({ store: await agreedStore() });
  await press(/^More about/);
  return form;
};
const row = (phrase: string) => within(screen.getByRole('group', { name: `“${phrase}”` }));
const block = () => screen.queryByRole('region', { name: 'What do you mean by …?' });

afterEach(() => vi.unstubAllGlobals());

test('[FM20] a field that is left asks what is meant, politely and without moving the focus', async () => {
  const server = serverThatAsks(
    asking('hair cut'),
    asking('the bells', { choices: [{ id: 'beeps', label: 'Beeps' }] }),
  );
  await openAgreed();
  await type("Child's name", 'Leo');
  await write('hair cut, Leo, the bells');
  const after = document.activeElement;
  await screen.findByRole('region', { name: 'What do you mean by …?' });
  expect(document.activeElement).toBe(after);
  expect(screen.getByText('Optional questions under Triggers: 2.').tagName).toBe('OUTPUT');
  const names = row('hair cut')
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Haircuts', 'Hair washing and brushing', 'Something else']);
  const [sent] = server.sent(route) as { profile: { triggers: string; name: string } }[];
  expect([sent?.profile.triggers, sent?.profile.name]).toEqual(['hair cut, {child}, the bells', '{child}']);
});

test('[FM20] typing that rests asks too, once for one text', async () => {
  const server = serverThatAsks(asking('hair cut'));
  await openAgreed();
  await type('Triggers', 'hair cut');
  expect(server.sent(route)).toEqual([]);
  await screen.findByRole('group', { name: '“hair cut”' }, { timeout: 4000 });
  await userEvent.tab();
  expect(server.sent(route)).toHaveLength(1);
});

test('[FM21] a choice folds to one line, is sent with the plan, and can be changed by keyboard', async () => {
  serverThatAsks(asking('hair cut'), asking('the bells'));
  const { sent, store } = await openAgreed();
  await fillNeeded();
  await write('hair cut, the bells');
  await screen.findByRole('group', { name: '“hair cut”' });
  row('hair cut').getByRole('button', { name: 'Haircuts' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('group', { name: '“hair cut”' })).toBeNull();
  expect(screen.getByText(/: Haircuts$/).textContent).toBe('“hair cut”: Haircuts');
  const change = screen.getByRole('button', { name: 'Change what “hair cut” means' });
  expect(document.activeElement).toBe(change);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(row('hair cut').getByRole('button', { name: 'Haircuts' }));
  await userEvent.click(row('hair cut').getByRole('button', { name: 'Hair washing and brushing' }));
  await userEvent.click(row('the bells').getByRole('button', { name: 'Something else' }));
  expect(screen.getByText(/: Something else$/).textContent).toBe('“the bells”: Something else');
  const meanings = { 'hair cut': 'hair-wash', 'the bells': '' };
  await waitFor(() => expect(store.collection(formDrafts).all()[0]?.profile['meanings']).toEqual(meanings));
  await press(/^Submit/);
  await waitFor(() => expect(sent()[0]?.meanings).toEqual(meanings));
  await waitFor(() =>
    expect(store.collection(savedChildren).all()[0]?.profile['meanings']).toEqual(meanings),
  );
});

test('[FM21] a phrase that is changed or deleted takes its meaning along', async () => {
  const server = serverThatAsks(asking('hair cut'), asking('the bells'));
  const { sent } = await openAgreed();
  await fillNeeded();
  await write('hair cut, the bells');
  await screen.findByRole('group', { name: '“hair cut”' });
  await userEvent.click(row('hair cut').getByRole('button', { name: 'Haircuts' }));
  await userEvent.click(row('the bells').getByRole('button', { name: 'Something else' }));
  server.change({ [route]: answers({ asks: [asking('the bells')] }) });
  await write('the bells');
  await waitFor(() => expect(server.sent(route)).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText(/“hair cut”/)).toBeNull());
  await press(/^Submit/);
  await waitFor(() => expect(sent()[0]?.meanings).toEqual({ 'the bells': '' }));
  await write('');
  await waitFor(() => expect(block()).toBeNull());
});

test('[FM21] an answer that comes late drops nothing of what stands there by then', async () => {
  let answer: (asks: MeaningAsk[]) => void = () => undefined;
  const late = new Promise<MeaningAsk[]>((resolve) => {
    answer = resolve;
  });
  const server = serverThatAsks(asking('hair cut'));
  const { sent } = await openAgreed();
  await fillNeeded();
  await write('hair cut');
  await screen.findByRole('group', { name: '“hair cut”' });
  await userEvent.click(row('hair cut').getByRole('button', { name: 'Haircuts' }));
  server.change({ [route]: async () => answers({ asks: await late }) });
  await write('something');
  await waitFor(() => expect(server.sent(route).length).toBeGreaterThan(1));
  await userEvent.clear(field('Triggers'));
  await type('Triggers', 'hair cut');
  await act(async () => answer([]));
  await press(/^Submit/);
  await waitFor(() => expect(sent()[0]?.meanings).toEqual({ 'hair cut': 'haircut' }));
});

test('[FM20] five rows at first, and all of it can be hidden', async () => {
  const phrases = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((word) => `${word} thing`);
  serverThatAsks(...phrases.map((phrase) => asking(phrase)));
  await openAgreed();
  await write(phrases.join(', '));
  await screen.findByRole('group', { name: '“one thing”' });
  const rows = () => within(block() as HTMLElement).getAllByRole('listitem');
  expect(rows()).toHaveLength(5);
  await press('Show 2 more');
  expect(rows()).toHaveLength(7);
  await press('Hide');
  expect(block()).toBeNull();
});

test.each([
  ['a refusal', refuses(429, 'identity/too-many-requests')],
  ['no connection', isDown],
])('[FM20] on %s nothing is shown, and the form is sent', async (_what, answer) => {
  const server = fakeServer({ [route]: answer });
  const { open } = await openAgreed();
  await fillNeeded();
  await write('hair cut');
  await waitFor(() => expect(server.sent(route)).toHaveLength(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(block()).toBeNull();
  await press(/^Submit/);
  expect(open).toHaveBeenCalledOnce();
});

test('[FM20] offline nothing is asked', async () => {
  const server = serverThatAsks(asking('hair cut'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openAgreed();
  await write('hair cut');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(server.sent(route)).toEqual([]);
  expect(block()).toBeNull();
});

test('[FM22] nothing is sent before the carer agreed', async () => {
  const server = serverThatAsks(asking('hair cut'));
  const store = storeOver();
  const agree = async () => {
    await store.document(consent).write({ textVersion: 1, agreedAt: '2026-11-01', sentTo: 'guidebook' });
    return true;
  };
  await openForm({ store, agree });
  await press(/^More about/);
  await write('hair cut');
  await screen.findByRole('button', { name: 'Ask me' });
  expect(server.sent(route)).toEqual([]);
  await press('Ask me');
  await screen.findByRole('group', { name: '“hair cut”' });
  expect(screen.queryByRole('button', { name: 'Ask me' })).toBeNull();
  expect(server.sent(route)).toHaveLength(1);
});
