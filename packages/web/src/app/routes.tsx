import { pages } from 'virtual:pages';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { gated } from './admin-gate.tsx';
import { ErrorPage } from './error-page.tsx';
import { Root } from './root.tsx';
import { isPublic } from './route-table.ts';
import { PublicLayout } from './shell/public-layout.tsx';

/** Each page is a chunk of its own, fetched when it is first visited. */
const routesWhere = (isWanted: (page: (typeof pages)['/']) => boolean): RouteObject[] =>
  Object.entries(pages)
    .filter(([, page]) => isWanted(page))
    .map(([path, { guard, load }]) =>
      guard === 'administrator'
        ? { path, Component: gated(load) }
        : { path, lazy: async () => ({ Component: await load() }) },
    );

/** For those who work on the controls. The build leaves it out. */
const gallery: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: '/gallery',
        HydrateFallback: () => null,
        lazy: async () => ({ Component: (await import('./gallery/gallery-page.tsx')).GalleryPage }),
      },
    ]
  : [];

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      {
        Component: PublicLayout,
        ErrorBoundary: ErrorPage,
        children: routesWhere(isPublic),
      },
      {
        lazy: async () => ({ Component: (await import('./shell/private-layout.tsx')).PrivateLayout }),
        ErrorBoundary: ErrorPage,
        children: routesWhere((page) => !isPublic(page)),
      },
      { path: '*', element: <Navigate to="/signin" replace /> },
    ],
  },
  ...gallery,
];

export const createRouter = () => createBrowserRouter(routes);
