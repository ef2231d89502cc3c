import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { boards } from '#device/records/shapes';
import { lastingMemory, storeOver } from '#device/testing/device-test-kit';
import { cardTap } from '#shared/board/tap-card';
import { boardOf, button, card, focused, openBoards } from './testing/board-test-kit.tsx';

const lunch = () => boardOf('Lunch', 3, ['milk', 'bread', null, 'apple', null, null]);
const open = () => openBoards({ kept: [lunch(), boardOf('Feelings', 1, ['sad'])], open: 'Lunch' });

test('[BE5] arrows lead through the grid, Enter opens a card, Escape gives the focus back', async () => {
  const { carer } = await open();
  act(() => button('milk').focus());
  await carer.keyboard('{ArrowRight}');
  expect(focused()).toBe('bread');
  await carer.keyboard('{ArrowDown}{End}');
  expect(focused()).toBe('Add a card at row 2, column 3');
  await carer.keyboard('{Control>}{Home}{/Control}{ArrowLeft}{ArrowUp}');
  expect(focused()).toBe('milk');
  expect(screen.getAllByRole('cell')).toHaveLength(6);
  await carer.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Card: milk' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Label'));
  await carer.keyboard('{Escape}');
  expect(screen.getByRole('heading', { name: 'Choose a card' })).toBeDefined();
  expect(focused()).toBe('milk');
});

test('[BE5] a card tapped to be edited is not said; trying the board out, it is, and nothing opens', async () => {
  const said: string[] = [];
  onTestFinished(cardTap.provide((one) => void said.push(one.label)));
  const { carer } = await openBoards({
    kept: [lunch()],
    open: 'Lunch',
    parts: {
      Strip: () => <h2>{'A sentence'}</h2>,
    },
  });
  await carer.click(button('apple'));
  expect(screen.getByRole('heading', { name: 'Card: apple' })).toBeDefined();
  expect(screen.queryByText('A sentence')).toBe(null);
  expect(said).toEqual([]);
  await carer.click(screen.getByLabelText('Try it out'));
  expect(screen.getByText('A sentence')).toBeDefined();
  await carer.click(button('apple'));
  await carer.click(button('Add a card at row 1, column 3'));
  expect(said).toEqual(['apple']);
  expect(screen.queryByRole('heading', { name: 'Card: apple' })).toBe(null);
});

test('[BE6] Space picks up, arrows carry, Space puts down, Escape leaves it, and each step is announced', async () => {
  const { carer, labels } = await open();
  const status = () =>
    screen
      .getAllByRole('status')
      .map((one) => one.textContent)
      .join(' ');
  act(() => button('milk').focus());
  await carer.keyboard(' ');
  expect(status()).toContain('milk picked up from row 1, column 1');
  await carer.keyboard('{ArrowRight}');
  expect(status()).toContain('row 1, column 2, over bread');
  await carer.keyboard('{ArrowRight}');
  expect(status()).toContain('row 1, column 3, empty');
  await carer.keyboard('{Escape}');
  expect(status()).toContain('Not moved');
  expect(focused()).toBe('milk');
  expect(labels('Lunch')).toEqual(['milk', 'bread', null, 'apple', null, null]);
  await carer.keyboard(' {ArrowRight}{Enter}');
  expect(status()).toContain('milk is at row 1, column 2');
  await waitFor(() => expect(labels('Lunch')).toEqual(['bread', 'milk', null, 'apple', null, null]));
  expect(focused()).toBe('milk');
});

test('[BE6] in a schedule the others make way', async () => {
  const kept = [boardOf('Day', 4, ['a', 'b', 'c', 'd'], { kind: 'schedule' })];
  const { carer, labels } = await openBoards({ kept, open: 'Day' });
  act(() => button('a').focus());
  await carer.keyboard(' {End} ');
  await waitFor(() => expect(labels('Day')).toEqual(['b', 'c', 'd', 'a']));
});

