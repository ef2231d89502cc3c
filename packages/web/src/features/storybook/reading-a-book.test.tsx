import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { bookReading, socialStories } from '#device/records/shapes';
import { fakeSpeech } from '#shared/read-aloud/testing/fake-speech';
import { holdMs } from '#ui/hold/use-hold';
import { openStory, pictureShown, press, shownWords } from './testing/storybook-test-kit.tsx';

afterEach(() => vi.unstubAllGlobals());

const focused = () => document.activeElement?.textContent;
const swipe = (fromX: number, toX: number, toY = 0, pointerType = 'touch') => {
  const stage = screen
    .getByText('Page 1 of 5', { selector: 'div *' })
    .closest('dialog')
    ?.querySelector('[aria-atomic]');
  if (!stage) return;
  fireEvent.pointerDown(stage, { clientX: fromX, clientY: 0, pointerType });
  fireEvent.pointerUp(stage, { clientX: toX, clientY: toY, pointerType });
};

test('[SB1][SB2] a cover, the pages, a calm end; by button and keys, with the place said and the focus kept', async () => {
  await openStory({ is: 'book' });
  expect(shownWords()).toBe('Leo visits the dentist');
  expect(focused()).toBe('Next');
  await userEvent.keyboard('{Enter}');
  expect(shownWords()).toBe('My name is Leo. Sometimes I visit the dentist.');
  expect(screen.getAllByText('Page 2 of 5').length).toBe(2);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(shownWords()).toBe('The dentist looks at my teeth. The chair can go up and down.');
  await userEvent.keyboard('{End}');
  expect(shownWords()).toContain('The end');
  expect(focused()).toBe('Read again');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(shownWords()).toBe('Leo visits the dentist');
  expect(focused()).toBe('Next');
});

test('[SB2] a swipe turns the page; up and down, a short way, or the mouse do not', async () => {
  await openStory({ is: 'book' });
  swipe(300, 280);
  swipe(300, 200, 300);
  swipe(300, 100, 0, 'mouse');
  expect(shownWords()).toBe('Leo visits the dentist');
  swipe(300, 200, 20);
  expect(shownWords()).toContain('My name is Leo.');
});

test('[SB3][SB5][SB6] pictures fit the words, not the name, and follow the text', async () => {
  const { store } = await openStory({ is: 'book' });
  await waitFor(() => expect(pictureShown()).toMatch(/dentist/));
  await press('Next');
  const child = pictureShown();
  expect(child).toMatch(/child/);
  await act(async () => {
    await store.collection(socialStories).update('story-1', (now) => ({
      ...now,
      content: 'Mum will help me.',
      pictures: { 'Mum will help me.': { is: 'symbol', id: 'fluent:red-apple' } },
    }));
  });
  expect(screen.getAllByText('Page 2 of 3').length).toBe(2);
  expect(shownWords()).toBe('Mum will help me.');
  expect(pictureShown()).toBe('fluent:red-apple');
});

test('[SB1] the words can be larger, and stay so', async () => {
  const { store } = await openStory({ is: 'book' });
  await press('For the carer');
  await userEvent.click(screen.getByRole('radio', { name: /A\+/ }));
  const book = screen.getByRole('dialog', { name: 'Storybook: Leo visits the dentist' });
  expect(book.dataset['textSize']).toBe('larger');
  await waitFor(() =>
    expect(store.document(bookReading).read()).toMatchObject({ value: { textSize: 'larger' } }),
  );
});

test('[SB4] a page is read with its sentence marked; a turned page is silent', async () => {
  const speech = fakeSpeech();
  const { leave } = await openStory({ is: 'book' });
  await press('Next');
  await press('Read aloud');
  expect(speech.now()?.text).toBe('My name is Leo.');
  expect(screen.getByText('My name is Leo.').className).toMatch(/spoken/);
  act(() => speech.end());
  expect(screen.getByText('Sometimes I visit the dentist.').className).toMatch(/spoken/);
  await press('Next');
  expect(speech.now()).toBeNull();
  expect(screen.getByRole('button', { name: 'Read aloud' })).toBeTruthy();
  await press('Read aloud');
  await press('Stop reading');
  expect(speech.now()).toBeNull();
  await press('Read aloud');
  leave();
  expect(speech.now()).toBeNull();
});

test('[SB4] set to turn by itself, the book reads on to its end', async () => {
  const speech = fakeSpeech();
  const { store } = await openStory({ is: 'book' });
  await act(async () => {
    await store.document(bookReading).write({ textSize: 'large', turnsItself: true });
  });
  await press('Read aloud');
  for (const words of ['Leo visits the dentist', 'My name is Leo.', 'Sometimes I visit the dentist.']) {
    await waitFor(() => expect(speech.now()?.text).toBe(words), { timeout: 4000 });
    act(() => speech.end());
  }
  await waitFor(() => expect(speech.now()?.text).toBe('The dentist looks at my teeth.'), { timeout: 4000 });
  expect(shownWords()).toContain('The dentist looks at my teeth.');
});

test('[SB12] Escape, Back and a short press do not close the book and say how; a held button does', async () => {
  const { onClose, router } = await openStory({ is: 'book' });
  await userEvent.keyboard('{Escape}');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.getByText(/Hold the button for two seconds/)).toBeTruthy();
  await act(async () => void (await router.navigate(-1)));
  expect(router.state.location.pathname).toBe('/social-stories');
  vi.useFakeTimers();
  const leave = screen.getByRole('button', { name: 'Hold to leave' });
  fireEvent.pointerDown(leave, { button: 0, pointerId: 1 });
  act(() => void vi.advanceTimersByTime(holdMs - 100));
  fireEvent.pointerUp(leave, { pointerId: 1 });
  fireEvent.click(leave);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(leave, { button: 0, pointerId: 1 });
  act(() => void vi.advanceTimersByTime(holdMs));
  vi.useRealTimers();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('[SB12] whoever can’t hold is asked', async () => {
  const { onClose } = await openStory({ is: 'book' });
  fireEvent.click(screen.getByRole('button', { name: 'Hold to leave' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});
