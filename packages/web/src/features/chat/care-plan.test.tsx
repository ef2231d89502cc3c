import type { Message } from '@calmbridge/domain/history/message';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { serviceFacts } from '#api/testing/fake-server';
import { consent, profileFormResponses } from '#device/records/shapes';
import { storeOver } from '#device/testing/device-test-kit';
import { overlayMinMs } from './open-plan-writing.ts';
import { creditState, fakeAssistant, openChat, openPage, press } from './testing/chat-test-kit.tsx';

beforeAll(() => import('#shared/ai-text/formatted-text').then(() => undefined), 60_000);
beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(() => vi.unstubAllGlobals());

const overlay = () => screen.queryByRole('status', { name: 'Loading' });
const chat = () => screen.findByRole('dialog', { name: 'AI chat' }, { timeout: 4_000 });

/** The overlay's least time passes when told, not by the clock. */
function holdOverlay(): () => void {
  const { setTimeout: start } = globalThis;
  const held: (() => void)[] = [];
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) =>
    ms === overlayMinMs ? held.push(run) : start(run, ms),
  );
  return () => act(() => held.forEach((run) => void run()));
}

const cutShort = (useId: string): Message => ({
  id: 'plan-1',
  role: 'assistant',
  content: 'Only the beginning',
  timestamp: '2026-11-14T08:00:00.000Z',
  type: 'profileFormResponse',
  fromForm: true,
  noteIds: ['n1'],
  isCutShort: true,
  useId,
  profile: { name: 'Leo', importantRoles: ['parentsGuardians'], carePlans: ['customizedCarePlans'] },
});

describe('agreement', () => {
  test('[CH10] before the first use it says what is sent and where; declining sends nothing', async () => {
    const server = fakeAssistant();
    const { outcomes, store } = await openPage({ isAgreed: false });
    await press('Submit');
    const question = await screen.findByRole('dialog', {
      name: 'Before anything is sent',
    });
    expect(question.textContent).toContain('To the guidebook on our own server.');
    expect(question.textContent).toContain('Your child’s name.');
    await userEvent.click(within(question).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(outcomes).toEqual(['declined']));
    expect(server.sent).toEqual([]);
    expect(store.document(consent).read()).toEqual({ is: 'empty' });
  });

  test('[CH10] where pictures come from a service of their own, it is named as well', async () => {
    fakeAssistant({ ...serviceFacts, hasImageService: true });
    const { store } = await openPage();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await press('Submit');
    const question = await screen.findByRole('dialog', { name: 'Before anything is sent' });
    expect(question.textContent).toContain('The words you type for a picture go to the image service Grok');
    await press('I agree');
    await waitFor(() =>
      expect(store.document(consent).read()).toMatchObject({
        value: { sentTo: 'guidebook, Grok Aurora API' },
      }),
    );
  });

  test('[CH10] agreeing is remembered; another service asks again, by its name', async () => {
    const server = fakeAssistant();
    const { store, leave } = await openPage({ isAgreed: false });
    await openChat();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), 'Why?{Enter}');
    await press('I agree');
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(store.document(consent).read()).toMatchObject({ value: { textVersion: 1, sentTo: 'guidebook' } });
    await server.finish('Because.');
    leave();
    const other = fakeAssistant({ ...serviceFacts, assistant: { is: 'service', name: 'Helio AI' } });
    await openPage({ store, isAgreed: false });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy());
    await new Promise((resolve) => setTimeout(resolve, 50));
    await press('Submit');
    const again = await screen.findByRole('dialog', { name: 'Before anything is sent' });
    expect(again.textContent).toContain('the AI service Helio AI');
    expect(other.sent).toEqual([]);
  });
});

