// Pages that have nothing to show yet: each says what it is for and leads to something that works.
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { maya } from '#api/fake-server';
import { type Session, SessionContext, sessionView } from '#api/session';
import { BoardPage } from './board/board-page.tsx';
import { ImageTestPage } from './image-test/image-test-page.tsx';

const show = (Page: ComponentType) => {
  const session = sessionView({ is: 'signed-in', me: maya() }) as Session;
  render(
    <MemoryRouter>
      <SessionContext value={session}>
        <Page />
      </SessionContext>
    </MemoryRouter>,
  );
};

test.each([
  [BoardPage, 'PECS Board', 'No boards yet', '/about'],
  [ImageTestPage, 'Test image generation', 'No picture yet', '/about'],
] as const)('a first visit shows %o with one way on', (Page, heading, empty, to) => {
  show(Page);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(empty);
  expect(screen.getByRole('link').getAttribute('href')).toBe(to);
  expect(screen.queryByRole('button')).toBeNull();
});
