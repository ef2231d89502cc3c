import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Button } from './buttons/button.tsx';
import { useAlert, useConfirm } from './dialogs/ask.tsx';
import { Dialog } from './dialogs/dialog.tsx';
import { LoadingOverlay } from './loading/loading-overlay.tsx';
import { useToast } from './toasts/toasts.tsx';
import { UiProvider } from './ui-provider.tsx';

afterEach(() => void vi.useRealTimers());

const undo = vi.fn<() => void>();
beforeEach(() => void undo.mockClear());
const Deleter = () => {
  const toast = useToast();
  return <Button onClick={() => toast({ text: 'Note deleted', undo })}>Delete</Button>;
};

describe('toasts', () => {
  test('[UI3] stay 8 s, and longer under the pointer', () => {
    vi.useFakeTimers();
    render(<Deleter />, { wrapper: UiProvider });
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    act(() => void vi.advanceTimersByTime(7_900));
    fireEvent.pointerEnter(screen.getByText('Note deleted').parentElement as HTMLElement);
    act(() => void vi.advanceTimersByTime(60_000));
    fireEvent.pointerLeave(screen.getByText('Note deleted').parentElement as HTMLElement);
    act(() => void vi.advanceTimersByTime(7_900));
    expect(screen.queryByText('Note deleted')).not.toBeNull();
    act(() => void vi.advanceTimersByTime(200));
    expect(screen.queryByText('Note deleted')).toBeNull();
  });

  test('[UI3] stay on the page when a dialog opens, and wait until it is closed', () => {
    vi.useFakeTimers();
    const Page = () => {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <Deleter />
          <Button onClick={() => setIsOpen(!isOpen)}>Card</Button>
          {isOpen && (
            <Dialog title="Card" onClose={() => {}}>
              A card
            </Dialog>
          )}
        </>
      );
    };
    render(<Page />, { wrapper: UiProvider });
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    act(() => void vi.advanceTimersByTime(5_000));
    fireEvent.click(screen.getByRole('button', { name: 'Card' }));
    expect(within(screen.getByRole('dialog')).queryByText('Note deleted')).toBeNull();
    act(() => void vi.advanceTimersByTime(60_000));
    fireEvent.click(screen.getByRole('button', { name: 'Card' }));
    act(() => void vi.advanceTimersByTime(2_900));
    expect(screen.queryByText('Note deleted')).not.toBeNull();
    act(() => void vi.advanceTimersByTime(200));
    expect(screen.queryByText('Note deleted')).toBeNull();
  });

  test('[UI3] Undo takes the act back and ends the toast', async () => {
    render(<Deleter />, { wrapper: UiProvider });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('Note deleted')).toBeNull();
  });

  test('[UI3] Undo gives the focus back, and to the page where its place is gone', async () => {
    const Page = () => {
      const [isThere, setIsThere] = useState(true);
      return (
        <main tabIndex={-1}>
          {isThere && <Deleter />}
          <Button onClick={() => setIsThere(false)}>Leave</Button>
        </main>
      );
    };
    render(<Page />, { wrapper: UiProvider });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    screen.getByRole('button', { name: 'Undo' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  test('[UI3] appear inside an open dialog, which hides the page', async () => {
    render(
      <Dialog title="AI chat" onClose={() => {}}>
        <Deleter />
      </Dialog>,
      { wrapper: UiProvider },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(within(screen.getByRole('dialog')).getByText('Note deleted')).toBeDefined();
    expect(screen.getAllByText('Note deleted')).toHaveLength(1);
  });

  test('[UI3] of a dialog that closes are left to the page', async () => {
    const Page = () => {
      const [isOpen, setIsOpen] = useState(true);
      const close = () => setIsOpen(false);
      return isOpen ? (
        <Dialog title="AI chat" onClose={close}>
          <Deleter />
        </Dialog>
      ) : null;
    };
    render(<Page />, { wrapper: UiProvider });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Note deleted')).toBeDefined();
  });

  test('[UI3] a press on Undo counts when a dialog closes or opens before it is let go, and presses nothing else', async () => {
    vi.useFakeTimers();
    const pressed = vi.fn<() => void>();
    let change: (isOpen: boolean) => void = () => {};
    const show = (isOpen: boolean) => act(() => change(isOpen));
    const Page = () => {
      const [isOpen, setIsOpen] = useState(true);
      useEffect(() => {
        change = setIsOpen;
      }, []);
      return (
        <>
          {isOpen ? (
            <Dialog title="Sheet" onClose={() => {}}>
              <Deleter />
            </Dialog>
          ) : (
            <Deleter />
          )}
          <Button onClick={pressed}>Below</Button>
        </>
      );
    };
    render(<Page />, { wrapper: UiProvider });
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    const undoButton = () => screen.getByRole('button', { name: 'Undo' });
    const letGo = (target: Element) => {
      fireEvent.pointerUp(target, { pointerId: 1 });
      act(() => void vi.advanceTimersByTime(300));
    };

    press('Delete');
    const node = undoButton();
    fireEvent.pointerDown(node, { pointerId: 1 });
    show(false);
    expect(undoButton()).toBe(node);
    letGo(document.body);
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Note deleted')).toBeNull();

    press('Delete');
    fireEvent.pointerDown(undoButton(), { pointerId: 1 });
    show(true);
    fireEvent.pointerUp(screen.getByRole('dialog'), { pointerId: 1 });
    press('Below');
    expect(undo).toHaveBeenCalledTimes(2);
    expect(pressed).not.toHaveBeenCalled();
    press('Below');
    expect(pressed).toHaveBeenCalledOnce();
  });

  test('[UI3] a press on Undo that slides away or becomes a scroll does not count', () => {
    vi.useFakeTimers();
    render(<Deleter />, { wrapper: UiProvider });
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const button = screen.getByRole('button', { name: 'Undo' });
    fireEvent.pointerDown(button, { pointerId: 1 });
    fireEvent.pointerUp(document.body, { pointerId: 1, clientX: 300, clientY: 200 });
    act(() => void vi.advanceTimersByTime(300));
    fireEvent.pointerDown(button, { pointerId: 1 });
    fireEvent.pointerCancel(button, { pointerId: 1 });
    act(() => void vi.advanceTimersByTime(300));
    expect(undo).not.toHaveBeenCalled();
    fireEvent.click(button);
    expect(undo).toHaveBeenCalledOnce();
  });
});

describe('questions', () => {
  const answers = vi.fn<(isYes: boolean) => void>();
  const Asker = () => {
    const confirm = useConfirm();
    const ask = async () =>
      answers(
        await confirm({ title: 'Delete this story?', confirmLabel: 'Delete story', cancelLabel: 'Keep it' }),
      );
    return <Button onClick={ask}>Ask</Button>;
  };

  test('[UI5] are answered by their buttons, and Escape means no', async () => {
    render(<Asker />, { wrapper: UiProvider });
    const ask = () => userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    await ask();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete story' }));
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await ask();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await vi.waitFor(() => expect(answers.mock.calls).toEqual([[true], [false], [false]]));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask' }));
  });

  test('an alert says its words and goes with OK', async () => {
    const Teller = () => {
      const alert = useAlert();
      return <Button onClick={() => void alert({ title: 'Insufficient credits.' })}>Spend</Button>;
    };
    render(<Teller />, { wrapper: UiProvider });
    await userEvent.click(screen.getByRole('button', { name: 'Spend' }));
    expect(screen.getByRole('dialog', { name: 'Insufficient credits.' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('[UI4] a busy button says so and ignores presses', async () => {
  const press = vi.fn<() => void>();
  render(
    <Button isBusy onClick={press}>
      Pay
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Processing...' });
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('[UI7] the loading overlay is busy and keeps the page from scrolling', () => {
  const { unmount } = render(<LoadingOverlay />);
  expect(screen.getByRole('status', { name: 'Loading' }).getAttribute('aria-busy')).toBe('true');
  expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(true);
  unmount();
  expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(false);
});
