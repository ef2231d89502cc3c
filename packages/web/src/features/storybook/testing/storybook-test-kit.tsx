// For tests: a story as a book and as a card, over a device, a balance and a server of our choice.
import { imageUrl } from '@calmbridge/domain/images/image';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { CreditsContext } from '#api/credits';
import { someCredits } from '#api/testing/credits-test-kit';
import { type Answer, refuses } from '#api/testing/fake-server';
import { DeviceContext, useCollection } from '#device/device-context';
import { type SocialStory, socialStories } from '#device/records/shapes';
import { storeOver } from '#device/testing/device-test-kit';
import { ChatStandIn } from '#shared/chat/testing/chat-stand-in';
import type { PhotoPanel } from '#shared/story/story-parts';
import { UiProvider } from '#ui/ui-provider';
import { GenerateImage, ImageProgress, RemoveCover } from '../story-image.tsx';
import { Storybook } from '../storybook.tsx';

export const dentist: SocialStory = {
  id: 'story-1',
  chatId: 'plan-1',
  date: '2026-11-09T08:00:00.000Z',
  customName: '',
  title: 'Leo visits the dentist',
  content: [
    'My name is Leo. Sometimes I visit the dentist.',
    'The dentist looks at my teeth. The chair can go up and down.',
    'Mum will help me.',
  ].join('\n\n'),
  type: 'Routine',
  supportLevel: 'Level 2 (Moderate Support Needs)',
  tone: 'Calm and Reassuring',
  context: 'Community',
  color: '#D5E7F4',
  about: 'Our first visit with Leo',
  child: 'Leo',
};
const names = ['Leo'];
const elsewhere = 'Credits page';
const photo = 'Take this photo';

export const creditState = {
  credits: 12.25,
  plan: 'free',
  isAdmin: false,
  aiUsage: { carePlans: 0, stories: 0, aiChats: 0, pecsDownloads: 0, pecsGenerations: 1, pecsUploads: 0 },
} as const;

export const madeAnswer = (more = {}): Answer => ({
  status: 200,
  body: {
    symbolId: 's1',
    url: imageUrl('ada', 's1'),
    isRepeat: false,
    madeBy: 'library',
    charged: 0.25,
    state: creditState,
    ...more,
  },
});

type Sent = { useId: string; words: string; kind: string };

/** Answers to the picture call, one after the other; the picture itself is always there. */
export function fakeImages(...answers: (Answer | (() => Answer | Promise<Answer>))[]) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (init.method === 'GET') return new Response(new Blob(['jpeg'], { type: 'image/jpeg' }));
    if (path.startsWith('/api/uses/'))
      return new Response(JSON.stringify(refuses(404, 'request/not-found').body), { status: 404 });
    sent.push(JSON.parse(String(init.body)));
    const next = answers.shift() ?? refuses(500, 'service/internal');
    const answer = await Promise.race([typeof next === 'function' ? next() : next, stopOf(init.signal)]);
    return new Response(JSON.stringify(answer.body), { status: answer.status, headers: { path } });
  });
  return sent;
}

const stopOf = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

export async function openStory({
  is,
  store = storeOver(),
  story = dentist,
}: {
  is: 'book' | 'card';
  store?: ReturnType<typeof storeOver>;
  story?: SocialStory;
}) {
  await store.collection(socialStories).add(story);
  const balance = someCredits();
  const onClose = vi.fn();
  const agree = vi.fn(async () => true);
  const page = (
    <DeviceContext value={store}>
      <CreditsContext value={balance}>
        <ChatStandIn value={{ open: async () => 'opened', agree }}>
          <UiProvider>{is === 'book' ? <Book onClose={onClose} /> : <Card />}</UiProvider>
        </ChatStandIn>
      </CreditsContext>
    </DeviceContext>
  );
  const router = createMemoryRouter(
    [
      { path: '/social-stories', element: page },
      { path: '/payment', element: <h1>{elsewhere}</h1> },
    ],
    { initialEntries: ['/form', '/social-stories'], initialIndex: 1 },
  );
  const view = render(<RouterProvider router={router} />);
  const kept = () => store.collection(socialStories).get(story.id);
  return { store, router, balance, agree, onClose, kept, leave: view.unmount };
}

/** Has tests of its own; here only what it hands over counts. */
const Photo: PhotoPanel = ({ onKept }) => (
  <button type="button" onClick={() => onKept({ is: 'picture', id: 'photo-1' })}>
    {photo}
  </button>
);

function Book({ onClose }: { onClose: () => void }) {
  const [story] = useCollection(socialStories).records;
  return story ? <Storybook story={story} names={names} Photo={Photo} onClose={onClose} /> : null;
}

function Card() {
  const [story] = useCollection(socialStories).records;
  if (!story) return null;
  return (
    <>
      <ImageProgress story={story} names={names} />
      <GenerateImage story={story} names={names} />
      <RemoveCover story={story} />
    </>
  );
}

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
/** What stands on the open page. */
export const shownWords = () =>
  [...screen.getByRole('dialog').querySelectorAll('[aria-live="polite"] p:not(.visually-hidden)')]
    .map(({ textContent }) => textContent)
    .join(' ');
export const pictureShown = () =>
  screen.getByRole('dialog').querySelector<HTMLElement>('[data-picture]')?.dataset['picture'] ?? null;
