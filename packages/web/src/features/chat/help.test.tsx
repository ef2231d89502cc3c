import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { helpPlace } from '#device/records/shapes';
import { storeOver } from '#device/testing/device-test-kit';
import {
  creditState,
  fakeAssistant,
  openChat,
  openPage,
  press,
  typeMessage,
} from './testing/chat-test-kit.tsx';

afterEach(() => vi.unstubAllGlobals());

const done = { is: 'done', charged: 0, state: creditState, isFree: true } as const;
const doubt = { is: 'help', kind: null, text: 'Call your emergency number now.', isInstead: false } as const;
const sure = { ...doubt, kind: 'K1', isInstead: true } as const;
const question = () => screen.queryByRole('heading', { name: 'Is anyone in danger right now?' });

async function askedIn(event: Parameters<ReturnType<typeof fakeAssistant>['say']>[0]) {
  const server = fakeAssistant();
  const store = storeOver();
  await store.document(helpPlace).write({ place: 'AU' });
  await openPage({ store });
  await openChat();
  await typeMessage('Why?{Enter}');
  await server.say(event, done);
  return server;
}

test('[CH18] sure help stands first, is free, and has the numbers of the country', async () => {
  await askedIn(sure);
  expect(screen.getByRole('heading', { name: 'Please read this first' })).toBeTruthy();
  const call = screen.getByRole('link', { name: 'Call 000' });
  expect(call.getAttribute('href')).toBe('tel:000');
  const text = await screen.findByText('Call your emergency number now.');
  expect(call.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('This help is free. No credit was taken.')).toBeTruthy();
  expect(screen.getByRole('link', { name: '13 11 14' }).getAttribute('href')).toBe('tel:131114');
});

test('[CH25] in doubt the carer is asked, and no danger is named; a yes brings help and numbers', async () => {
  await askedIn(doubt);
  expect(question()).toBeTruthy();
  expect(screen.queryByText('Call your emergency number now.')).toBeNull();
  await press('Yes, get help');
  expect(await screen.findByText('Call your emergency number now.')).toBeTruthy();
  expect(screen.getByRole('link', { name: '000' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Please read this first');
});

test('[CH25] a kind that is sure is named', async () => {
  await askedIn({ ...doubt, kind: 'K3', danger: 'If a child is missing now: call.' });
  expect(screen.getByText('If a child is missing now: call.')).toBeTruthy();
});

test('[CH25] after a no the same message is answered, and danger is not asked about again in this conversation', async () => {
  const server = await askedIn(doubt);
  await press('No, answer my question');
  expect(question()).toBeNull();
  expect(server.sent[1]?.body).toMatchObject({ message: 'Why?', isCalm: true });
  expect(server.sent[1]?.body['useId']).not.toBe(server.sent[0]?.body['useId']);
  await server.finish('Because.');
  expect(await screen.findByText('Because.')).toBeTruthy();
  await typeMessage('And then?{Enter}');
  expect(server.sent[2]?.body).toMatchObject({ message: 'And then?', isCalm: true });
  await server.finish('Later.');
  await press('Clear chat');
  await userEvent.click(
    within(screen.getByRole('dialog', { name: 'Clear this chat?' })).getByRole('button', {
      name: 'Clear chat',
    }),
  );
  await typeMessage('Anew{Enter}');
  expect(server.sent[3]?.body).not.toHaveProperty('isCalm');
});

test('[CH26] help that was not meant is answered, and the answer says that it was free', async () => {
  const server = await askedIn(sure);
  await press('That’s not what I meant');
  expect(server.sent[1]?.body).toMatchObject({ message: 'Why?', isMisread: true });
  await server.say({ is: 'begun', writer: 'guidebook' }, { is: 'text', text: 'Because.' }, done);
  expect(await screen.findByText('Because.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Please read this first' })).toBeNull();
  expect(screen.getByText('This answer is free. No credit was taken.')).toBeTruthy();
  await typeMessage('And then?{Enter}');
  expect(server.sent[2]?.body).not.toHaveProperty('isMisread');
});

test('[CH26] choices after help that was not meant say that their answer is free too', async () => {
  const server = await askedIn(sure);
  await press('That’s not what I meant');
  const choices = [{ id: 'leaving-park', label: 'Leaving the park' }];
  await server.say(
    { is: 'begun', writer: 'guidebook' },
    { is: 'asks', text: 'Which of these?', choices, fields: [] },
    done,
  );
  expect(await screen.findByText('This question is free, and so is the answer you choose.')).toBeTruthy();
  await press('Leaving the park');
  expect(server.sent[2]?.body).toMatchObject({ page: 'leaving-park', isMisread: true });
});

test('[CH27] Help now is in the chat’s header', async () => {
  fakeAssistant();
  await openPage();
  await openChat();
  await press('Help now');
  const help = screen.getByRole('dialog', { name: 'Help now' });
  expect(within(help).getAllByRole('link').length).toBeGreaterThan(0);
});
