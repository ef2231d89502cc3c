// What a page shows before its scripts are there, as text for the page's own file (vite.pages.ts): a public page whole, and
// around every other page what stands there while it is not known who is signed in. The page then draws the same itself.
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { InvestorsPage } from '#features/investors/investors-page';
import { ForgotPasswordPage } from '#features/sign-in/forgot-password-page';
import { ResetPasswordPage } from '#features/sign-in/reset-password-page';
import { SignInPage } from '#features/sign-in/sign-in-page';
import { SignUpPage } from '#features/sign-up/sign-up-page';
import { Root } from './root.tsx';
import { PublicLayout } from './shell/public-layout.tsx';
import { WaitingFrame } from './shell/waiting-frame.tsx';

const publicPages = {
  '/': SignInPage,
  '/signin': SignInPage,
  '/signup': SignUpPage,
  '/forgot-password': ForgotPasswordPage,
  '/reset-password': ResetPasswordPage,
  '/investors': InvestorsPage,
};

export const drawnWhole = Object.keys(publicPages);

export function firstPaint(path: string): string {
  if (!drawnWhole.includes(path)) return renderToStaticMarkup(<WaitingFrame />);
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
