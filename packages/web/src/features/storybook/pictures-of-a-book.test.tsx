import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isDown, refuses } from '#api/testing/fake-server';
import { pictureBlob } from '#device/pictures/keep-picture';
import { lastingMemory, storeOver } from '#device/testing/device-test-kit';
import {
  dentist,
  fakeImages,
  madeAnswer,
  openStory,
  pictureShown,
  press,
} from './testing/storybook-test-kit.tsx';

afterEach(() => vi.unstubAllGlobals());

describe('chosen by hand', () => {
  const changePicture = async () => {
    await press('For the carer');
    await press('Change picture');
    return within(screen.getByRole('dialog', { name: /^Picture for/ }));
  };

  test('[SB3] from the library, none, what fits, and undone', async () => {
    const { kept } = await openStory({ is: 'book' });
    await press('Next');
    await waitFor(() => expect(pictureShown()).toMatch(/child/));
    const fitting = pictureShown();
    const dialog = await changePicture();
    await userEvent.clear(dialog.getByRole('searchbox'));
    await userEvent.type(dialog.getByRole('searchbox'), 'apple{Enter}');
    await waitFor(() => expect(pictureShown()).toBe('fluent:red-apple'));
    expect(kept()?.pictures).toEqual({ 'My name is Leo.': { is: 'symbol', id: 'fluent:red-apple' } });
    await press('Undo');
    await waitFor(() => expect(pictureShown()).toBe(fitting));
    await userEvent.click((await changePicture()).getByRole('button', { name: 'No picture' }));
    await waitFor(() => expect(pictureShown()).toBeNull());
    await userEvent.click((await changePicture()).getByRole('button', { name: 'Matching picture' }));
    await waitFor(() => expect(pictureShown()).toBe(fitting));
    expect(kept()?.pictures).toEqual({});
  });

  test('[SB3][SB6] made for a page, without the name, and kept with its sentence', async () => {
    const sent = fakeImages(madeAnswer());
    const { kept } = await openStory({ is: 'book' });
    await press('Next');
    const dialog = await changePicture();
    await userEvent.click(dialog.getByRole('button', { name: /^Generate/ }));
    await waitFor(() => expect(kept()?.pictures?.['My name is Leo.']?.is).toBe('picture'));
    expect(sent[0]).toMatchObject({ words: '{child}. Sometimes I visit the dentist.', kind: 'scene' });
    expect(screen.queryByRole('dialog', { name: /^Picture for/ })).toBeNull();
  });
});

test('[SB3] a photo of one’s own stands on its page', async () => {
  const { kept } = await openStory({ is: 'book' });
  await press('Next');
  await press('For the carer');
  await press('Change picture');
  await userEvent.click(screen.getByText('Your own photo'));
  await press('Take this photo');
  await waitFor(() => expect(pictureShown()).toBe('photo-1'));
  expect(kept()?.pictures).toEqual({ 'My name is Leo.': { is: 'picture', id: 'photo-1' } });
});