describe('a care plan', () => {
  test('[CH11] [CH7] [CH4] overlay, dialog, and kept from its first words', async () => {
    const server = fakeAssistant();
    const letOverlayGo = holdOverlay();
    const { outcomes, kept, credits } = await openPage();
    await press('Submit');
    await waitFor(() => expect(overlay()).toBeTruthy());
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(JSON.stringify(server.sent[0]?.body)).not.toMatch(/\bLeo\b/);
    await server.say(
      { is: 'begun', writer: 'guidebook' },
      { is: 'text', text: '# A care plan for {chi' },
      { is: 'text', text: 'ld}\n\n## Goals\n\n{child} sleeps' },
    );
    expect(kept()).toHaveLength(1);
    expect(kept()[0]).toMatchObject({
      content: '# A care plan for Leo\n\n## Goals\n\nLeo sleeps',
      isCutShort: true,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(overlay()).toBeTruthy();
    letOverlayGo();
    const dialog = await chat();
    expect(overlay()).toBeNull();
    expect(outcomes).toEqual(['begun']);
    expect(within(dialog).getByText('Writing the plan')).toBeTruthy();
    expect(within(dialog).getByText('part 1')).toBeTruthy();
    expect(within(dialog).getByText('Care plan · Leo, 6')).toBeTruthy();
    await server.say(
      { is: 'text', text: ' well.' },
      { is: 'flag', flag: { rule: 'DF', found: 'cheese', why: '{child} eats no dairy' } },
      { is: 'done', charged: 0.25, state: creditState },
    );
    await waitFor(() => expect(kept()[0]?.isCutShort).toBe(false));
    expect(kept()[0]).toMatchObject({
      role: 'assistant',
      type: 'profileFormResponse',
      fromForm: true,
      noteIds: [],
      content: '# A care plan for Leo\n\n## Goals\n\nLeo sleeps well.',
      writtenBy: 'guidebook',
      flags: [{ rule: 'DF', found: 'cheese', why: 'Leo eats no dairy' }],
      profile: { name: 'Leo' },
      childId: 'c1',
    });
    expect(credits.creditsChanged).toHaveBeenCalledWith(creditState);
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  });

  test('[CH12] a failure says so, gives the credit back, and can be tried again', async () => {
    const server = fakeAssistant();
    const { outcomes, kept } = await openPage();
    await press('Submit');
    await waitFor(() => expect(server.sent).toHaveLength(1));
    await server.say({ is: 'failed', code: 'assistant/failed', state: creditState });
    const alert = within(await chat()).getByRole('alert');
    expect(alert.textContent).toContain('Sorry, something went wrong. Please try again later.');
    expect(alert.textContent).toContain('Your 0.25 credits are back. What you typed is safe.');
    expect(kept()).toEqual([]);
    expect(outcomes).toEqual([]);
    await press(/^Try again.*0\.25/);
    await waitFor(() => expect(server.sent).toHaveLength(2));
    await server.finish('# Plan', 0.25);
    expect(outcomes).toEqual(['begun']);
    await waitFor(() => expect(kept()).toHaveLength(1));
  });

  test('[CH12] closing a failed plan reports the failure to the form', async () => {
    const server = fakeAssistant();
    const { outcomes } = await openPage();
    server.refuseNext(503, 'assistant/unavailable');
    await press('Submit');
    expect((await chat()).textContent).toContain('Nothing was charged.');
    await press('Close');
    await waitFor(() => expect(outcomes).toEqual(['failed']));
  });

  test('[CH13] without credits an alert says so, and nothing else opens', async () => {
    const server = fakeAssistant();
    const { outcomes } = await openPage();
    server.refuseNext(402, 'credits/insufficient');
    await press('Submit');
    const alert = await screen.findByRole(
      'dialog',
      { name: 'Not enough credits to generate a care plan.' },
      { timeout: 4_000 },
    );
    await userEvent.click(within(alert).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(outcomes).toEqual(['refused']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[AP13] a carer who can’t pay is told so and is not asked to agree first', async () => {
    const none = { status: 200, body: { ...creditState, credits: 0 } };
    const server = fakeAssistant(serviceFacts, { 'GET /api/credits': none });
    const { outcomes } = await openPage({ isAgreed: false, balance: 0 });
    await press('Submit');
    const alert = await screen.findByRole('dialog', { name: 'Not enough credits to generate a care plan.' });
    expect(screen.queryByRole('dialog', { name: 'Before anything is sent' })).toBeNull();
    await userEvent.click(within(alert).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(outcomes).toEqual(['refused']));
    expect(server.sent).toEqual([]);
  });

  test('[AP13] a balance that looks too small is asked for first: it may be an old figure', async () => {
    const server = fakeAssistant(serviceFacts, { 'GET /api/credits': { status: 200, body: creditState } });
    await openPage({ balance: 0 });
    await press('Submit');
    await waitFor(() => expect(server.sent).toHaveLength(1));
  });

  test('[CH11] pressing twice asks once', async () => {
    const server = fakeAssistant();
    const { outcomes } = await openPage();
    const submit = screen.getByRole('button', { name: 'Submit' });
    submit.click();
    submit.click();
    await waitFor(() => expect(server.sent).toHaveLength(1));
    await server.finish('# Plan', 0.25);
    await chat();
    await waitFor(() => expect(outcomes).toEqual(['begun', 'begun']));
    expect(server.sent).toHaveLength(1);
  });

  test('[CH7] one that was cut short is shown as such; asking again is a new use with its price', async () => {
    const server = fakeAssistant();
    const store = storeOver();
    const useId = '0b8f6a52-9d7c-4f5e-8a55-3f0f6f3d9a10';
    await store.collection(profileFormResponses).add(cutShort(useId));
    const { kept } = await openPage({ store });
    await press('Go on');
    const dialog = await chat();
    expect(await within(dialog).findByText('Only the beginning')).toBeTruthy();
    expect(dialog.textContent).toContain('This was cut short when the page closed.');
    await press(/^Ask again.*0\.25/);
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(server.sent[0]?.path).toBe('/api/assistant/care-plan');
    expect(server.sent[0]?.body['useId']).not.toBe(useId);
    await server.finish('The whole plan', 0.25);
    await waitFor(() => expect(kept()[0]).toMatchObject({ content: 'The whole plan', isCutShort: false }));
    expect(kept()).toHaveLength(1);
    expect(kept()[0]?.noteIds).toEqual(['n1']);
  });

  test('[CH7] [CH16] one that was under way when the page was closed goes on as the same use', async () => {
    const server = fakeAssistant();
    const { store, kept, leave } = await openPage();
    await press('Submit');
    await waitFor(() => expect(server.sent).toHaveLength(1));
    await server.say({ is: 'begun', writer: 'service' }, { is: 'text', text: 'For {child}: ' });
    await chat();
    leave();
    const next = fakeAssistant();
    await openPage({ store });
    await press('Resume');
    await waitFor(() => expect(next.sent).toHaveLength(1));
    expect(next.sent[0]?.body).toEqual(server.sent[0]?.body);
    await next.finish('For {child}: all of it', 0.25);
    await waitFor(() =>
      expect(kept()[0]).toMatchObject({ content: 'For Leo: all of it', isCutShort: false }),
    );
    expect(kept()).toHaveLength(1);
    expect(next.settled).toEqual([{ useId: server.sent[0]?.body['useId'], what: 'received' }]);
  });

  test('[CH9] deleted while it is written, it stays deleted', async () => {
    const server = fakeAssistant();
    const { kept } = await openPage();
    await press('Submit');
    await waitFor(() => expect(server.sent).toHaveLength(1));
    await server.say({ is: 'begun', writer: 'guidebook' }, { is: 'text', text: 'Some words' });
    await chat();
    await press('Delete');
    const sure = screen.getByRole('dialog', { name: 'Delete this care plan?' });
    await userEvent.click(within(sure).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(kept()).toEqual([]));
    expect(server.sent[0]?.signal.aborted).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(kept()).toEqual([]);
  });
});

test('[CH23] [CH3] a plan stopped in the middle is still checked for what the child must not eat', async () => {
  const server = fakeAssistant();
  const { kept } = await openPage();
  await press('Submit');
  await waitFor(() => expect(server.sent).toHaveLength(1));
  await server.say(
    { is: 'begun', writer: 'service' },
    { is: 'text', text: 'For a snack, offer cheese cubes. ' },
  );
  await chat();
  await press('Stop');
  const note = await screen.findByRole('note');
  expect(note.textContent).toMatch(/Check this: .*cheese/);
  await waitFor(() => expect(kept()[0]?.flags).toHaveLength(1));
  await press('Suggest a swap');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe(
    'What could I offer instead of cheese?',
  );
});

test('[CH20] the button is there before the chat is loaded, and busy until it is', async () => {
  fakeAssistant();
  await openPage();
  const button = screen.getByRole('button', { name: 'Open AI chat' });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await screen.findByRole('dialog', { name: 'AI chat' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
});
