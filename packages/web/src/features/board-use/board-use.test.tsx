import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { pictures } from '#device/browser-device';
import { boards, boardUse, pictures as pictureRecords, readAloud } from '#device/records/shapes';
import { boardNamed, storeOver } from '#device/testing/device-test-kit';
import { fakeSpeech, voice } from '#shared/read-aloud/testing/fake-speech';
import { holdMs } from '#ui/hold/use-hold';
import { card, childView, everyday, morning, openBoard, openChild } from './testing/board-use-test-kit.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const inView = () => within(childView());
const tap = (name: string | RegExp) => userEvent.click(inView().getByRole('button', { name }));
const leaveButton = () => inView().getByRole('button', { name: 'Hold to leave' });
const isOpen = () => screen.queryByRole('dialog', { name: /^Child view/ }) !== null;

test('[BU1] [BU2] a tapped card is said with the carer’s speed and voice, and the sentence as one', async () => {
  const speech = fakeSpeech([voice('Amelie'), voice('Bruno')]);
  const store = storeOver();
  await store
    .document(readAloud)
    .write({ speed: 0.7, voice: 'Bruno', autoPlayNew: false, autoPlayStories: {} });
  await openBoard(everyday, store);
  await press('I want');
  expect(speech.spoken.at(-1)).toMatchObject({ text: 'I want', rate: 0.7, voice: { name: 'Bruno' } });
  act(() => speech.end());
  await press('apple');
  act(() => speech.end());
  await press('food');
  act(() => speech.end());
  const strip = within(screen.getByRole('region', { name: 'Sentence' }));
  expect(strip.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['I want', 'apple']);
  await press('Speak');
  expect(speech.said()).toEqual(['I want', 'An apple, please.', 'food', 'I want An apple, please.']);
  await press('Remove last card');
  expect(strip.getAllByRole('listitem')).toHaveLength(1);
  await press('Clear sentence');
  expect(strip.getByText('Tap cards to make a sentence.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Sentence' }));
});

test('[BU3] without a voice the card is shown large, in words, and told to a screen reader', async () => {
  vi.stubGlobal('speechSynthesis', undefined);
  await openChild();
  await tap('apple');
  expect(inView().getByText('There is no voice on this device, so the card is shown instead.')).toBeTruthy();
  expect(
    inView()
      .getAllByRole('status')
      .some(({ textContent }) => textContent === 'An apple, please.'),
  ).toBe(true);
  expect(document.activeElement).toBe(inView().getByRole('button', { name: 'Close large card' }));
  await tap('Close large card');
  expect(inView().queryByText(/There is no voice/)).toBeNull();
  expect(document.activeElement).toBe(inView().getByRole('button', { name: 'apple' }));
});

test('[BU4] [BU5] cards lead on and back; hidden ones are not there; a board that is gone leads nowhere', async () => {
  const speech = fakeSpeech();
  await openChild();
  expect(inView().queryByRole('button', { name: /secret/ })).toBeNull();
  await tap('gone');
  expect(inView().getAllByRole('listitem')).toHaveLength(1);
  expect(childView().getAttribute('aria-label')).toBe('Child view: Everyday');
  await tap('food');
  await waitFor(() => expect(speech.said()).toContain('food'));
  expect(childView().getAttribute('aria-label')).toBe('Child view: Food');
  expect(inView().getAllByRole('listitem')).toHaveLength(1);
  await tap('Back');
  expect(childView().getAttribute('aria-label')).toBe('Child view: Everyday');
  await tap('food');
  await tap('Home');
  expect(inView().queryByRole('button', { name: 'Home' })).toBeNull();
});

test('[BU6] the next card is marked; Done goes on, is taken back, started again and kept', async () => {
  const speech = fakeSpeech();
  const { store, close } = await openChild(morning);
  const next = () => childView().querySelector('[aria-current="step"]')?.getAttribute('aria-label');
  expect(next()).toBe('shoes, next');
  await tap('Done: shoes');
  expect(next()).toBe('coat, next');
  expect(speech.said().at(-1)).toBe('coat');
  expect(inView().getByText('1 of 3 done')).toBeTruthy();
  await tap('shoes, done');
  await tap('Not done yet: shoes');
  expect(next()).toBe('shoes, next');
  await tap('bus');
  await tap('Done: bus');
  close();
  await openChild(morning, store);
  expect(inView().getByRole('button', { name: 'bus, done' })).toBeTruthy();
  await tap('Done: shoes');
  await tap('Done: coat');
  expect(inView().getByText('All done')).toBeTruthy();
  await tap('Start again');
  expect(next()).toBe('shoes, next');
  // Marks of boards that are gone go with the next mark.
  await store.collection(boards).remove('everyday');
  await store.document(boardUse).update((now) => ({
    ...boardUse.schema.parse(now ?? {}),
    done: { ...now?.done, everyday: ['x'] },
  }));
  await tap('Done: shoes');
  await waitFor(() =>
    expect(store.document(boardUse).read()).toMatchObject({ value: { done: { morning: ['shoes'] } } }),
  );
});

test('[BU8] [BU10] a short press does not leave and says how; a held one does, and the focus is back', async () => {
  fakeSpeech();
  await openChild();
  vi.useFakeTimers();
  fireEvent.pointerDown(leaveButton(), { button: 0, pointerId: 1 });
  act(() => void vi.advanceTimersByTime(holdMs - 100));
  fireEvent.pointerUp(leaveButton(), { pointerId: 1 });
  fireEvent.click(leaveButton());
  expect(inView().getByText(/Hold the button/)).toBeTruthy();
  act(() => void vi.advanceTimersByTime(holdMs));
  expect(isOpen()).toBe(true);
  leaveButton().focus();
  fireEvent.keyDown(leaveButton(), { key: 'Enter' });
  fireEvent.keyDown(leaveButton(), { key: 'Enter', repeat: true });
  act(() => void vi.advanceTimersByTime(holdMs));
  vi.useRealTimers();
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(document.activeElement?.textContent).toBe('Open child view');
});

