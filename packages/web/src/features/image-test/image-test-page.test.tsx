import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { type Credits, CreditsContext } from '#api/credits';
import { ServiceFactsProvider } from '#api/service-facts';
import { type Session, SessionContext, sessionView } from '#api/session';
import { someCredits } from '#api/testing/credits-test-kit';
import {
  type Answer,
  answers,
  fakeServer,
  isDown,
  maya,
  neverAnswers,
  refuses,
  serviceFacts,
} from '#api/testing/fake-server';
import { DeviceContext } from '#device/device-context';
import { savedChildren } from '#device/records/shapes';
import { storeOver } from '#device/testing/device-test-kit';
import { ChatStandIn } from '#shared/chat/testing/chat-stand-in';
import { UiProvider } from '#ui/ui-provider';
import { ImageTestPage } from './image-test-page.tsx';

const route = 'POST /api/images';
const state = {
  credits: 12.25,
  plan: 'free' as const,
  isAdmin: false,
  aiUsage: { carePlans: 0, stories: 0, aiChats: 0, pecsDownloads: 0, pecsGenerations: 1, pecsUploads: 0 },
};
const picture = {
  symbolId: 'library-1',
  url: '/ai-symbols/maya-1/library-1.jpg',
  isRepeat: false,
  madeBy: 'library',
  charged: 0.25,
  state,
};

afterEach(() => vi.unstubAllGlobals());

type Given = {
  answer?: Answer | (() => Answer | Promise<Answer>);
  isSignedIn?: boolean;
  hasImageService?: boolean;
  isAgreed?: boolean;
};

async function open({
  answer = answers(picture),
  isSignedIn = true,
  hasImageService = false,
  isAgreed = true,
}: Given = {}) {
  const server = fakeServer({
    [route]: answer,
    'GET /api/service': answers({ ...serviceFacts, hasImageService }),
  });
  const store = storeOver();
  await store
    .collection(savedChildren)
    .add({ id: 'c1', name: 'Leo', profile: { name: 'Leo' }, savedAt: '2026-11-14T10:00:00.000Z' });
  const creditsChanged = vi.fn<Credits['creditsChanged']>();
  const agree = vi.fn(async () => isAgreed);
  const credits = someCredits({ creditsChanged });
  const session = sessionView(isSignedIn ? { is: 'signed-in', me: maya() } : { is: 'signed-out' }) as Session;
  render(
    <MemoryRouter>
      <ServiceFactsProvider>
        <SessionContext value={session}>
          <DeviceContext value={store}>
            <CreditsContext value={credits}>
              <ChatStandIn value={{ open: async () => 'opened', agree }}>
                <UiProvider>
                  <ImageTestPage />
                </UiProvider>
              </ChatStandIn>
            </CreditsContext>
          </DeviceContext>
        </SessionContext>
      </ServiceFactsProvider>
    </MemoryRouter>,
  );
  await vi.waitFor(() => expect(server.sent('GET /api/service')).toHaveLength(1));
  return { server, creditsChanged, agree };
}
const prompt = () => screen.getByLabelText<HTMLTextAreaElement>('Prompt');
const type = (text: string) => fireEvent.change(prompt(), { target: { value: text } });
const generate = () => userEvent.click(screen.getByRole('button', { name: /^Generate/ }));

test('[IT1] a blank prompt is asked for in the exact words, and nothing is sent', async () => {
  const { server } = await open();
  type('   ');
  await generate();
  expect(screen.getByText('Please enter a prompt to generate an image.')).toBeTruthy();
  expect(document.activeElement).toBe(prompt());
  type('a cup');
  expect(screen.queryByText('Please enter a prompt to generate an image.')).toBeNull();
  expect(server.sent(route)).toEqual([]);
});

test('[IT1] a carer whose session has ended is told in the exact words', async () => {
  const { server } = await open({ isSignedIn: false });
  type('a cup');
  await generate();
  expect(screen.getByText('You must be logged in to generate an image.')).toBeTruthy();
  expect(server.sent(route)).toEqual([]);
});

test('[IT1] so is one whose session ended without the page knowing', async () => {
  await open({ answer: refuses(401, 'identity/not-signed-in') });
  type('a cup');
  await generate();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'You must be logged in to generate an image.',
  );
});

