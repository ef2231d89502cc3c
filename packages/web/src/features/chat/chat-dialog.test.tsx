import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { serviceFacts } from '#api/testing/fake-server';
import { currentChild, openUses, profileFormResponses, savedChildren } from '#device/records/shapes';
import { storeOver } from '#device/testing/device-test-kit';
import {
  creditState,
  fakeAssistant,
  messageBox,
  openChat,
  openPage,
  press,
  typeMessage,
} from './testing/chat-test-kit.tsx';

// The reader of Markdown is loaded when it is first needed; here it is there already.
beforeAll(() => import('#shared/ai-text/formatted-text').then(() => undefined), 60_000);
beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(() => vi.unstubAllGlobals());

const dialog = () => screen.getByRole('dialog', { name: 'AI chat' });
const items = () =>
  within(dialog())
    .getAllByRole('article')
    .map((item) => item.getAttribute('aria-label'));

describe('asking', () => {
  test('[CH17] [CH22] question and answer come in at the top, and the answer says who wrote it', async () => {
    const server = fakeAssistant();
    const { credits } = await openPage();
    await openChat();
    expect(document.activeElement).toBe(messageBox());
    await typeMessage('Why?{Enter}');
    expect(server.sent).toHaveLength(1);
    expect(messageBox().value).toBe('');
    const status = within(dialog()).getAllByRole('status');
    await waitFor(() =>
      expect(status.some(({ textContent }) => textContent === 'Writing the answer.')).toBe(true),
    );
    await server.finish('Because **noise** is hard.');
    expect(await within(dialog()).findByText('noise')).toBeTruthy();
    expect(items()).toEqual(['Answer', 'You']);
    expect(status.some(({ textContent }) => textContent === 'Answer: Because noise is hard.')).toBe(true);
    expect(screen.getByText(/Written by the built-in guidebook/)).toBeTruthy();
    expect(credits.creditsChanged).toHaveBeenCalledWith(creditState);
    await typeMessage('And then?{Enter}');
    await server.finish('Rest.');
    expect(items()).toEqual(['Answer', 'You', 'Answer', 'You']);
    expect(server.sent[1]?.body).toMatchObject({
      message: 'And then?',
      turns: [
        { role: 'user', content: 'Why?' },
        { role: 'assistant', content: 'Because **noise** is hard.' },
      ],
    });
  });

  test('[CH24] every message can be downloaded', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const server = fakeAssistant();
    await openPage();
    await openChat();
    await typeMessage('Why does noise hurt?{Enter}');
    await server.finish('It is loud.');
    const [answer, question] = within(dialog()).getAllByRole('article') as [HTMLElement, HTMLElement];
    await userEvent.click(within(question).getByRole('button', { name: 'Download' }));
    expect(await screen.findByText(/^Question to the AI chat .*\.txt downloaded$/)).toBeTruthy();
    expect(await files[0]?.text()).toBe('Why does noise hurt?\n');
    await userEvent.click(within(answer).getByRole('button', { name: 'Download' }));
    expect(within(answer).getByRole('button', { name: 'PDF' })).toBeTruthy();
  });

  test('[CH14] [CH15] blank is ignored, Shift+Enter is a new line, and what is too long is not sent', async () => {
    const server = fakeAssistant();
    await openPage();
    await openChat();
    await typeMessage('   {Enter}');
    await press(/^Send/);
    expect(server.sent).toHaveLength(0);
    await userEvent.clear(messageBox());
    await typeMessage('one{Shift>}{Enter}{/Shift}two');
    expect(messageBox().value).toBe('one\ntwo');
    fireEvent.change(messageBox(), { target: { value: 'a'.repeat(3_900) } });
    expect(screen.getByText('100 characters left')).toBeTruthy();
    fireEvent.change(messageBox(), { target: { value: 'a'.repeat(4_002) } });
    expect(screen.getByText(/2 characters too long/)).toBeTruthy();
    await press(/^Send/);
    expect(server.sent).toHaveLength(0);
    expect(messageBox().value).toHaveLength(4_002);
  });

  test('[CH3] Stop ends the call, keeps what has come and says what it costs', async () => {
    const server = fakeAssistant();
    await openPage();
    await openChat();
    await typeMessage('Why?{Enter}');
    expect(screen.getByText('Stopping now costs nothing.')).toBeTruthy();
    await server.say({ is: 'begun', writer: 'service' }, { is: 'text', text: 'First, ' });
    expect(await screen.findByText('Stopping now costs 0.05.')).toBeTruthy();
    await press('Stop');
    expect(server.sent[0]?.signal.aborted).toBe(true);
    expect(
      await screen.findByText(/Stopped\. What had arrived is saved, and 0\.05 credits were charged/),
    ).toBeTruthy();
    expect(server.settled).toEqual([{ useId: server.sent[0]?.body['useId'], what: 'stop' }]);
    expect(await screen.findByText('First,')).toBeTruthy();
    expect(document.activeElement).toBe(messageBox());
  });

  test('[CH6] after a failure the words are the specified ones, and trying again is a new use', async () => {
    const server = fakeAssistant();
    await openPage();
    await openChat();
    await typeMessage('Why?{Enter}');
    await server.say({ is: 'failed', code: 'assistant/failed', state: creditState });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Sorry, something went wrong. Please try again.');
    expect(alert.textContent).toContain('Your 0.05 credits are back. What you typed is safe.');
    await press(/^Try again/);
    await server.finish('Now it works.');
    expect(await screen.findByText('Now it works.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(server.sent[1]?.body['useId']).not.toBe(server.sent[0]?.body['useId']);
    expect(server.sent[1]?.body['message']).toBe('Why?');
  });

  test('[CH6] after a lost connection the same use is asked for by itself, to the letter', async () => {
    const server = fakeAssistant();
    await openPage();
    await openChat();
    await typeMessage('Why?{Enter}');
    await server.say({ is: 'begun', writer: 'service' }, { is: 'text', text: 'Half of it. ' });
    await server.breakOff();
    expect(await screen.findByText(/The connection was lost. Reconnecting/)).toBeTruthy();
    expect(screen.getByText('Half of it.')).toBeTruthy();
    await waitFor(() => expect(server.sent).toHaveLength(2));
    expect(server.sent[1]?.body).toEqual(server.sent[0]?.body);
    await server.say({ is: 'begun', writer: 'service' }, { is: 'text', text: 'Half' });
    expect(screen.queryByText(/The connection was lost/)).toBeNull();
    // What stood there does not shrink while it is read again.
    expect(screen.getByText('Half of it.')).toBeTruthy();
    await server.say(
      { is: 'text', text: ' of it. The whole of it.' },
      { is: 'done', charged: 0.05, state: creditState },
    );
    expect(await screen.findByText('Half of it. The whole of it.')).toBeTruthy();
    expect(server.settled).toEqual([{ useId: server.sent[0]?.body['useId'], what: 'received' }]);
  });

  test('[CH6] a use that has ended meanwhile is not started again by itself, and trying again shows its price', async () => {
    const server = fakeAssistant();
    await openPage();
    await openChat();
    server.loseNext();
    server.refuseNext(409, 'credits/use-ended');
    await typeMessage('Why?{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This attempt has ended, at no charge.');
    expect(server.sent).toHaveLength(2);
    await userEvent.click(within(alert).getByRole('button', { name: /Try again.*0\.05/ }));
    await waitFor(() => expect(server.sent).toHaveLength(3));
    expect(server.sent[2]?.body['useId']).not.toBe(server.sent[0]?.body['useId']);
  });

  test('[CH13] without credits an alert leads to Credits, and the text is in the box again', async () => {
    const server = fakeAssistant();
    await openPage();
    await openChat();
    server.refuseNext(402, 'credits/insufficient');
    await typeMessage('Why?{Enter}');
    const alert = await screen.findByRole('dialog', { name: 'Not enough credits to send a message.' });
    expect(messageBox().value).toBe('Why?');
    expect(within(dialog()).queryAllByRole('article')).toEqual([]);
    await userEvent.click(within(alert).getByRole('button', { name: 'Go to Credits' }));
    expect(await screen.findByRole('heading', { name: 'Credits' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  describe('[CH30] a message of a carer without credits goes out all the same, with nothing to agree to', () => {
    const none = { 'GET /api/credits': { status: 200, body: { ...creditState, credits: 0 } } };
    const openWithout = async () => {
      const server = fakeAssistant(serviceFacts, none);
      await openPage({ isAgreed: false, balance: 0 });
      await openChat();
      return server;
    };

    test('in danger its help is shown, and nothing about credits', async () => {
      const server = await openWithout();
      await typeMessage('He is not breathing{Enter}');
      await waitFor(() => expect(server.sent).toHaveLength(1));
      await server.say(
        { is: 'help', kind: 'K7', text: '**Call your emergency number now**', isInstead: true },
        { is: 'done', charged: 0, state: { ...creditState, credits: 0 }, isFree: true },
      );
      expect(await screen.findByText('Call your emergency number now')).toBeTruthy();
      expect(screen.queryByRole('dialog', { name: /Not enough credits/ })).toBeNull();
      expect(screen.queryByRole('dialog', { name: 'Before anything is sent' })).toBeNull();
    });

    test('otherwise an alert says that credits are missing, and the text is in the box again', async () => {
      const server = await openWithout();
      server.refuseNext(402, 'credits/insufficient');
      await typeMessage('Why?{Enter}');
      await screen.findByRole('dialog', { name: 'Not enough credits to send a message.' });
      expect(server.sent).toHaveLength(1);
      expect(messageBox().value).toBe('Why?');
      expect(screen.queryByRole('dialog', { name: 'Before anything is sent' })).toBeNull();
    });
  });

  test('[CH21] offline it says so, and keeps the text', async () => {
    const server = fakeAssistant();
    await openPage();
    await openChat();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    await typeMessage('Why?{Enter}');
    expect(screen.getByText(/You are offline\. What you type is saved/)).toBeTruthy();
    expect(server.sent).toHaveLength(0);
    expect(messageBox().value).toBe('Why?');
  });
});

describe('what is left behind', () => {
  test('[CH16] unsent text survives closing the dialog and the page', async () => {
    fakeAssistant();
    const { store, leave } = await openPage();
    await openChat();
    await typeMessage('Half a thought');
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    await openChat();
    expect(messageBox().value).toBe('Half a thought');
    expect(messageBox().selectionStart).toBe('Half a thought'.length);
    leave();
    await openPage({ store });
    await openChat();
    expect(messageBox().value).toBe('Half a thought');
  });

  test('[CH16] a message that was under way when the page was closed is answered on the next, as the same use', async () => {
    const server = fakeAssistant();
    const { store, leave } = await openPage();
    await openChat();
    await typeMessage('Why?{Enter}');
    await server.say({ is: 'begun', writer: 'service' }, { is: 'text', text: 'Half of ' });
    leave();
    const next = fakeAssistant();
    await openPage({ store });
    const [use] = store.collection(openUses).all();
    await press('Resume');
    expect(await screen.findByText('Why?')).toBeTruthy();
    await waitFor(() => expect(next.sent).toHaveLength(1));
    expect(next.sent[0]?.body).toEqual(server.sent[0]?.body);
    await next.finish('Half of it. The other half.');
    expect(await screen.findByText('Half of it. The other half.')).toBeTruthy();
    expect(next.settled).toEqual([{ useId: use?.id, what: 'received' }]);
    expect(store.collection(openUses).all()).toEqual([]);
  });

  test('[CH8] a chat of its own is not kept', async () => {
    const server = fakeAssistant();
    const { kept } = await openPage();
    await openChat();
    await typeMessage('Why?{Enter}');
    await server.finish('Because.');
    expect(kept()).toEqual([]);
  });

  test('[CH8] [CH9] replies about a plan are kept with it, deleted for good, and brought back by Undo', async () => {
    const server = fakeAssistant();
    const store = storeOver();
    await store.collection(profileFormResponses).add({
      id: 'plan-1',
      role: 'assistant',
      content: '# Plan for Leo',
      timestamp: '2026-11-14T08:00:00.000Z',
      type: 'profileFormResponse',
      fromForm: true,
      noteIds: [],
    });
    const { kept, outcomes } = await openPage({ store });
    await press('Go on');
    expect(await screen.findByRole('heading', { name: 'Plan for Leo' })).toBeTruthy();
    expect(outcomes).toEqual(['opened']);
    await typeMessage('Why?{Enter}');
    expect(server.sent[0]?.body).toMatchObject({ carePlan: '# Plan for Leo' });
    await server.finish('Because of the noise.');
    await waitFor(() => expect(kept()).toHaveLength(2));
    expect(kept()[0]).toMatchObject({
      content: 'Because of the noise.',
      planId: 'plan-1',
      question: 'Why?',
      type: 'profileFormResponse',
      fromForm: true,
      isCutShort: false,
    });
    const newest = within(dialog()).getAllByRole('article')[0] as HTMLElement;
    await userEvent.click(within(newest).getByRole('button', { name: 'Delete' }));
    const question = screen.getByRole('dialog', { name: 'Delete this answer?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(kept()).toHaveLength(1));
    expect(items()).toEqual(['You', 'Care plan']);
    await press('Undo');
    await waitFor(() => expect(kept()).toHaveLength(2));
    expect(items()).toEqual(['Answer', 'You', 'Care plan']);
  });

  test('[CH19] clearing asks first, keeps the logs, and can be undone', async () => {
    const server = fakeAssistant();
    await openPage();
    await openChat();
    expect(screen.queryByRole('button', { name: 'Clear chat' })).toBeNull();
    await typeMessage('Why?{Enter}');
    await server.finish('Because.');
    await press('Clear chat');
    const ask = screen.getByRole('dialog', { name: 'Clear this chat?' });
    expect(ask.textContent).toContain('stay in your logs');
    await userEvent.click(within(ask).getByRole('button', { name: 'Clear chat' }));
    expect(within(dialog()).queryAllByRole('article')).toEqual([]);
    await press('Undo');
    expect(items()).toEqual(['Answer', 'You']);
  });
});

test('[CH32] the chat is about the child in the header, and each child has its own conversation', async () => {
  const store = storeOver();
  const profile = (name: string) => ({
    name,
    importantRoles: ['parentsGuardians'],
    carePlans: ['customizedCarePlans'],
  });
  const saved = (id: string, name: string) => ({ id, name, savedAt: '', profile: profile(name) });
  await store.collection(savedChildren).add(saved('leo', 'Leo'), saved('mia', 'Mia'));
  const plan = {
    role: 'assistant' as const,
    type: 'profileFormResponse' as const,
    content: '',
    timestamp: '',
  };
  await store
    .collection(profileFormResponses)
    .add(
      { ...plan, id: 'p1', childId: 'leo', profile: profile('Leo') },
      { ...plan, id: 'p2', childId: 'mia', profile: profile('Mia') },
    );
  const choose = (childId: string) => act(() => store.document(currentChild).write({ childId }));
  await choose('mia');
  const server = fakeAssistant();
  await openPage({ store });
  await openChat();
  expect(messageBox().placeholder).toBe('Ask about Mia');
  expect(screen.getByRole('button', { name: /Care plan · Mia/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Care plan · Leo/ })).toBeNull();
  await typeMessage('Why?{Enter}');
  await waitFor(() => expect(server.sent).toHaveLength(1));
  expect(server.sent[0]?.body['profile']).toMatchObject({ carePlans: ['customizedCarePlans'] });
  await press('Close');
  await choose('leo');
  await openChat();
  expect(within(dialog()).queryByText('Why?')).toBeNull();
  expect(messageBox().placeholder).toBe('Ask about Leo');
  await press('Close');
  await choose('mia');
  await openChat();
  expect(within(dialog()).getByText('Why?')).toBeTruthy();
  await press('Close');
  await choose('');
  await openChat();
  expect(within(dialog()).getByText('Why?')).toBeTruthy();
});
