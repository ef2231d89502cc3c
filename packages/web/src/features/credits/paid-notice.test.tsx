import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PaidNotice, successShownMs } from './paid-notice.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[BY13] after paying, Back leads to where the carer came from, not to the bought package', async () => {
  const router = createMemoryRouter(
    [
      { path: '/interactive-hub', element: <p>Hub</p> },
      { path: '/payment', element: <PaidNotice credits="10" /> },
      { path: '/form', element: <p>Form</p> },
    ],
    { initialEntries: ['/interactive-hub', '/payment?plan=silver'], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  await vi.advanceTimersByTimeAsync(successShownMs + 10);
  expect(router.state.location.pathname).toBe('/form');
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/interactive-hub');
});
