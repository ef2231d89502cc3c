import type { Asks } from '@calmbridge/domain/assistant/wire';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  creditState,
  fakeAssistant,
  openChat,
  openPage,
  press,
  typeMessage,
} from '../testing/chat-test-kit.tsx';

afterEach(() => vi.unstubAllGlobals());

const done = { is: 'done', charged: 0, state: creditState, isFree: true } as const;
const asks: Asks = {
  is: 'asks',
  text: 'I’m not sure which of these you mean.',
  choices: [
    { id: 'night-waking', label: 'Waking at night' },
    { id: 'early-waking', label: 'Waking too early' },
    { id: 'else', label: 'Something else' },
  ],
  fields: [],
};

async function asked() {
  const server = fakeAssistant();
  await openPage();
  await openChat();
  await typeMessage('He is up again{Enter}');
  await server.say({ is: 'begun', writer: 'guidebook' }, asks, done);
  return server;
}

test('[CH28] what is not sure is asked with pages to press, and that is free', async () => {
  await asked();
  const group = await screen.findByRole('group', { name: 'I’m not sure which of these you mean.' });
  expect(within(group).getAllByRole('button')).toHaveLength(3);
  expect(screen.getByText('This question is free. The answer you choose costs 0.05 credits.')).toBeTruthy();
});

test('[CH28] a pressed page is answered under the question, which stays and can’t be pressed again', async () => {
  const server = await asked();
  await press('Waking at night');
  expect(server.sent[1]?.body).toMatchObject({ message: 'He is up again', page: 'night-waking' });
  expect(server.sent[1]?.body['useId']).not.toBe(server.sent[0]?.body['useId']);
  await server.finish('Keep the room dark.');
  expect(await screen.findByText('Keep the room dark.')).toBeTruthy();
  const chosen = screen.getByRole('button', { name: 'Waking at night' });
  expect(chosen.getAttribute('aria-pressed')).toBe('true');
  for (const name of ['Waking at night', 'Waking too early', 'Something else'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled, name).toBe(true);
});

test('[CH28] something else brings another question; what is asked next knows what was asked before', async () => {
  const server = await asked();
  await press('Something else');
  expect(server.sent[1]?.body).toMatchObject({ page: 'else' });
  await server.say({ ...asks, text: 'Then tell me in other words.', choices: [] }, done);
  expect(await screen.findByText('Then tell me in other words.')).toBeTruthy();
  expect(screen.getByText('This reply is free. No credit was taken.')).toBeTruthy();
  await typeMessage('He sings at three{Enter}');
  const turns = server.sent[2]?.body['turns'];
  expect(turns).toEqual([
    { role: 'user', content: 'He is up again' },
    { role: 'assistant', content: 'Then tell me in other words.' },
  ]);
});

test('[CH28] what is likely stands over the question in short, and gives way to the answer that is pressed', async () => {
  const server = fakeAssistant();
  await openPage();
  await openChat();
  await typeMessage('He is up again{Enter}');
  const likely = 'If this is about waking at night:\n\nKeep it dark and dull.';
  await server.say({ is: 'begun', writer: 'guidebook' }, { is: 'text', text: likely }, asks, done);
  const group = await screen.findByRole('group', { name: 'I’m not sure which of these you mean.' });
  const shown = screen.getByText('Keep it dark and dull.');
  expect(shown.compareDocumentPosition(group)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await press('Waking too early');
  await server.finish('Light is what wakes him.');
  expect(await screen.findByText('Light is what wakes him.')).toBeTruthy();
  expect(screen.queryByText('Keep it dark and dull.')).toBeNull();
});

test('[CH29] the notes behind a text of a service are named under it', async () => {
  const server = fakeAssistant();
  await openPage();
  await openChat();
  await typeMessage('He hates haircuts{Enter}');
  await server.say(
    { is: 'begun', writer: 'service' },
    { is: 'notes', notes: [{ id: 'haircut', label: 'Haircuts' }] },
    { is: 'text', text: 'Two snips a day.' },
  );
  await server.finish('');
  expect(await screen.findByText('Written with our reviewed notes on: Haircuts')).toBeTruthy();
});
