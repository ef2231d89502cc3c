import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from '../dialogs/dialog.tsx';
import { UiProvider } from '../ui-provider.tsx';
import { later } from './later.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Panel = ({ name }: { name: string }) => <button type="button">{name}</button>;

function connection({ isServerThere = false } = {}) {
  const now = { isOpen: false };
  vi.stubGlobal('fetch', async () => {
    if (isServerThere) return new Response();
    throw new TypeError('no connection');
  });
  const load = async () => {
    if (!now.isOpen) throw new TypeError('Failed to fetch dynamically imported module');
    return Panel;
  };
  return { load, open: () => Object.assign(now, { isOpen: true }) };
}
const missing = () => screen.findByText(/^This part could not be loaded/);

test('[LF1] its place is empty for a moment, then says that it is loading', async () => {
  vi.useFakeTimers();
  let come: (part: typeof Panel) => void = () => {};
  const Part = later(() => new Promise<typeof Panel>((resolve) => (come = resolve)));
  const { container } = render(<Part name="Upload" />);
  act(() => void vi.advanceTimersByTime(200));
  expect(container.textContent).toBe('');
  act(() => void vi.advanceTimersByTime(200));
  expect(container.textContent).toBe('Loading');
  await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
  await act(async () => come(Panel));
  expect(screen.getByRole('button', { name: 'Upload' })).toBeDefined();
});

test('[LF2] [LF3] it says that it can’t be loaded, Try again brings it, and nothing else is touched', async () => {
  const { load, open } = connection();
  const Part = later(load);
  render(
    <>
      <input aria-label="Name" />
      <Part name="Upload" />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Name'), 'Leo');
  await missing();
  expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Upload' }));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Leo');
});

test('[LF2] a try in vain is seen and said', async () => {
  const { load } = connection();
  const Part = later(load);
  render(<Part name="Upload" />);
  const before = await missing();
  const again = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  expect(again.getAttribute('aria-disabled')).toBe('true');
  await vi.waitFor(() => expect(again.getAttribute('aria-disabled')).toBeNull());
  expect(await missing()).not.toBe(before);
  expect(document.activeElement).toBe(again);
});

test('[LF2] [LF3] in a dialog that was asked for, which can be closed, and where it comes by itself', async () => {
  const { load, open } = connection();
  const close = vi.fn<() => void>();
  const Part = later(load, {
    around: (words, { name }) => (
      <Dialog title={name} onClose={close}>
        {words}
      </Dialog>
    ),
  });
  render(<Part name="Child view" />, { wrapper: UiProvider });
  await missing();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledOnce();
  open();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('button', { name: 'Child view' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[LF4] where the server is there the page can be loaded again', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const { load } = connection({ isServerThere: true });
  const Part = later(load);
  render(<Part name="Upload" />);
  await missing();
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
  expect(reload).toHaveBeenCalledOnce();
});
