import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { DeviceContext } from '#device/device-context';
import { boards } from '#device/records/shapes';
import { storeOver } from '#device/testing/device-test-kit';
import { UiProvider } from '#ui/ui-provider';
import { BoardMaker, boardMaker } from './board-maker.tsx';

function make(text: string) {
  const store = storeOver();
  const answer = vi.fn<(isMade: boolean) => void>();
  const page = (
    <DeviceContext value={store}>
      <UiProvider>
        <BoardMaker />
      </UiProvider>
    </DeviceContext>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(<RouterProvider router={router} />);
  void boardMaker
    .whenThere()
    .then((makeBoard) => makeBoard({ title: 'The dentist', text, childName: 'Leo' }))
    .then(answer);
  return { answer, router, all: () => store.collection(boards).all() };
}

test('[BE13] a story becomes a board of its telling words, with pictures, and leads to it', async () => {
  const { answer, router, all } = make('Leo goes to the dentist. First I brush my teeth. Then I go home.');
  await waitFor(() => expect(answer).toHaveBeenCalledExactlyOnceWith(true));
  const [board] = all();
  expect(board?.name).toBe('The dentist');
  expect(board?.cells.flatMap((card) => card?.label ?? [])).toEqual([
    'go',
    'dentist',
    'brush teeth',
    'go home',
  ]);
  expect(board?.cells[2]?.picture).toEqual({ is: 'symbol', id: 'calmbridge:brush-teeth' });
  expect(router.state.location.search).toBe(`?board=${board?.id}`);
  expect(screen.getByText('“The dentist” is ready, with 4 cards.')).toBeDefined();
});

test('[BE13] a text without everyday words says so and makes nothing', async () => {
  const { answer, all } = make('Lorem ipsum.');
  expect(await screen.findByText('No cards found in this text')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(answer).toHaveBeenCalledExactlyOnceWith(false));
  expect(all()).toEqual([]);
});