test('[BU8] Escape and the browser’s Back do not leave; whoever can’t hold is asked', async () => {
  fakeSpeech();
  const { router } = await openChild();
  await userEvent.keyboard('{Escape}{Escape}{Escape}{Escape}');
  expect(isOpen()).toBe(true);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(inView().getByText(/Hold the button/)).toBeTruthy());
  expect(router.state.location.pathname).toBe('/pecs-board');
  expect(isOpen()).toBe(true);
  // A switch or a screen reader presses without pointer and key.
  fireEvent.click(leaveButton());
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(isOpen()).toBe(true);
  fireEvent.click(leaveButton());
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(isOpen()).toBe(false));
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/form');
});

test('[BU9] the carer decides whether a tap is said and whether child view has the strip', async () => {
  const speech = fakeSpeech();
  const { store } = await openBoard();
  await press('Board settings');
  await userEvent.click(await screen.findByRole('switch', { name: /Say each card/ }));
  await userEvent.click(screen.getByRole('switch', { name: /Sentence strip/ }));
  await press('Close');
  await press('apple');
  expect(speech.said()).toEqual([]);
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent === 'An apple, please.')).toBe(
    true,
  );
  await press('Speak');
  expect(speech.said()).toEqual(['An apple, please.']);
  await press('Open child view');
  expect(inView().queryByRole('region', { name: 'Sentence' })).toBeNull();
  expect(store.document(boardUse).read()).toMatchObject({ value: { saysTapped: false, hasStrip: false } });
});

test('[BU10] arrows lead from card to card, and Enter says', async () => {
  const speech = fakeSpeech();
  await openChild();
  expect(document.activeElement).toBe(inView().getByRole('button', { name: 'I want' }));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{Enter}');
  expect(document.activeElement).toBe(inView().getByRole('button', { name: 'gone' }));
  expect(speech.said()).toEqual(['gone']);
});

const letters = boardNamed('Letters', {
  id: 'letters',
  rows: 2,
  columns: 4,
  cells: [
    card('h', { obf: { action: '+h' } }),
    card('i', { obf: { actions: ['+i'] } }),
    card('space', { spoken: ':space' }),
    card('back', { obf: { action: ':backspace' } }),
    card('wipe', { obf: { action: ':clear' } }),
    card('talk', { obf: { action: ':speak' } }),
    card('house', { obf: { action: ':home' } }),
    card('pause', { obf: { action: ':ext_pause' } }),
  ],
});

test('[BU11] words are spelled letter by letter, ended by a space, taken back, cleared and spoken', async () => {
  const speech = fakeSpeech();
  const store = storeOver();
  await store.collection(boards).add(letters);
  await openBoard(letters, store);
  const words = () =>
    within(screen.getByRole('region', { name: 'Sentence' }))
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent);
  for (const name of ['h', 'i', 'space', 'h', 'h', 'back']) await press(name);
  expect(words()).toEqual(['hi', 'h']);
  expect(speech.said()).not.toContain(':space');
  await press('talk');
  await waitFor(() => expect(speech.said().at(-1)).toBe('hi h'));
  await press('back');
  await press('back');
  expect(words()).toEqual(['hi']);
  await press('i');
  expect(words()).toEqual(['hii']);
  await press('wipe');
  expect(words()).toEqual([]);
  await press('pause');
  expect(words()).toEqual(['pause']);
});

test('[BU11] a card may lead home', async () => {
  fakeSpeech();
  const store = storeOver();
  const start = { ...everyday, cells: [card('spell', { leadsTo: 'letters' }), ...everyday.cells.slice(1)] };
  await store.collection(boards).add(start, letters);
  await openChild(start, store);
  await tap('spell');
  expect(childView().getAttribute('aria-label')).toBe('Child view: Letters');
  await tap('house');
  expect(childView().getAttribute('aria-label')).toBe('Child view: Everyday');
});

test('[BU12] a recording is played in place of the voice; one that is long or can’t be played is said', async () => {
  const speech = fakeSpeech();
  const store = storeOver();
  const laugh = boardNamed('Laugh', {
    id: 'laugh',
    rows: 1,
    columns: 2,
    cells: [card('ha', { sound: { id: 'sound-ha' } }), card('song', { sound: { id: 'sound-song' } })],
  });
  const record = { contentType: 'audio/wav', width: 1, height: 1, addedAt: '' };
  await store.collection(boards).add(laugh);
  await store
    .collection(pictureRecords)
    .add({ ...record, id: 'sound-ha', bytes: 10 }, { ...record, id: 'sound-song', bytes: 5_000_000 });
  await pictures.put(store.uid, 'sound-ha', new Blob(['x'], { type: 'audio/wav' }));
  const played = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  await openBoard(laugh, store);
  await press('ha');
  await waitFor(() => expect(played).toHaveBeenCalledOnce());
  await press('song');
  await waitFor(() => expect(speech.said()).toEqual(['song']));
  played.mockRejectedValue(new Error('no sound'));
  await press('ha');
  await waitFor(() => expect(speech.said()).toEqual(['song', 'ha']));
});
