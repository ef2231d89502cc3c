import { carePlanCall } from '@calmbridge/domain/assistant/wire';
import { act, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { CreditsContext } from '#api/credits';
import { newUse } from '#api/paid-use/open-use';
import { serverWithUses, testPorts } from '#api/paid-use/testing/use-test-kit';
import { someCredits } from '#api/testing/credits-test-kit';
import { DeviceContext } from '#device/device-context';
import { type OpenUse, openUses } from '#device/records/shapes';
import { storeOver } from '#device/testing/device-test-kit';
import { type ChatPort } from '#shared/chat/chat';
import { ChatStandIn } from '#shared/chat/testing/chat-stand-in';
import { UiProvider } from '#ui/ui-provider';
import { OpenUses } from './open-uses.tsx';

afterEach(() => vi.unstubAllGlobals());

const text = [{ is: 'text', text: 'Calm.' }] as const;

async function leftBehind(...more: Partial<OpenUse>[]) {
  const store = storeOver();
  const { ports } = testPorts(store);
  for (const one of more)
    await ports.open.add({ ...newUse(ports, { kind: 'plan', body: {}, place: {} }), ...one });
  const open = vi.fn<ChatPort['open']>(async () => 'opened');
  const page = () =>
    render(
      <MemoryRouter>
        <DeviceContext value={store}>
          <CreditsContext value={someCredits()}>
            <ChatStandIn value={{ open, agree: async () => true }}>
              <UiProvider>
                <OpenUses />
              </UiProvider>
            </ChatStandIn>
          </CreditsContext>
        </DeviceContext>
      </MemoryRouter>,
    );
  return { store, open, page, left: () => store.collection(openUses).all() };
}

test('[AP10] a plan or an answer that was left behind goes on in the chat', async () => {
  serverWithUses(text);
  const { open, page, left } = await leftBehind({ kind: 'plan' });
  const [use] = left();
  page();
  await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith({ is: 'resume', useId: use?.id }));
});

test('[AP8] [AP9] what was not said to the server yet is said', async () => {
  const server = serverWithUses(text);
  const { open, page, left } = await leftBehind({ next: 'received' }, { next: 'stop' });
  for (const { id } of left())
    await fetch(carePlanCall.path, {
      method: 'POST',
      body: JSON.stringify({ useId: id }),
      signal: new AbortController().signal,
    });
  page();
  await waitFor(() => expect(left()).toEqual([]));
  expect([...server.uses.values()].map(({ is }) => is)).toEqual(['captured', 'captured']);
  expect(open).not.toHaveBeenCalled();
});

test('[AP10] without a connection it waits for its return', async () => {
  serverWithUses(text);
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { open, page } = await leftBehind({ kind: 'chat' });
  page();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(open).not.toHaveBeenCalled();
  connection.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
});

test('[AP10] another tab that carries a use keeps it', async () => {
  serverWithUses(text);
  const request = (_: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
  const { open, page } = await leftBehind({ kind: 'chat' });
  page();
  await new Promise((resolve) => setTimeout(resolve, 3_500));
  expect(open).not.toHaveBeenCalled();
});

test('[AP6] a picture nobody came back for is forgotten after a day', async () => {
  serverWithUses(text);
  const { page, left } = await leftBehind(
    { kind: 'picture', startedAt: new Date(Date.now() - 25 * 3_600_000).toISOString() },
    { kind: 'file', startedAt: new Date().toISOString() },
  );
  page();
  await waitFor(() => expect(left().map(({ kind }) => kind)).toEqual(['file']));
});
