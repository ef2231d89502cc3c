// What a page shows before its scripts are there, as text for the page's own file (vite.pages.ts): a public page whole, of
// every other page the header and what it begins with for everyone. The page then draws the same itself.
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Hero } from '#features/about/hero';
import { BoardListOpening } from '#features/board/board-list-opening';
import { CreateProfileOpening } from '#features/carer-profile/create-profile-opening';
import { ChildrenOpening } from '#features/children/children-opening';
import { CreditsOpening } from '#features/credits/credits-opening';
import { DaysOpening } from '#features/days/days-opening';
import { FormOpening } from '#features/form/form-opening';
import { HistoryOpening } from '#features/history/history-opening';
import { HubOpening } from '#features/hub/hub-opening';
import { ImageTestOpening } from '#features/image-test/image-test-opening';
import { InvestorsPage } from '#features/investors/investors-page';
import { SettingsOpening } from '#features/settings/settings-opening';
import { ForgotPasswordPage } from '#features/sign-in/forgot-password-page';
import { ResetPasswordPage } from '#features/sign-in/reset-password-page';
import { SignInPage } from '#features/sign-in/sign-in-page';
import { SignUpPage } from '#features/sign-up/sign-up-page';
import { StoriesOpening } from '#features/stories/stories-opening';
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

const openings: Record<string, ComponentType> = {
  '/form': FormOpening,
  '/about': Hero,
  '/payment': CreditsOpening,
  '/history': HistoryOpening,
  '/days': DaysOpening,
  '/social-stories': StoriesOpening,
  '/pecs-board': BoardListOpening,
  '/interactive-hub': HubOpening,
  '/create-profile': CreateProfileOpening,
  '/test-image-generation': ImageTestOpening,
  '/settings': SettingsOpening,
  '/children': ChildrenOpening,
};

export const drawnWhole = Object.keys(publicPages);
export const opened = Object.keys(openings);

export function firstPaint(path: string): string {
  if (!drawnWhole.includes(path)) {
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
