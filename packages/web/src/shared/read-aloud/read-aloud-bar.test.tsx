import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { DeviceContext } from '#device/device-context';
import { readAloud } from '#device/records/shapes';
import { storeOver } from '#device/testing/device-test-kit';
import { ReadAloudBar } from './read-aloud-bar.tsx';
import { fakeSpeech, voice } from './testing/fake-speech.ts';

afterEach(() => vi.unstubAllGlobals());

function openBar(store = storeOver()) {
  const view = render(
    <DeviceContext value={store}>
      <ReadAloudBar text={'# Plan\n\nOne step. Two steps.'} label="Care plan" />
    </DeviceContext>,
  );
  return { ...view, store, carer: userEvent.setup() };
}
const press = (carer: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  carer.click(screen.getByRole('button', { name }));

test('[RA2][RA9] play, pause, resume, stop and replay, with the place and the sentence shown', async () => {
  const speech = fakeSpeech();
  const { carer } = openBar();
  await press(carer, 'Play');
  expect(speech.said()).toEqual(['Plan']);
  act(() => speech.end());
  expect(screen.getByText('One step.')).toBeTruthy();
  expect(screen.getByText(/sentence 2 of 3/)).toBeTruthy();
  await press(carer, 'Pause');
  expect(screen.getByText('Paused')).toBeTruthy();
  await press(carer, 'Resume');
  await waitFor(() => expect(speech.said()).toEqual(['Plan', 'One step.', 'One step.']));
  await press(carer, 'Replay');
  await waitFor(() => expect(speech.now()?.text).toBe('Plan'));
  await press(carer, 'Stop');
  expect(speech.now()).toBeNull();
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

test('[RA3] speed and voice are heard at once and kept on the device', async () => {
  const speech = fakeSpeech([voice('Amelie'), voice('Basil')]);
  const { carer, store } = openBar();
  await press(carer, 'Play');
  expect(speech.now()?.rate).toBe(1);
  await press(carer, 'Speed and voice: 1×');
  const speed = screen.getByLabelText<HTMLInputElement>('Speed');
  expect([speed.min, speed.max, speed.step]).toEqual(['0.5', '2', '0.1']);
  await carer.selectOptions(screen.getByLabelText('Voice'), 'Basil');
  await waitFor(() => expect(speech.now()?.voice?.name).toBe('Basil'));
  fireEvent.change(speed, { target: { value: '1.5' } });
  await waitFor(() => expect(speech.now()?.rate).toBe(1.5));
  await waitFor(() =>
    expect(store.document(readAloud).read()).toMatchObject({ value: { voice: 'Basil', speed: 1.5 } }),
  );
});

test('[RA3] what was kept is used', async () => {
  const speech = fakeSpeech([voice('Amelie'), voice('Basil')]);
  const store = storeOver();
  await store
    .document(readAloud)
    .write({ speed: 1.4, voice: 'Basil', autoPlayNew: false, autoPlayStories: {} });
  const { carer } = openBar(store);
  await press(carer, 'Play');
  expect(speech.now()).toMatchObject({ rate: 1.4, voice: { name: 'Basil' } });
});

test('[RA4] an online voice says that it sends the text out', async () => {
  fakeSpeech([voice('Cloud', { localService: false })]);
  const { carer } = openBar();
  expect(await screen.findByText(/only has online voices/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Play' }).disabled).toBe(true);
  await press(carer, /Speed and voice/);
  await carer.selectOptions(screen.getByLabelText('Voice'), 'Cloud (online, the text leaves this device)');
  expect(await screen.findByText(/sends the text to the company that makes it/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Play' }).disabled).toBe(false);
});

test('[RA7] Play waits for voices that come late', async () => {
  const speech = fakeSpeech([]);
  const { carer } = openBar();
  await press(carer, 'Play');
  expect(screen.getByText('Looking for a voice')).toBeTruthy();
  act(() => speech.arrive([voice('Amelie')]));
  await waitFor(() => expect(speech.said()).toEqual(['Plan']));
});

test('[RA7] without a voice, and without speech at all, the bar says what to do', async () => {
  fakeSpeech([]);
  const { unmount } = openBar();
  expect(await screen.findByText(/no voice on this device/, undefined, { timeout: 6000 })).toBeTruthy();
  unmount();
  vi.stubGlobal('speechSynthesis', undefined);
  openBar();
  expect(screen.getByText(/This browser can’t read aloud/)).toBeTruthy();
});

test('[RA8] leaving stops it', async () => {
  const speech = fakeSpeech();
  const { carer, unmount } = openBar();
  await press(carer, 'Play');
  unmount();
  expect(speech.now()).toBeNull();
});
