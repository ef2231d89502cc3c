// For tests: the whole page from its routes down, at an address of our choice.
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { routes } from '../routes.tsx';

export function openAt(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return { path: () => router.state.location.pathname + router.state.location.search, router };
}
