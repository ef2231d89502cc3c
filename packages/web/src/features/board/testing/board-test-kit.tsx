// For tests: the board page over a device of its own. Not part of the product.
import type { Board, Card } from '@calmbridge/domain/boards/board';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { DeviceContext } from '#device/device-context';
import { boards } from '#device/records/shapes';
import { boardNamed, storeOver } from '#device/testing/device-test-kit';
import type { BoardParts } from '#shared/board/board-parts';
import { UiProvider } from '#ui/ui-provider';
import { BoardPage } from '../board-page.tsx';

export const card = (label: string, more: Partial<Card> = {}): Card => ({
  id: label,
  label,
  picture: null,
  wordClass: 'thing',
  ...more,
});

/** Labels row by row; null is an empty place. */
export const boardOf = (
  name: string,
  columns: number,
  labels: (string | null)[],
  more: Partial<Board> = {},
) =>
  boardNamed(name, {
    id: name,
    columns,
    rows: labels.length / columns,
    cells: labels.map((label) => (label === null ? null : card(label))),
    updatedAt: '2026-11-15T08:00:00.000Z',
    ...more,
  });

export async function openBoards({
  kept = [],
  open = '',
  store = storeOver(),
  parts = {},
}: {
  kept?: readonly Board[];
  open?: string;
  store?: ReturnType<typeof storeOver>;
  parts?: Partial<BoardParts>;
} = {}) {
  if (kept.length > 0) await store.collection(boards).add(...kept);
  const page = (
    <DeviceContext value={store}>
      <UiProvider>
        <BoardPage parts={parts} />
      </UiProvider>
    </DeviceContext>
  );
  const address = open === '' ? '/pecs-board' : `/pecs-board?board=${open}`;
  const router = createMemoryRouter([{ path: '/pecs-board', element: page }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  // The editor is fetched when a board is opened.
  if (open !== '') await screen.findByRole('heading', { level: 1 });
  const carer = userEvent.setup();
  return {
    carer,
    store,
    all: () => store.collection(boards).all(),
    kept: (id: string) => store.collection(boards).get(id),
    labels: (id: string) =>
      store
        .collection(boards)
        .get(id)
        ?.cells.map((cell) => cell?.label ?? null),
  };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const focused = () => document.activeElement?.getAttribute('aria-label');