describe('the cover', () => {
  test('[SB6][SB7] is made without a name after agreeing, kept, told, and asked for once', async () => {
    let arrive: (answer: ReturnType<typeof madeAnswer>) => void = () => undefined;
    const sent = fakeImages(() => new Promise((resolve) => (arrive = resolve)));
    const { kept, balance, store, agree } = await openStory({ is: 'card' });
    await userEvent.dblClick(screen.getByRole('button', { name: /Generate image/ }));
    expect(await screen.findByText('Making the picture')).toBeTruthy();
    act(() => arrive(madeAnswer()));
    await waitFor(() => expect(kept()?.cover?.is).toBe('picture'));
    expect(agree).toHaveBeenCalledTimes(1);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.words).toBe(
      '{child} visits the dentist. Our first visit with {child}. It happens out and about.',
    );
    expect(kept()?.coverMadeBy).toBe('library');
    expect(await (await pictureBlob(store, kept()?.cover?.id ?? ''))?.text()).toBe('jpeg');
    expect(balance.creditsChanged).toHaveBeenCalled();
    expect(screen.getByText('The picture is ready, made from the symbol library')).toBeTruthy();
  });

  test('[SB7] declining sends nothing', async () => {
    const sent = fakeImages();
    const { agree } = await openStory({ is: 'card' });
    agree.mockResolvedValue(false);
    expect(screen.getByRole('button', { name: /Generate image/ }).textContent).toContain('0.25');
    await press(/Generate image/);
    expect(sent).toEqual([]);
  });

  test('[SB8] a failure says its sentence and that the credit is back, and is tried again as a new use', async () => {
    const sent = fakeImages(refuses(502, 'images/failed', { serviceName: 'Aurora' }), madeAnswer());
    const { kept } = await openStory({ is: 'card' });
    await press(/Generate image/);
    expect(await screen.findByText('Failed to generate an image with Aurora.')).toBeTruthy();
    expect(screen.getByText('Your 0.25 credits are back. Everything else is as it was.')).toBeTruthy();
    await press(/^Try again.*0\.25/);
    await waitFor(() => expect(kept()?.cover).toBeTruthy());
    expect(sent[0]?.useId).not.toBe(sent[1]?.useId);
  });

  test('[SB8] after a broken connection the same use is asked for', async () => {
    const sent = fakeImages(isDown, isDown, madeAnswer({ isRepeat: true, charged: 0 }));
    const { kept } = await openStory({ is: 'card' });
    await press(/Generate image/);
    expect(await screen.findByText(/The connection was lost. Reconnecting/)).toBeTruthy();
    await waitFor(() => expect(kept()?.cover).toBeTruthy(), { timeout: 5_000 });
    expect(sent[0]?.useId).toBe(sent[1]?.useId);
    expect(screen.getByText('You already had this picture, so it cost nothing')).toBeTruthy();
  });

  test('[SB9] too small a balance leads to Credits', async () => {
    fakeImages(refuses(402, 'credits/insufficient'));
    await openStory({ is: 'card' });
    await press(/Generate image/);
    const ask = await screen.findByRole('dialog', { name: 'Not enough credits for this picture.' });
    await userEvent.click(within(ask).getByRole('button', { name: 'Go to Credits' }));
    expect(await screen.findByRole('heading', { name: 'Credits page' })).toBeTruthy();
  });

  test('[SB10] Stop costs nothing; a full device is said', async () => {
    const sent = fakeImages(() => new Promise(() => {}), madeAnswer());
    const memory = lastingMemory(JSON.stringify(dentist).length + 200);
    const { kept } = await openStory({ is: 'card', store: storeOver(memory) });
    await press(/Generate image/);
    await press('Stop');
    await waitFor(() => expect(screen.queryByText('Making the picture')).toBeNull());
    expect(kept()?.cover).toBeUndefined();
    await press(/Generate image/);
    expect(await screen.findByText(/Asking again costs nothing/)).toBeTruthy();
    expect(sent).toHaveLength(2);
    expect(kept()?.cover).toBeUndefined();
  });

  test('[SB11] is removed and brought back; another one asks for other words', async () => {
    const sent = fakeImages(madeAnswer({ symbolId: 's2' }));
    const cover = { is: 'picture', id: 'p1' } as const;
    const { kept } = await openStory({ is: 'card', story: { ...dentist, cover, coverMadeBy: 'service' } });
    await press('Remove cover');
    await waitFor(() => expect(kept()?.cover).toBeUndefined());
    expect(kept()).not.toHaveProperty('coverMadeBy');
    await press('Undo');
    await waitFor(() => expect(kept()).toMatchObject({ cover, coverMadeBy: 'service' }));
    await press(/Generate image/);
    const dialog = within(screen.getByRole('dialog', { name: 'Make a new picture' }));
    await userEvent.clear(dialog.getByLabelText('What should the picture show?'));
    await userEvent.click(dialog.getByRole('button', { name: /^Generate/ }));
    expect(dialog.getByText('Please say in a few words what the picture should show.')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText('What should the picture show?'), 'Leo with a big smile');
    await userEvent.click(dialog.getByRole('button', { name: /^Generate/ }));
    await waitFor(() => expect(kept()?.cover?.id).not.toBe('p1'));
    expect(sent[0]?.words).toBe('{child} with a big smile');
  });
});
