// For tests: a signed-in page with the chat's door, a device of its own, and a server whose answers come when told.
import type { AssistantEvent } from '@calmbridge/domain/assistant/wire';
import { type ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import type { CreditState } from '@calmbridge/domain/credits/credit-state';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { vi } from 'vitest';
import { CreditsContext } from '#api/credits';
import { ServiceFactsProvider } from '#api/service-facts';
import { someCredits } from '#api/testing/credits-test-kit';
import { fakeServer, refuses, serviceFacts } from '#api/testing/fake-server';
import { DeviceContext, useCollection } from '#device/device-context';
import { consent, openUses, profileFormResponses, savedChildren } from '#device/records/shapes';
import type { DeviceStore } from '#device/store/device-store';
import { storeOver } from '#device/testing/device-test-kit';
import { openChat as askForChat, type ChatOpening, type ChatOutcome } from '#shared/chat/chat';
import { UiProvider } from '#ui/ui-provider';
import { ChatButton } from '../chat-button.tsx';
import { ChatHost } from '../chat-host.tsx';

const words = { submit: 'Submit', goOn: 'Go on', resume: 'Resume', credits: 'Credits' };

export const creditState: CreditState = {
  credits: 0.75,
  plan: 'free',
  isAdmin: false,
  aiUsage: { carePlans: 1, stories: 0, aiChats: 0, pecsDownloads: 0, pecsGenerations: 0, pecsUploads: 0 },
};

export const leo: ChildProfile = {
  ...emptyProfile,
  name: 'Leo',
  age: '6',
  importantRoles: ['parentsGuardians'],
  carePlans: ['customizedCarePlans'],
  dietRestrictions: ['Dairy-Free'],
  notes: 'Leo loves dinosaurs.',
};

export type SentCall = { path: string; body: Record<string, unknown>; signal: AbortSignal };

/** Answers to the streaming calls, fed by hand. Every other call is answered as `fakeServer` does. */
export function fakeAssistant(facts: object = serviceFacts, routes: Parameters<typeof fakeServer>[0] = {}) {
  fakeServer({ 'GET /api/service': { status: 200, body: facts }, ...routes });
  const plain = globalThis.fetch;
  const sent: SentCall[] = [];
  const feeds: ReadableStreamDefaultController<Uint8Array>[] = [];
  const refusals: (() => Response)[] = [];
  const settled: { useId: string; what: string }[] = [];
  let hasText = false;
  let charged = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const [, useId, what] = /^\/api\/uses\/(.+)\/(received|stop)$/.exec(path) ?? [];
    if (useId && what) {
      settled.push({ useId, what });
      const price = what === 'received' ? charged : hasText ? 0.05 : 0;
      return new Response(JSON.stringify({ charged: price, state: creditState }));
    }
    if (!path.startsWith('/api/assistant/')) return plain(path, init);
    const signal = init.signal as AbortSignal;
    sent.push({ path, body: JSON.parse(String(init.body)), signal });
    const refusal = refusals.shift();
    if (refusal) return refusal();
    return new Response(fedByHand(signal, (feed) => feeds.push(feed)));
  });
  const feed = () => feeds.at(-1) as ReadableStreamDefaultController<Uint8Array>;
  const say = async (...events: AssistantEvent[]) => {
    await act(async () => {
      for (const event of events) {
        if (event.is === 'text') hasText = true;
        if (event.is === 'done') charged = event.charged;
        feed().enqueue(new TextEncoder().encode(`${JSON.stringify(event)}\n`));
      }
      await new Promise((resolve) => setTimeout(resolve, 120));
    });
  };
  return {
    sent,
    /** What the server was told of uses: received, or stopped. */
    settled,
    say,
    finish: (text: string, charged = 0.05) =>
      say(
        { is: 'begun', writer: 'guidebook' },
        { is: 'text', text },
        { is: 'done', charged, state: creditState },
      ),
    breakOff: () => act(async () => feed().error(new TypeError('network error'))),
    /** The next call is refused, or never gets through. */
    refuseNext: (status: number, code: Parameters<typeof refuses>[1]) =>
      refusals.push(() => new Response(JSON.stringify(refuses(status, code).body), { status })),
    loseNext: () =>
      refusals.push(() => {
        throw new TypeError('Failed to fetch');
      }),
  };
}

const fedByHand = (
  signal: AbortSignal,
  onStart: (feed: ReadableStreamDefaultController<Uint8Array>) => void,
) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      onStart(controller);
      signal.addEventListener('abort', () => controller.error(signal.reason));
    },
  });

export async function openPage(
  options: { store?: DeviceStore; isAgreed?: boolean; children?: string[]; balance?: number } = {},
) {
  const store = options.store ?? storeOver();
  if (options.isAgreed ?? true)
    await store.document(consent).write({ textVersion: 1, agreedAt: '2026-11-15', sentTo: 'guidebook' });
  for (const name of options.children ?? [])
    await store.collection(savedChildren).add({ id: name, name, savedAt: '', profile: { name } });
  const outcomes: ChatOutcome[] = [];
  const credits = someCredits({ credits: options.balance ?? 1 });
  const page = render(
    <MemoryRouter initialEntries={['/form']}>
      <ServiceFactsProvider>
        <CreditsContext value={credits}>
          <UiProvider>
            <DeviceContext value={store}>
              <ChatHost />
              <ChatButton />
              <Routes>
                <Route path="/form" element={<Openers note={(outcome) => outcomes.push(outcome)} />} />
                <Route path="/payment" element={<h1>{words.credits}</h1>} />
              </Routes>
            </DeviceContext>
          </UiProvider>
        </CreditsContext>
      </ServiceFactsProvider>
    </MemoryRouter>,
  );
  return {
    store,
    outcomes,
    credits,
    leave: page.unmount,
    kept: () => store.collection(profileFormResponses).all(),
  };
}

function Openers({ note }: { note: (outcome: ChatOutcome) => void }) {
  const uses = useCollection(openUses).records;
  const press = (opening: ChatOpening) => () => void askForChat(opening).then(note);
  return (
    <>
      <button type="button" onClick={press({ is: 'care-plan', profile: leo, childId: 'c1' })}>
        {words.submit}
      </button>
      <button type="button" onClick={press({ is: 'response', messageId: 'plan-1' })}>
        {words.goOn}
      </button>
      <button type="button" onClick={press({ is: 'resume', useId: uses[0]?.id ?? '' })}>
        {words.resume}
      </button>
    </>
  );
}

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const typeMessage = async (text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), text);
export const messageBox = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

export const openChat = async () => {
  await press('Open AI chat');
  await screen.findByRole('dialog', { name: 'AI chat' });
};
