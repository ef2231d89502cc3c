import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { pictureBlob } from '#device/pictures/keep-picture';
import { pictures, savedChildren } from '#device/records/shapes';
import { lastingMemory, storeOver } from '#device/testing/device-test-kit';
import {
  apple,
  choosePhoto,
  fakeBrowserPictures,
  fakePictureServer,
  openPanel,
  photoFile,
  press,
  turnTo,
} from './testing/pictures-test-kit.tsx';
import { letWait } from './upload/waiting-photo.ts';

afterEach(() => {
  letWait('', null);
  vi.unstubAllGlobals();
});

const firstPicture = async () =>
  within(await screen.findByRole('list', { name: 'Pictures' })).getAllByRole('button')[0];

test('[BP1] [BP2] the search begins with the label, follows it, and a card can go without a picture', async () => {
  const { calls } = fakePictureServer();
  const { chosen } = openPanel();
  await waitFor(async () => expect((await firstPicture())?.getAttribute('aria-label')).toMatch(/apple/));
  await userEvent.clear(screen.getByLabelText('Label'));
  await userEvent.type(screen.getByLabelText('Label'), 'banana');
  await waitFor(async () => expect((await firstPicture())?.getAttribute('aria-label')).toBe('banana'));
  await userEvent.click((await firstPicture()) as HTMLElement);
  expect(chosen).toEqual([{ is: 'symbol', id: 'fluent:banana' }]);
  await press('No picture');
  expect(chosen.at(-1)).toBeNull();
  expect(calls).toEqual([]);
});

test('[DV17] where pictures can not be stored, that is said before one is paid for', async () => {
  const { calls } = fakePictureServer();
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  openPanel();
  await turnTo(/^Generate/);
  await press(/^Generate/);
  expect(await screen.findByText('Pictures can’t be stored here')).toBeTruthy();
  expect(screen.getByText(/Nothing was charged/)).toBeTruthy();
  expect(calls).toEqual([]);
});

test('[BP3] [BP4] a made picture is kept and put on the card once; the same words again cost nothing', async () => {
  const { calls, now } = fakePictureServer();
  const store = storeOver();
  await store.collection(savedChildren).add({ id: 'k', name: 'Leo', savedAt: '', profile: {} });
  const { chosen, balance } = openPanel({ store, card: { ...apple, label: 'Leo’s apple' } });
  await turnTo(/^Generate/);
  now.waitMs = 200;
  await userEvent.dblClick(screen.getByRole('button', { name: /^Generate/ }));
  expect(await screen.findByText('The picture is on the card')).toBeTruthy();
  expect(calls.filter(({ route }) => route === '/api/images')).toHaveLength(1);
  expect(calls.some(({ body }) => body.includes('Leo'))).toBe(false);
  expect(calls[0]?.body).toContain('{child}');
  const [picture] = chosen;
  expect(await pictureBlob(store, picture?.id ?? '')).toBeTruthy();
  expect(balance.creditsChanged).toHaveBeenCalledWith(expect.objectContaining({ credits: 1.75 }));
  await press(/^Generate/);
  expect(await screen.findByText(/already had this picture, so it cost nothing/)).toBeTruthy();
  expect(now.credits).toBe(1.75);
});

test('[BP5] a failure leaves the card as it is and says that the credit is back; a lost answer is asked for again as the same use', async () => {
  const { calls, now } = fakePictureServer();
  const { chosen } = openPanel();
  await turnTo(/^Generate/);
  now.refuseImages = 'images/failed';
  await press(/^Generate/);
  expect((await screen.findByRole('alert')).textContent).toContain('Your 0.25 credits are back.');
  now.refuseImages = null;
  now.isDown = true;
  await press(/^Try again.*0\.25/);
  expect(await screen.findByText(/The connection was lost. Reconnecting/)).toBeTruthy();
  expect(chosen).toEqual([]);
  now.isDown = false;
  await waitFor(() => expect(chosen).toHaveLength(1), { timeout: 5_000 });
  const ids = calls.filter(({ route }) => route === '/api/images').map(({ body }) => JSON.parse(body).useId);
  expect(ids[1]).toBe(ids[2]);
  expect(ids[0]).not.toBe(ids[1]);
});

test('[BP5] without a connection nothing can be asked for, and the page says so', async () => {
  const { calls } = fakePictureServer();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openPanel();
  await turnTo(/^Generate/);
  expect(screen.getByText(/a generated picture needs a connection/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Generate/ })).toBeNull();
  expect(calls).toEqual([]);
});

test('[BP6] who does not agree sends nothing', async () => {
  const { calls } = fakePictureServer();
  const agree = vi.fn(async () => false);
  openPanel({ agree });
  await turnTo(/^Generate/);
  await press(/^Generate/);
  expect(agree).toHaveBeenCalledTimes(1);
  expect(calls).toEqual([]);
});