test('[IT2] the price is on the button, and it says when a picture is being made', async () => {
  await open({ answer: neverAnswers });
  expect(screen.getByRole('button', { name: /^Generate/ }).textContent).toContain('0.25');
  type('a cup');
  await generate();
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('Making the picture.');
  const busy = screen.getByRole('button', { name: 'Generating…' });
  expect(busy.getAttribute('aria-disabled')).toBe('true');
});

test('[IT3] the picture is described by its prompt, with where it comes from and what it cost', async () => {
  const { creditsChanged } = await open();
  type('a red cup');
  await generate();
  const shown = await screen.findByRole('img', { name: 'a red cup' });
  expect(shown.getAttribute('src')).toBe(picture.url);
  expect(screen.getByText('Made from the symbol library. It cost 0.25 credits.')).toBeTruthy();
  expect(creditsChanged).toHaveBeenCalledWith(state);
  fireEvent.error(shown);
  expect(screen.getByRole('alert').textContent).toContain('Generate it again; it won’t cost anything.');
});

test('[IT3] a repeat says that it cost nothing', async () => {
  await open({ answer: answers({ ...picture, madeBy: 'service', isRepeat: true, charged: 0 }) });
  type('a red cup');
  await generate();
  expect(
    await screen.findByText(
      'Made by Grok Aurora API. You asked for this picture before, so it cost nothing.',
    ),
  ).toBeTruthy();
});

test.each([
  [
    'images/failed',
    { serviceName: 'Grok Aurora API' },
    'Failed to generate an image with Grok Aurora API.',
    'Your 0.25 credits are back.',
  ],
  [
    'images/failed',
    { serviceName: 'Little Painter' },
    'Failed to generate an image with Little Painter.',
    'What you typed is safe.',
  ],
  ['images/too-many-at-once', {}, 'Two things are already being made for you.', 'Nothing was charged.'],
] as const)(
  '[IT4] %s is said in its words, and trying again is a new use',
  async (code, more, words, safe) => {
    const { server } = await open({ answer: refuses(502, code, more) });
    type('a cup');
    await generate();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(words);
    expect(alert.textContent).toContain(safe);
    expect(prompt().value).toBe('a cup');
    server.change({ [route]: answers(picture) });
    await userEvent.click(screen.getByRole('button', { name: /^Try again.*0\.25/ }));
    await screen.findByRole('img', { name: 'a cup' });
    const ids = server.sent(route).map((body) => (body as { useId: string }).useId);
    expect(new Set(ids).size).toBe(2);
  },
);

test('[IT4] words the library has nothing for are not tried again as they are', async () => {
  await open({ answer: refuses(422, 'images/not-in-library') });
  type('a flux');
  await generate();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('No symbol matches these words.');
  expect(alert.textContent).toContain('Your 0.25 credits are back.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('[IT4] after a lost connection the same use is sent again by itself', async () => {
  const { server } = await open({ answer: isDown });
  type('a cup');
  await generate();
  expect(await screen.findByText(/The connection was lost. Reconnecting/)).toBeTruthy();
  server.change({ [route]: answers(picture) });
  await screen.findByRole('img', { name: 'a cup' }, { timeout: 5_000 });
  const [first, ...more] = server.sent(route);
  expect(new Set(more.map((body) => JSON.stringify(body)))).toEqual(new Set([JSON.stringify(first)]));
});

test('[IT4] too few credits: a dialog with the way to more', async () => {
  await open({ answer: refuses(402, 'credits/insufficient') });
  type('a cup');
  await generate();
  expect(
    await screen.findByRole('heading', { name: 'Not enough credits to generate an image.' }),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Go to Credits' })).toBeTruthy();
});

test('[IT4] offline it says so and does not try', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: false } }));
  const { server } = await open();
  expect(screen.getByText(/You are offline\./)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Generate/ }).disabled).toBe(true);
  expect(server.sent(route)).toEqual([]);
});

test('[IT5] the names of saved children are not sent; an outside service needs agreement', async () => {
  const { server, agree } = await open({ hasImageService: true, isAgreed: false });
  type('Leo holds a cup');
  await generate();
  await vi.waitFor(() => expect(agree).toHaveBeenCalledOnce());
  expect(server.sent(route)).toEqual([]);
  agree.mockResolvedValue(true);
  await generate();
  await screen.findByRole('img', { name: 'Leo holds a cup' });
  expect(server.sent(route)).toMatchObject([{ words: '{child} holds a cup', kind: 'card' }]);
});
