import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { nextPlace } from './symbol-grid.tsx';
import { SymbolPicker } from './symbol-picker.tsx';

const pictures = async () => within(await screen.findByRole('list', { name: 'Pictures' }));
const names = async () =>
  (await pictures()).getAllByRole('button').map((tile) => tile.getAttribute('aria-label'));

test('[SY11] typing finds, says how many, and Enter takes the first', async () => {
  const onPick = vi.fn();
  render(<SymbolPicker onPick={onPick} />);
  expect((await names())[0]).toBe('I');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search pictures' }), 'brushing teeth');
  expect((await names())[0]).toBe('brush teeth');
  expect(screen.getByRole('status').textContent).toMatch(/^\d+ pictures?\. Free, and works? offline/);
  await userEvent.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledExactlyOnceWith('calmbridge:brush-teeth');
});

test('[SY11] arrows go into the pictures and along them, and Enter takes one', async () => {
  const onPick = vi.fn();
  render(<SymbolPicker onPick={onPick} initialQuery="apple" chosenId="fluent:red-apple" />);
  const [first, second] = (await pictures()).getAllByRole('button');
  expect(first?.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(document.activeElement).toBe(second);
  expect(onPick).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('[SY11] without a result it offers what is near, and the search can be cleared', async () => {
  render(<SymbolPicker onPick={vi.fn()} initialQuery="snadwihc" />);
  expect(await names()).toContain('sandwich');
  expect(screen.getByRole('status').textContent).toBe(
    'No picture found for “snadwihc”. Did you mean one of these?',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Everyday pictures/));
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('[SY11] keys move by rows and columns and stay inside', () => {
  expect(nextPlace('ArrowDown', 1, 4, 10)).toBe(5);
  expect(nextPlace('ArrowDown', 8, 4, 10)).toBe(9);
  expect(nextPlace('ArrowUp', 6, 4, 10)).toBe(2);
  expect(nextPlace('ArrowUp', 2, 4, 10)).toBe(-1);
  expect(nextPlace('ArrowLeft', 0, 4, 10)).toBe(0);
  expect(nextPlace('End', 0, 4, 10)).toBe(9);
  expect(nextPlace('a', 0, 4, 10)).toBeNull();
});
