// For tests: the stories page with a device and a balance of our choice, and a server whose answers come when told.
import type { AssistantEvent } from '@calmbridge/domain/assistant/wire';
import { type ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import type { CreditState } from '@calmbridge/domain/credits/credit-state';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { vi } from 'vitest';
import { CreditsContext } from '#api/credits';
import { someCredits } from '#api/testing/credits-test-kit';
import { refuses } from '#api/testing/fake-server';
import { DeviceContext } from '#device/device-context';
import { profileFormResponses, type SocialStory, socialStories } from '#device/records/shapes';
import { storeOver } from '#device/testing/device-test-kit';
import { ChatStandIn } from '#shared/chat/testing/chat-stand-in';
import type { StoryParts } from '#shared/story/story-parts';
import { UiProvider } from '#ui/ui-provider';
import { StoriesPage } from '../stories-page.tsx';

export const leo: ChildProfile = {
  ...emptyProfile,
  name: 'Leo',
  importantRoles: ['parentsGuardians'],
  carePlans: ['customizedCarePlans'],
  diagnosisType: 'ASD Level 2',
  notes: 'Leo loves dinosaurs.',
};

export const creditState: CreditState = {
  credits: 12.25,
  plan: 'free',
  isAdmin: false,
  aiUsage: { carePlans: 1, stories: 1, aiChats: 0, pecsDownloads: 0, pecsGenerations: 0, pecsUploads: 0 },
};

export const dentist = [
  'My name is Leo. Sometimes I visit the dentist.',
  'The dentist looks at my teeth. The chair can go up and down. Mum will help me. That is okay.',
  'I can try to hold my dinosaur at the dentist.',
].join('\n\n');

export const storyNamed = (title: string, more: Partial<SocialStory> = {}): SocialStory => ({
  id: title,
  chatId: 'plan-1',
  date: '2026-11-09T08:00:00.000Z',
  customName: '',
  content: dentist,
  type: 'Routine',
  supportLevel: 'Level 2 (Moderate Support Needs)',
  tone: 'Calm and Reassuring',
  context: 'Community',
  color: '#D5E7F4',
  title,
  child: 'Leo',
  writtenBy: 'guidebook',
  ...more,
});

const elsewhere = 'Credits page';

/** The storybook has tests of its own; here only its door counts. */
const nothing = () => null;
const parts: StoryParts = {
  Storybook: ({ story, onClose }) => (
    <dialog open aria-label={story.id}>
      <button type="button" onClick={onClose}>
        {elsewhere}
      </button>
    </dialog>
  ),
  Cover: nothing,
  GenerateImage: nothing,
  ImageProgress: nothing,
  RemoveCover: nothing,
  makeBook: () => Promise.reject(new Error('no book here')),
};

export type Sent = { useId: string; profile: ChildProfile; request: Record<string, string> };

/** Answers to the story call, fed by hand. */
export function fakeWriter() {
  const sent: Sent[] = [];
  const refusals: (() => Response)[] = [];
  let feed: ReadableStreamDefaultController<Uint8Array> | undefined;
  const settled: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path.startsWith('/api/uses/')) {
      settled.push(path);
      const charged = path.endsWith('/received') ? 0.25 : 0;
      return new Response(JSON.stringify({ charged, state: creditState }));
    }
    if (path === '/api/credits') return new Response(JSON.stringify({ ...creditState, credits: 0 }));
    sent.push(JSON.parse(String(init.body)));
    const refusal = refusals.shift();
    if (refusal) return refusal();
    const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      feed = controller;
      init.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
    };
    return new Response(new ReadableStream({ start }));
  });
  const say = (...events: AssistantEvent[]) =>
    act(async () => {
      for (const event of events) feed?.enqueue(new TextEncoder().encode(`${JSON.stringify(event)}\n`));
      await new Promise((resolve) => setTimeout(resolve, 30));
    });
  return {
    sent,
    /** What the server was told of uses: received, or stopped. */
    settled,
    say,
    finish: (title = '{child} visits the dentist', text = dentist.replaceAll('Leo', '{child}')) =>
      say(
        { is: 'begun', writer: 'guidebook' },
        { is: 'progress', step: 'checking' },
        { is: 'story', title, text, check: { passed: true, score: 90, findings: [] }, flags: [] },
        { is: 'done', charged: 0.25, state: creditState },
      ),
    refuseNext: (status: number, code: Parameters<typeof refuses>[1]) =>
      refusals.push(() => new Response(JSON.stringify(refuses(status, code).body), { status })),
    loseNext: () =>
      refusals.push(() => {
        throw new TypeError('Failed to fetch');
      }),
  };
}

export async function openStories({
  store = storeOver(),
  stories = [],
  hasPlan = true,
  credits = 12.5,
}: {
  store?: ReturnType<typeof storeOver>;
  stories?: readonly SocialStory[];
  hasPlan?: boolean;
  credits?: number;
} = {}) {
  if (hasPlan)
    await store.collection(profileFormResponses).add({
      id: 'plan-1',
      role: 'assistant',
      content: 'A plan',
      timestamp: '2026-11-14T22:47:00.000Z',
      profile: leo,
    });
  if (stories.length > 0) await store.collection(socialStories).add(...stories);
  const balance = someCredits({ credits });
  const view = render(
    <MemoryRouter initialEntries={['/social-stories']}>
      <DeviceContext value={store}>
        <CreditsContext value={balance}>
          <ChatStandIn value={{ open: async () => 'opened', agree: async () => true }}>
            <UiProvider>
              <Routes>
                <Route path="/social-stories" element={<StoriesPage parts={parts} />} />
                <Route path="/payment" element={<h1>{elsewhere}</h1>} />
              </Routes>
            </UiProvider>
          </ChatStandIn>
        </CreditsContext>
      </DeviceContext>
    </MemoryRouter>,
  );
  const kept = () => store.collection(socialStories).all();
  return { store, balance, kept, leave: view.unmount };
}

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const shownTitle = () => screen.getByRole('article').getAttribute('aria-label');