test('[BP7] a photo comes by file, by dropping and by pasting', async () => {
  fakePictureServer();
  fakeBrowserPictures();
  openPanel();
  await turnTo(/^Upload/);
  await choosePhoto(photoFile());
  await screen.findByRole('application', { name: 'The part to keep' });
  await press('Another photo');
  fireEvent.drop(screen.getByText(/drop a photo here/), { dataTransfer: { files: [photoFile()] } });
  await screen.findByRole('application');
  await press('Another photo');
  fireEvent.paste(document.body, { clipboardData: { files: [photoFile()] } });
  await screen.findByRole('application');
});

test.each([
  ['text', photoFile('notes.jpg', 'just words, whatever its name says'), /isn’t a photo/],
  [
    'a drawing with scripts',
    photoFile('art.svg', '<svg xmlns="http://www.w3.org/2000/svg">'),
    /isn’t a photo/,
  ],
  ['HEIC', photoFile('heic.heic', '\0\0\0\x18ftypheic\0\0\0\0'), /can’t open HEIC/],
  ['a broken one', photoFile('broken.jpg'), /is damaged/],
  ['too many pixels', photoFile('huge.jpg'), /too large/],
])('[BP8] %s is refused with its reason, and nothing is asked of the server', async (_, file, words) => {
  const { calls } = fakePictureServer();
  fakeBrowserPictures();
  openPanel();
  await turnTo(/^Upload/);
  await choosePhoto(file);
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(calls).toEqual([]);
  expect(screen.getByRole('button', { name: 'Choose a photo' })).toBeTruthy();
});

test('[BP9] [BP10] [BP11] by keyboard: moved, sized, turned, kept once and paid once, and only the price is asked of the server', async () => {
  const { calls, uses } = fakePictureServer();
  const { written } = fakeBrowserPictures();
  const { chosen, store } = openPanel();
  await turnTo(/^Upload/);
  await choosePhoto(photoFile());
  const frame = await screen.findByRole('application');
  frame.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}+++');
  expect(screen.getByLabelText<HTMLInputElement>('Size').value).not.toBe('1');
  await press('Rotate');
  await userEvent.dblClick(screen.getByRole('button', { name: /^Use this photo/ }));
  await waitFor(() => expect(chosen).toHaveLength(1));
  expect(uses()).toEqual(['captured']);
  expect(written).toHaveLength(1);
  expect(written[0]?.type).toBe('image/jpeg');
  expect(written[0]?.width).toBeLessThanOrEqual(1024);
  expect(written[0]?.width).toBe(written[0]?.height);
  expect(store.collection(pictures).all()).toHaveLength(1);
  expect(calls.every(({ route }) => route.startsWith('/api/uses'))).toBe(true);
});

test('[BP10] the whole photo is scaled down to 1024', async () => {
  fakePictureServer();
  const { written } = fakeBrowserPictures();
  openPanel();
  await turnTo(/^Upload/);
  await choosePhoto(photoFile());
  await userEvent.click(await screen.findByRole('radio', { name: 'Whole photo' }));
  await press(/^Use this photo/);
  await waitFor(() => expect(written).toEqual([{ width: 1024, height: 768, type: 'image/jpeg' }]));
});

test('[BP12] without credits the page says so and offers the way; the photo waits', async () => {
  const { uses } = fakePictureServer({ credits: 0.25 });
  fakeBrowserPictures();
  const { chosen, close } = openPanel({ credits: 0.25 });
  await turnTo(/^Upload/);
  await choosePhoto(photoFile());
  await screen.findByRole('application');
  await press(/^Use this photo/);
  const dialog = await screen.findByRole('dialog', { name: 'Not enough credits for this picture.' });
  expect(dialog.textContent).toContain('It costs 0.5. You have 0.25.');
  await press('Close');
  close();
  openPanel({ credits: 0.25 });
  expect(screen.getByRole('application')).toBeTruthy();
  expect(uses()).toEqual([]);
  expect(chosen).toEqual([]);
});

test('[BP12] without room nothing is taken and the card stays as it is; with room it goes on', async () => {
  const { uses, now } = fakePictureServer();
  fakeBrowserPictures();
  const full = storeOver(lastingMemory(1));
  const { chosen } = openPanel({ store: full });
  await turnTo(/^Upload/);
  await choosePhoto(photoFile());
  await screen.findByRole('application');
  await press(/^Use this photo/);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Nothing was charged\./);
  expect(uses()).toEqual(['released']);
  expect(now.credits).toBe(2);
  expect(chosen).toEqual([]);
});

test('[BP11] [BP12] a lost connection takes nothing twice: trying again is the same use', async () => {
  const { uses, now } = fakePictureServer();
  fakeBrowserPictures();
  const { chosen } = openPanel();
  await turnTo(/^Upload/);
  await choosePhoto(photoFile());
  await screen.findByRole('application');
  now.isDown = true;
  await press(/^Use this photo/);
  expect((await screen.findByRole('alert')).textContent).toContain('won’t charge you twice');
  now.isDown = false;
  await press(/^Use this photo/);
  await waitFor(() => expect(chosen).toHaveLength(1));
  expect(uses()).toEqual(['captured']);
  expect(now.credits).toBe(1.5);
});
