import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { routes } from './routes.tsx';
import { PublicLayout } from './shell/public-layout.tsx';

const under = (route: RouteObject | undefined) => route?.children?.map(({ path }) => path) ?? [];
const groups = routes[0]?.children ?? [];

test('[GD32] the public pages share one layout, and with it their background', () => {
  const shown = under(groups.find(({ Component }) => Component === PublicLayout));
  expect(shown.filter((path) => !path?.endsWith('-password'))).toEqual([
    '/',
    '/signin',
    '/signup',
    '/investors',
  ]);
});

test('[GD32] these pages stand behind sign-in', () => {
  const guarded = under(groups.find(({ Component, children }) => children && Component !== PublicLayout));
  expect(guarded).toEqual([
    '/form',
    '/about',
    '/payment',
    '/history',
    '/days',
    '/social-stories',
    '/pecs-board',
    '/interactive-hub',
    '/create-profile',
    '/test-image-generation',
    '/settings',
    '/children',
    '/plans/:id',
    '/children/:id',
    '/children/:id/emergency',
    '/admin',
  ]);
});
