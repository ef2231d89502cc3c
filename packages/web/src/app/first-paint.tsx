// What a page shows before its scripts are there, as text for the page's own file (vite.pages.ts): a public page whole, of
// every other page the header and what it begins with for everyone. The page then draws the same itself.

import { openings, publicPages } from 'virtual:first-paint';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Root } from './root.tsx';
import type { PagePath } from './route-table.ts';
import { PublicLayout } from './shell/public-layout.tsx';
import { WaitingFrame } from './shell/waiting-frame.tsx';

export function firstPaint(path: PagePath): string {
  if (!(path in publicPages)) {
    const Opening = openings[path];
    return renderToStaticMarkup(<WaitingFrame opening={Opening && <Opening />} />);
  }
  const children = Object.entries(publicPages).map(([at, Component]) => ({ path: at, Component }));
  const router = createMemoryRouter(
    [{ Component: Root, children: [{ Component: PublicLayout, children }] }],
    {
      initialEntries: [path],
    },
  );
  // Nothing can be typed into it: it would be lost when the page itself takes over.
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('<input ', '<input readonly ');
}