test('[BE7] an empty place becomes a card with its first letter, and the picture follows the words', async () => {
  const { carer, kept, labels } = await open();
  await carer.click(button('Add a card at row 1, column 3'));
  expect(screen.getByRole('heading', { name: 'New card' })).toBeDefined();
  await carer.keyboard('{Escape}');
  expect(labels('Lunch')?.[2]).toBeNull();
  await screen.findAllByRole('button', { name: /^Add a card/ });
  await carer.click(button('Add a card at row 1, column 3'));
  await carer.type(screen.getByLabelText('Label'), 'banana');
  await waitFor(() => expect(kept('Lunch')?.cells[2]).toMatchObject({ label: 'banana' }));
  await waitFor(() => expect(kept('Lunch')?.cells[2]?.picture?.id).toBe('fluent:banana'));
  await carer.click(screen.getAllByRole('button', { name: /^banana/ }).at(-1) ?? button('Done'));
  await carer.clear(screen.getByLabelText('Label'));
  await carer.type(screen.getByLabelText('Label'), 'snack{Enter}');
  await waitFor(() => expect(kept('Lunch')?.cells[2]?.label).toBe('snack'));
  expect(kept('Lunch')?.cells[2]?.picture?.id).toContain('banana');
  expect(focused()).toBe('snack');
});

test('[BE8] everything about a card is changed in its panel and kept at once', async () => {
  const { carer, kept, labels } = await open();
  await carer.click(button('milk'));
  await carer.type(screen.getByLabelText('Says aloud'), 'Milk, please.');
  await carer.selectOptions(screen.getByLabelText('Kind of word'), 'Social words');
  await carer.selectOptions(screen.getByLabelText('Opens a board'), 'Feelings');
  await carer.click(screen.getByRole('switch', { name: /^Hide this card/ }));
  await waitFor(() =>
    expect(kept('Lunch')?.cells[0]).toEqual(
      card('milk', { spoken: 'Milk, please.', wordClass: 'social', leadsTo: 'Feelings', isHidden: true }),
    ),
  );
  expect(screen.getByRole('link', { name: 'Open “Feelings”' })).toBeDefined();
  expect(button('milk, hidden, opens a board')).toBeDefined();
  await carer.click(button('Move down'));
  await waitFor(() => expect(labels('Lunch')).toEqual(['apple', 'bread', null, 'milk', null, null]));
});

test('[BE9] undo and redo by button and by keys; a removed card comes back', async () => {
  const { carer, labels } = await open();
  act(() => button('milk').focus());
  await carer.keyboard('{Delete}');
  await waitFor(() => expect(labels('Lunch')?.[0]).toBeNull());
  await carer.click(
    within(screen.getByText('“milk” removed.').parentElement as HTMLElement).getByRole('button'),
  );
  await waitFor(() => expect(labels('Lunch')?.[0]).toBe('milk'));
  act(() => button('bread').focus());
  await carer.keyboard(' {ArrowRight} ');
  await waitFor(() => expect(labels('Lunch')?.[2]).toBe('bread'));
  await carer.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(labels('Lunch')?.[1]).toBe('bread'));
  await carer.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await waitFor(() => expect(labels('Lunch')?.[2]).toBe('bread'));
  const tools = screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement;
  await carer.click(tools);
  await waitFor(() => expect(labels('Lunch')?.[1]).toBe('bread'));
  await carer.keyboard('{Control>}y{/Control}');
  await waitFor(() => expect(labels('Lunch')?.[2]).toBe('bread'));
});

test('[BE10] cards a smaller grid has no room for wait beside it and are put back', async () => {
  const { carer, kept, labels } = await open();
  await carer.click(button('Grid 3 × 2'));
  await carer.click(within(screen.getByRole('dialog')).getByRole('button', { name: '1 × 1' }));
  expect(await screen.findByText('2 cards don’t fit.')).toBeDefined();
  await carer.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(kept('Lunch')?.aside?.map(({ label }) => label)).toEqual(['bread', 'apple']));
  await carer.click(button('Put apple back'));
  await waitFor(() => expect(labels('Lunch')).toEqual(['milk', 'apple']));
});

test('[BE2] many words are added at once, into free places first', async () => {
  const { carer, labels } = await open();
  await carer.click(button('Add many'));
  await carer.click(button('Add cards'));
  expect(screen.getByText('Type at least one word.')).toBeDefined();
  await carer.type(screen.getByLabelText('Words'), 'egg, rice, soup, cheese');
  await carer.click(button('Add cards'));
  await waitFor(() =>
    expect(labels('Lunch')).toEqual(['milk', 'bread', 'egg', 'apple', 'rice', 'soup', 'cheese', null, null]),
  );
  expect(screen.getByText('4 cards added.')).toBeDefined();
});

