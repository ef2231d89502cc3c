// For tests: a board in child view, or under the strip, with a device of our choice and a voice that speaks when told.
import type { Board, Card } from '@calmbridge/domain/boards/board';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { DeviceContext } from '#device/device-context';
import { boards } from '#device/records/shapes';
import { boardNamed, storeOver } from '#device/testing/device-test-kit';
import { tapCard } from '#shared/board/tap-card';
import { UiProvider } from '#ui/ui-provider';
import { ChildView } from '../child-view.tsx';
import { Strip } from '../voice/strip.tsx';
import { Voice } from '../voice/voice.tsx';

export const card = (label: string, more: Partial<Card> = {}): Card => ({
  id: label,
  label,
  picture: null,
  wordClass: 'other',
  ...more,
});

export const food: Board = boardNamed('Food', {
  id: 'food',
  rows: 1,
  columns: 2,
  cells: [card('bread'), null],
});
export const everyday: Board = boardNamed('Everyday', {
  id: 'everyday',
  rows: 2,
  columns: 3,
  cells: [
    card('I want'),
    card('apple', { spoken: 'An apple, please.' }),
    card('secret', { isHidden: true }),
    card('food', { leadsTo: 'food' }),
    card('gone', { leadsTo: 'nowhere' }),
    null,
  ],
});
export const morning: Board = boardNamed('Morning', {
  id: 'morning',
  kind: 'schedule',
  rows: 1,
  columns: 3,
  cells: [card('shoes'), card('coat'), card('bus')],
});

const openChildView = 'Open child view';

function Host({ board }: { board: Board }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Strip />
      {board.cells.map(
        (one) =>
          one && (
            <button key={one.id} type="button" onClick={() => tapCard(one)}>
              {one.label}
            </button>
          ),
      )}
      <button type="button" onClick={() => setIsOpen(true)}>
        {openChildView}
      </button>
      {isOpen && <ChildView boardId={board.id} onLeave={() => setIsOpen(false)} />}
    </>
  );
}

export async function openBoard(board: Board = everyday, store = storeOver()) {
  if (store.collection(boards).all().length === 0)
    await store.collection(boards).add(everyday, food, morning);
  const router = createMemoryRouter(
    [
      {
        path: '/pecs-board',
        element: (
          <DeviceContext value={store}>
            <UiProvider>
              <Voice>
                <Host board={board} />
              </Voice>
            </UiProvider>
          </DeviceContext>
        ),
      },
      { path: '/form', element: <h1>{openChildView}</h1> },
    ],
    { initialEntries: ['/form', '/pecs-board'], initialIndex: 1 },
  );
  const { unmount } = render(<RouterProvider router={router} />);
  return { store, router, close: unmount };
}

export const childView = () => screen.getByRole('dialog', { name: /^Child view/ });

export async function openChild(board: Board = everyday, store = storeOver()) {
  const opened = await openBoard(board, store);
  await userEvent.click(screen.getByRole('button', { name: openChildView }));
  return opened;
}
