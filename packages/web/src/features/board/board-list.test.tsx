import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { currentChild, savedChildren } from '#device/records/shapes';
import { boardOf, button, openBoards } from './testing/board-test-kit.tsx';
import { pageSize } from './tiles/saved-boards.tsx';

test('[BE1] without boards the page says what to do; a ready board comes with pictures and can be taken back', async () => {
  const { carer, all } = await openBoards();
  expect(screen.getByRole('heading', { name: 'No boards yet' })).toBeDefined();
  expect(screen.getByText(/not affiliated/)).toBeDefined();
  const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  await carer.click(button('First – then'));
  expect(await screen.findByRole('heading', { name: 'First – then', level: 1 })).toBeDefined();
  expect(scrolled).toHaveBeenCalledWith(0, 0);
  const [board] = all();
  expect(board).toMatchObject({ name: 'First – then', rows: 1, columns: 2, kind: 'first-then' });
  expect(board?.cells.map((card) => card?.picture)).toEqual([
    { is: 'symbol', id: 'calmbridge:wash-hands' },
    { is: 'symbol', id: expect.any(String) },
  ]);
  expect(button('First, wash hands')).toBeDefined();
  await carer.click(
    within(screen.getByText('“First – then” is ready.').parentElement as HTMLElement).getByRole('button'),
  );
  await waitFor(() => expect(all()).toEqual([]));
  expect(await screen.findByRole('heading', { name: 'No boards yet' })).toBeDefined();
});

test('[BE2] a list of words becomes a board, by keyboard alone', async () => {
  const { carer, all } = await openBoards();
  button('New board').focus();
  await carer.keyboard('{Enter}');
  await carer.keyboard('Snack time{Tab}apple, milk{Enter}brush teeth; too loud{Enter}Apple');
  expect(screen.getByText('4 cards')).toBeDefined();
  await carer.tab();
  await carer.tab();
  await carer.keyboard('{Enter}');
  expect(await screen.findByRole('grid', { name: 'Cards on Snack time' })).toBeDefined();
  const [board] = all();
  expect(board).toMatchObject({ rows: 2, columns: 2 });
  expect(board?.cells.map((card) => [card?.label, card?.picture?.id, card?.wordClass])).toEqual([
    ['apple', 'fluent:red-apple', 'thing'],
    ['milk', expect.stringContaining('milk'), 'thing'],
    ['brush teeth', 'calmbridge:brush-teeth', 'action'],
    ['too loud', expect.any(String), 'describing'],
  ]);
});

test('[BE2] without a name and words a board is empty, with a name of its own', async () => {
  const { carer, all } = await openBoards({ kept: [boardOf('My board', 1, [null])] });
  await carer.click(button('New board'));
  await carer.selectOptions(screen.getByLabelText('Grid (across × down)'), '6 × 4');
  await carer.click(button('Create board'));
  await screen.findByRole('grid', { name: 'Cards on My board 2' });
  expect(all()[0]).toMatchObject({ name: 'My board 2', rows: 4, columns: 6 });
});

test('[BE3] a board is renamed, copied, and deleted after asking, with Undo', async () => {
  const { carer, all, kept } = await openBoards({ kept: [boardOf('Lunch', 2, ['milk', null])] });
  const menu = async (act: string) => {
    await carer.click(button(/^More for/));
    await carer.click(button(act));
  };
  await menu('Rename');
  await carer.clear(screen.getByLabelText('Board name'));
  await carer.keyboard('{Enter}');
  expect(screen.getByText('Give the board a name.')).toBeDefined();
  await carer.type(screen.getByLabelText('Board name'), 'Tea{Enter}');
  expect(await screen.findByRole('link', { name: 'Tea' })).toBeDefined();
  await menu('Delete');
  await carer.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Keep it' }));
  expect(all()).toHaveLength(1);
  await menu('Delete');
  await carer.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(all()).toEqual([]));
  await carer.click(button('Undo'));
  await waitFor(() => expect(kept('Lunch')?.name).toBe('Tea'));
  await menu('Make a copy');
  expect(await screen.findByRole('heading', { name: 'Tea copy', level: 1 })).toBeDefined();
  expect(all()[0]?.cells[0]).toMatchObject({ label: 'milk' });
  expect(all()[0]?.cells[0]?.id).not.toBe('milk');
});

test('[BE4] two hundred boards come a page at a time and are found by the words on their cards', async () => {
  const many = Array.from({ length: 200 }, (_, at) =>
    boardOf(`Board ${at}`, 1, [at === 150 ? 'dinosaur' : 'milk']),
  );
  const { carer } = await openBoards({ kept: many });
  const tiles = () => within(screen.getByRole('region', { name: 'Your boards' })).getAllByRole('listitem');
  expect(tiles()).toHaveLength(pageSize);
  await carer.click(button('Show 24 more'));
  expect(tiles()).toHaveLength(2 * pageSize);
  await carer.type(screen.getByLabelText('Search boards and cards'), 'dino');
  expect(await screen.findByText('1 board found')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Board 150' })).toBeDefined();
});

test('[BE16] a board is the child’s it was made with; the list has its boards and those for all', async () => {
  const { carer, all, store } = await openBoards({
    kept: [
      { ...boardOf('For Mia', 1, [null]), id: 'm', childId: 'c2' },
      { ...boardOf('For all', 1, [null]), id: 'a' },
    ],
  });
  const saved = (id: string, name: string) => ({ id, name, savedAt: '', profile: { name } });
  await store.collection(savedChildren).add(saved('c1', 'Leo'), saved('c2', 'Mia'));
  await store.document(currentChild).write({ childId: 'c1' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'For Mia' })).toBeNull());
  expect(screen.getByRole('link', { name: 'For all' })).toBeDefined();
  await carer.click(button('New board'));
  await carer.click(button('Create board'));
  await screen.findByRole('grid', { name: 'Cards on My board' });
  expect(all()[0]).toMatchObject({ name: 'My board', childId: 'c1' });
});