test('[BE11] without room the change stays on the screen, a notice says so, and it can be tried again', async () => {
  const memory = lastingMemory();
  let isFull = false;
  const store = storeOver({
    ...memory,
    write: (key, text) => (isFull && key.includes('/boards/') ? 'full' : memory.write(key, text)),
  });
  const { carer, labels } = await openBoards({ store, kept: [lunch()], open: 'Lunch' });
  isFull = true;
  act(() => button('milk').focus());
  await carer.keyboard(' {End} ');
  expect(await screen.findByText('Your last changes are not saved yet.')).toBeDefined();
  expect(screen.getAllByRole('cell')[2]?.textContent).toBe('milk');
  expect(labels('Lunch')?.[0]).toBe('milk');
  isFull = false;
  await carer.click(button('Try again'));
  await waitFor(() => expect(labels('Lunch')?.[2]).toBe('milk'));
  expect(screen.queryByText('Your last changes are not saved yet.')).toBeNull();
});

test('[BE12] a board that is not here leads to all boards', async () => {
  const { carer } = await openBoards({ kept: [lunch()], open: 'gone' });
  expect(screen.getByRole('heading', { name: 'This board isn’t here', level: 1 })).toBeDefined();
  await carer.click(screen.getByRole('link', { name: 'All boards' }));
  expect(await screen.findByRole('link', { name: 'Lunch' })).toBeDefined();
});

const pointerAt = (x: number, pointerType = 'mouse') => ({
  clientX: x,
  clientY: 10,
  pointerId: 1,
  isPrimary: true,
  pointerType,
});

test('[BE6] a finger that moves at once scrolls the page; one that rests on a card first drags it', async () => {
  const { labels } = await open();
  const at = (x: number) => pointerAt(x, 'touch');
  const before = labels('Lunch');
  document.elementFromPoint = () => button('Add a card at row 1, column 3');
  fireEvent.pointerDown(button('milk'), { ...at(10), button: 0 });
  fireEvent.pointerMove(window, at(60));
  expect(fireEvent.touchMove(window, { cancelable: true })).toBe(true);
  fireEvent.pointerUp(window, at(60));
  expect(labels('Lunch')).toEqual(before);

  fireEvent.pointerDown(button('milk'), { ...at(10), button: 0 });
  // From when it is held, the page does not scroll.
  await waitFor(() => expect(fireEvent.touchMove(window, { cancelable: true })).toBe(false));
  fireEvent.pointerMove(window, at(60));
  fireEvent.pointerUp(window, at(60));
  await waitFor(() => expect(labels('Lunch')).toEqual([null, 'bread', 'milk', 'apple', null, null]));
});

test('[BE6] a card is dragged to another place, and a short press is still a press', async () => {
  const { labels } = await open();
  const at = pointerAt;
  document.elementFromPoint = () => button('Add a card at row 1, column 3');
  fireEvent.pointerDown(button('milk'), { ...at(10), button: 0 });
  fireEvent.pointerMove(window, at(60));
  fireEvent.pointerUp(window, at(60));
  await waitFor(() => expect(labels('Lunch')).toEqual([null, 'bread', 'milk', 'apple', null, null]));
  expect(screen.getByRole('heading', { name: 'Choose a card' })).toBeDefined();
});

test('[BE14] [BE15] a notice says that a grid of 16 × 16 is small for fingers, and cards show their own colours', async () => {
  const own = {
    ...lunch(),
    cells: lunch().cells.map(
      (one) => one && { ...one, colours: { ground: 'rgb(0, 0, 128)', border: 'rgb(1, 2, 3)' } },
    ),
  };
  const { carer, store } = await openBoards({ kept: [own], open: 'Lunch' });
  const face = button('milk').firstElementChild as HTMLElement;
  expect(face.style.getPropertyValue('--card-ground')).toBe('rgb(0, 0, 128)');
  expect(face.style.getPropertyValue('--card-ink')).toBe('rgb(255, 255, 255)');
  expect(face.style.borderColor).toBe('rgb(1, 2, 3)');
  expect(
    within(screen.getByRole('list', { name: 'What the border colours mean' })).queryAllByRole('listitem'),
  ).toEqual([]);
  await carer.click(button(/^Grid /));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).not.toContain('too small to tap');
  await carer.selectOptions(within(dialog).getByLabelText('Columns (across)'), '16');
  await carer.selectOptions(within(dialog).getByLabelText('Rows (down)'), '16');
  await waitFor(() => expect(dialog.textContent).toContain('16 × 16 cards would be too small to tap'));
  expect(store.collection(boards).all()[0]).toMatchObject({ rows: 16, columns: 16 });
});
