import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ErrorPage } from './error-page.tsx';

test('[GD24] a page that fails to render shows the error page, which leads on', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('broken');
  };
  const router = createMemoryRouter([{ path: '/', Component: Broken, ErrorBoundary: ErrorPage }]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to the form' }).getAttribute('href')).toBe('/form');
  await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
  expect(reload).toHaveBeenCalled();
  complaints.mockClear();
});
