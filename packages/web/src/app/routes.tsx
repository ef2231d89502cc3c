import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { AdminGate } from './admin-gate.tsx';
import { ErrorPage } from './error-page.tsx';
import { adminPath } from './guards.ts';
import { pages } from './pages.ts';
import { Root } from './root.tsx';
import { PublicLayout } from './shell/public-layout.tsx';

type Page = () => Promise<React.ComponentType>;

/** Each page is a chunk of its own, fetched when it is first visited. */
const page = (path: string, load: Page): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      {
        Component: PublicLayout,
        ErrorBoundary: ErrorPage,
        children: [
          page('/', pages.signIn),
          page('/signin', pages.signIn),
          page('/signup', pages.signUp),
          page('/forgot-password', pages.forgotPassword),
          page('/reset-password', pages.resetPassword),
          page('/investors', pages.investors),
        ],
      },
      {
        lazy: async () => ({ Component: await pages.privateLayout() }),
        ErrorBoundary: ErrorPage,
        children: [
          page('/form', pages.form),
          page('/about', pages.about),
          page('/payment', pages.payment),
          page('/history', pages.history),
          page('/days', pages.days),
          page('/social-stories', pages.stories),
          page('/pecs-board', pages.board),
          page('/interactive-hub', pages.hub),
          page('/create-profile', pages.createProfile),
          page('/test-image-generation', pages.testImage),
          page('/settings', pages.settings),
          page('/children', pages.children),
          // One path for many records of this device: these have no file of their own in the build (vite.pages.ts).
          { path: '/plans/:id', lazy: async () => ({ Component: await pages.plan() }) },
          { path: '/children/:id', lazy: async () => ({ Component: await pages.child() }) },
          {
            path: '/children/:id/emergency',
            lazy: async () => ({ Component: await pages.emergency() }),
          },
          { path: adminPath, Component: AdminGate },
        ],
      },
      { path: '*', element: <Navigate to="/signin" replace /> },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
