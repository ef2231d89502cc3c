import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  type Answer,
  conversationFrom,
  emptyAbout,
  freshAnswer,
  messageOf,
} from '../conversation/entries.ts';
import {
  creditState,
  fakeAssistant,
  openChat,
  openPage,
  press,
  typeMessage,
} from '../testing/chat-test-kit.tsx';

afterEach(() => vi.unstubAllGlobals());

const done = { is: 'done', charged: 0.05, state: creditState } as const;
const free = { is: 'done', charged: 0, state: creditState, isFree: true } as const;
const choices = [
  { id: 'haircut#own-1', label: 'Can I cut while he sleeps?' },
  { id: 'haircut#own-2', label: 'What about clippers?' },
];
const heading = 'You may also wonder';
const group = () => screen.findByRole('group', { name: heading });

async function answered(balance = 1) {
  const server = fakeAssistant();
  await openPage({ balance });
  await openChat();
  await typeMessage('He hates haircuts{Enter}');
  await server.say(
    { is: 'begun', writer: 'guidebook' },
    { is: 'text', text: 'Two snips a day.' },
    { is: 'next', choices },
    done,
  );
  return server;
}

test('[CH33] what carers ask next stands under the answer, under a heading', async () => {
  await answered();
  const buttons = within(await group()).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(choices.map(({ label }) => label));
  expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
  expect(screen.getByText('These answers are free.')).toBeTruthy();
});

test('[CH33] where nothing is asked next, nothing stands there', async () => {
  const server = fakeAssistant();
  await openPage({ balance: 1 });
  await openChat();
  await typeMessage('He slept all night{Enter}');
  await server.say(
    { is: 'begun', writer: 'guidebook' },
    { is: 'text', text: 'Good to hear.' },
    { is: 'next', choices: [] },
    done,
  );
  const answer = () => screen.queryByText('Good to hear.')?.closest('article')?.textContent ?? '';
  await waitFor(() => expect(answer()).toContain('Delete'));
  expect(answer()).not.toMatch(/0$/);
});

test('[CH33] a pressed one is the next message, its answer is free, and it is not shown again', async () => {
  const server = await answered();
  await group();
  await press('Can I cut while he sleeps?');
  expect(server.sent[1]?.body).toMatchObject({
    message: 'Can I cut while he sleeps?',
    page: 'haircut#own-1',
    turns: [
      { role: 'user', content: 'He hates haircuts' },
      { role: 'assistant', content: 'Two snips a day.' },
    ],
  });
  // The talk has gone on, and an answer is being written.
  expect(screen.queryByRole('group', { name: heading })).toBeNull();
  await server.say(
    { is: 'begun', writer: 'guidebook' },
    { is: 'asks', text: 'No, it makes beds unsafe.', choices: [], fields: [] },
    { is: 'next', choices },
    free,
  );
  expect(await screen.findByText('No, it makes beds unsafe.')).toBeTruthy();
  expect(screen.getByText('This reply is free. No credit was taken.')).toBeTruthy();
  const buttons = within(await group()).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['What about clippers?']);
});

test('[CH33] a typed message makes them go', async () => {
  await answered();
  await group();
  await typeMessage('And washing?{Enter}');
  await waitFor(() => expect(screen.queryByRole('group', { name: heading })).toBeNull());
});

test('[CH33] they stay with a kept answer; an older one has none', () => {
  const answer: Answer = {
    ...freshAnswer({ kind: 'reply', id: 'a', question: null, at: '2026-11-18T12:00:00.000Z' }),
    text: 'Two snips a day.',
  };
  const again = (one: Answer) =>
    conversationFrom([messageOf(one, emptyAbout(null))], 'a')?.entries.find((entry) => entry.is === 'answer');
  expect(again({ ...answer, next: choices })?.next).toEqual(choices);
  expect(again(answer)?.next).toBeUndefined();
});
