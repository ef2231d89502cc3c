import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChatStandIn } from '#shared/chat/testing/chat-stand-in';
import { wayBackState } from '#shared/credits/way-back';
import { UiProvider } from '#ui/ui-provider';
import { PaidNotice, successShownMs } from './paid-notice.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function paid(state?: object) {
  const open = vi.fn(async () => 'opened' as const);
  const notice = (
    <ChatStandIn value={{ open, agree: async () => true }}>
      <PaidNotice credits="10" />
    </ChatStandIn>
  );
  const router = createMemoryRouter(
    [
      { path: '/interactive-hub', element: <p>Hub</p> },
      { path: '/payment', element: notice },
      { path: '/form', element: <p>Form</p> },
      { path: '/pecs-board', element: <p>Board</p> },
    ],
    {
      initialEntries: ['/interactive-hub', { pathname: '/payment', search: '?plan=silver', state }],
      initialIndex: 1,
    },
  );
  render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  );
  return { router, open };
}

test('[BY13] after paying, Back leads to where the carer came from, not to the bought package', async () => {
  const { router } = paid();
  await act(async () => void (await vi.advanceTimersByTimeAsync(successShownMs + 10)));
  expect(router.state.location.pathname).toBe('/form');
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/interactive-hub');
});

test('[BY14] a carer who ran out of credits is led back to the chat or card that was open, and a notice says so', async () => {
  const { router, open } = paid(
    wayBackState({ path: '/pecs-board?board=b1', hasChat: true, card: 'card-7' }),
  );
  expect(screen.getByText(/Taking you back to where you were/)).toBeTruthy();
  await act(async () => void (await vi.advanceTimersByTimeAsync(successShownMs + 10)));
  const { pathname, search, state } = router.state.location;
  expect([pathname + search, state]).toEqual(['/pecs-board?board=b1', { card: 'card-7' }]);
  expect(open).toHaveBeenCalledWith({ is: 'empty' });
  expect(screen.getByText('Payment successful! 10 credits are yours.')).toBeTruthy();
});

test('[BY14] an address of another site is no way back', async () => {
  const { router } = paid(wayBackState({ path: '//elsewhere.example/form' }));
  await act(async () => void (await vi.advanceTimersByTimeAsync(successShownMs + 10)));
  expect(router.state.location.pathname).toBe('/form');
});
