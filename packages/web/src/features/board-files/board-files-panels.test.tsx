import type { Board, Card } from '@calmbridge/domain/boards/board';
import type { CreditState } from '@calmbridge/domain/credits/credit-state';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { CreditsContext } from '#api/credits';
import { someCredits } from '#api/testing/credits-test-kit';
import { answers, fakeServer, isDown, mayasDocument, refuses } from '#api/testing/fake-server';
import { useBoards } from '#device/boards/use-boards';
import { DeviceContext } from '#device/device-context';
import { boards as boardShape } from '#device/records/shapes';
import { storeOver } from '#device/testing/device-test-kit';
import { bundledFont } from '#documents/testing/sample-book';
import { UiProvider } from '#ui/ui-provider';
import { BoardDownloads } from './board-downloads.tsx';
import { ImportBoards } from './import-boards.tsx';

const card = (label: string): Card => ({ id: label, label, picture: null, wordClass: 'thing' });
const board: Board = {
  id: 'board-food',
  name: 'Food',
  rows: 3,
  columns: 7,
  cells: Array.from({ length: 21 }, (_, at) => card(`word ${at}`)),
  kind: 'grid',
  createdAt: '',
  updatedAt: '2026-11-15T12:00:00.000Z',
};
const state = (credits: number): CreditState => ({
  credits,
  plan: 'silver',
  isAdmin: false,
  aiUsage: mayasDocument.aiUsage,
});

/** Before it is faked. */
const realFetch = globalThis.fetch;

const saved: Blob[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:test';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});

async function show(shown: 'downloads' | 'import', more: Partial<Board> = {}) {
  const store = storeOver();
  await store.collection(boardShape).add({ ...board, ...more });
  const balance = someCredits({ credits: 1 });
  const onImported = vi.fn();
  const page =
    shown === 'downloads' ? (
      <BoardDownloads board={{ ...board, ...more }} />
    ) : (
      <ImportBoards onImported={onImported} />
    );
  render(
    <MemoryRouter>
      <DeviceContext value={store}>
        <CreditsContext value={balance}>
          <UiProvider>
            <Routes>
              <Route path="/" element={page} />
              <Route path="/payment" element={<h1>Credits</h1>} />
            </Routes>
          </UiProvider>
        </CreditsContext>
      </DeviceContext>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), store, balance, onImported };
}

/** What the file will hold, as the panel says it. */
const summary = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');

const paying = (capture = answers(state(0.5))) => {
  const uses: Record<string, number> = {};
  const server = fakeServer({ 'POST /api/uses': answers(state(0.5)) });
  const answering = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path.startsWith('data:')) return realFetch(path);
    if (path.endsWith('.woff')) return { arrayBuffer: () => bundledFont(path) };
    const verb = /\/(capture|release)$/.exec(path)?.[1];
    if (!verb) return answering(path, init);
    uses[verb] = (uses[verb] ?? 0) + 1;
    return new Response(JSON.stringify(capture.body), { status: capture.status });
  });
  return { server, uses };
};

test('[BF17] the panel says how many cards and pages there will be', async () => {
  const { user } = await show('downloads');
  await user.click(screen.getByRole('radio', { name: 'A4' }));
  expect(summary()).toContain('21 cards, 2 pages of A4. 20 fit on a page.');
  await user.click(screen.getByRole('radio', { name: '3.8' }));
  expect(summary()).toContain('21 cards, 1 page of A4. 35 fit on a page.');
  await user.click(screen.getByText('Choose cards (21 of 21)'));
  await user.click(screen.getByRole('button', { name: 'No cards' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Download/ }).disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'word 3' }));
  expect(summary()).toContain('1 card, 1 page of A4');
  await user.click(screen.getByRole('radio', { name: 'Whole board' }));
  expect(summary()).toContain('1 page of A4');
});

test('[BF17] a board without cards has nothing to download', async () => {
  await show('downloads', { cells: [] });
  expect(summary()).toContain('There are no cards on this board yet.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Download/ }).disabled).toBe(true);
});

test('[BF15] a download is paid for once, and the same file again is free', async () => {
  const { server, uses } = paying();
  const { user, balance } = await show('downloads');
  const button = () => screen.getByRole('button', { name: /^Download/ });
  expect(button().textContent).toContain('0.5');
  await user.dblClick(button());
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(server.sent('POST /api/uses')).toMatchObject([{ feature: 'pecsDownloads' }]);
  expect(uses).toEqual({ capture: 1 });
  expect(balance.creditsChanged).toHaveBeenLastCalledWith(state(0.5));
  await user.click(await screen.findByRole('button', { name: 'Download again' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]).toBe(saved[0]);
  expect(uses).toEqual({ capture: 1 });
  // Another choice is another file, with its price.
  await user.click(screen.getByRole('radio', { name: 'Whole board' }));
  expect(button().textContent).toContain('0.5');
});

test.each(['With linked boards', 'All my boards', 'Only this one'])(
  '[BF21] a board as a file costs nothing, also without a connection: %s',
  async (which) => {
    fakeServer({ 'POST /api/uses': isDown });
    const { user, balance } = await show('downloads');
    await user.click(screen.getByRole('radio', { name: '.obz' }));
    await user.click(screen.getByRole('radio', { name: which }));
    const button = screen.getByRole('button', { name: /^Download/ });
    expect(button.textContent).toBe('Download');
    expect(summary()).toContain('Board files are free');
    await user.click(button);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(balance.creditsChanged).not.toHaveBeenCalled();
  },
);

test('[BF15] a file that can not be made costs nothing', async () => {
  const { uses } = paying();
  const { user } = await show('downloads');
  // There is no canvas here, so no picture can come of it.
  await user.click(screen.getByRole('radio', { name: 'PNG' }));
  await user.click(screen.getByRole('button', { name: /^Download/ }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The file could not be made. Nothing was charged.',
  );
  expect(uses).toEqual({ release: 1 });
  expect(saved).toEqual([]);
});

test('[BF16] without credits or a connection the page says so and keeps what was chosen', async () => {
  const server = fakeServer({ 'POST /api/uses': isDown });
  const { user } = await show('downloads');
  expect(screen.getByRole('link', { name: 'Settings, My data' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Whole board' }));
  await user.click(screen.getByRole('button', { name: /^Download/ }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  server.change({ 'POST /api/uses': refuses(402, 'credits/insufficient') });
  await user.click(screen.getByRole('button', { name: /^Download/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Not enough credits to download a board.' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Whole board', hidden: true }).checked).toBe(
    true,
  );
  expect(saved).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Go to Credits' }));
  expect(await screen.findByRole('heading', { name: 'Credits' })).toBeTruthy();
});

const foreign = (more: object = {}) =>
  new File(
    [
      JSON.stringify({
        id: 1,
        name: 'Weather',
        buttons: [
          { id: 1, label: 'sun', image_id: 1 },
          { id: 2, label: 'rain', load_board: { id: 9 } },
        ],
        grid: { rows: 1, columns: 2, order: [[1, 2]] },
        images: [{ id: 1, url: 'https://pictures.example/sun.png' }],
        ...more,
      }),
    ],
    'weather.obf',
  );
const chooser = () => screen.getByLabelText('Import', { selector: 'input' });

test('[BF14] the carer sees what comes in and what does not, before anything is kept', async () => {
  fakeServer({});
  const { user, store, onImported } = await show('import');
  await user.upload(chooser(), foreign());
  const dialog = await screen.findByRole('dialog', { name: 'Import this board?' });
  expect(dialog.textContent).toContain('Weather2 cards');
  expect(dialog.textContent).toContain('1 picture is on the internet only');
  expect(dialog.textContent).toContain('1 card links to a board that isn’t in the file');
  expect(store.collection(boardShape).all()).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('1 board imported')).toBeTruthy();
  expect(store.collection(boardShape).all()).toHaveLength(2);
  expect(onImported).toHaveBeenCalledWith([expect.any(String)]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(store.collection(boardShape).all()).toHaveLength(1));
});

test('[BF10] [BF14] a file that is refused says why, and cancelling keeps nothing', async () => {
  fakeServer({});
  const { user, store } = await show('import');
  await user.upload(chooser(), new File(['hello'], 'x.obf'));
  const refused = await screen.findByRole('dialog', { name: 'This file was not imported' });
  expect(refused.textContent).toContain('This isn’t a board file.');
  await user.click(within(refused).getByRole('button', { name: 'OK' }));
  await user.upload(chooser(), foreign());
  const dialog = await screen.findByRole('dialog', { name: 'Import this board?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(store.collection(boardShape).all()).toEqual([board]);
});

test('[BF20] cancelled while a long file is read, nothing comes of it', async () => {
  fakeServer({});
  const { user, store, onImported } = await show('import');
  const many = Array.from({ length: 2_000 }, (_, at) => ({
    id: at,
    label: `word ${at}`,
    image_id: at,
  }));
  const file = foreign({ buttons: many, images: many.map(({ id }) => ({ id, url: 'https://x.example' })) });
  // Every step takes its time.
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 300));
  await user.upload(chooser(), file);
  const dialog = await screen.findByRole('dialog', { name: 'Reading the file...' });
  expect(within(dialog).getByRole('progressbar')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(store.collection(boardShape).all()).toEqual([board]);
  expect(onImported).not.toHaveBeenCalled();
});

test('[BF13] boards stay although the button goes with the empty page it stood on', async () => {
  fakeServer({});
  const store = storeOver();
  function EmptyPage() {
    const { boards } = useBoards();
    return boards.length === 0 ? <ImportBoards onImported={() => {}} /> : <h1>{boards[0]?.name}</h1>;
  }
  render(
    <MemoryRouter>
      <DeviceContext value={store}>
        <UiProvider>
          <EmptyPage />
        </UiProvider>
      </DeviceContext>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.upload(chooser(), foreign());
  const dialog = await screen.findByRole('dialog', { name: 'Import this board?' });
  await user.click(within(dialog).getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('1 board imported')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Weather' })).toBeTruthy();
  expect(store.collection(boardShape).all()).toHaveLength(1);
});

test('[BF22] without room on the device the carer is told before anything is kept', async () => {
  fakeServer({});
  vi.stubGlobal('navigator', {
    ...navigator,
    storage: { estimate: async () => ({ quota: 1000, usage: 990 }) },
  });
  const { user, store } = await show('import');
  const pixel =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await user.upload(chooser(), foreign({ images: [{ id: 1, data: pixel }] }));
  const dialog = await screen.findByRole('dialog', { name: 'Import this board?' });
  expect(dialog.textContent).toContain('These boards need about 1 MB');
  expect(within(dialog).queryByRole('button', { name: 'Import' })).toBeNull();
  expect(store.collection(boardShape).all()).toHaveLength(1);
});

test('[BF10] a message names the limit that counts', async () => {
  fakeServer({});
  const { user } = await show('import');
  const file = new File(['{'], 'large.obf');
  Object.defineProperty(file, 'size', { value: 101 * 1024 * 1024 });
  await user.upload(chooser(), file);
  expect((await screen.findByRole('dialog')).textContent).toContain('the limit is 100 MB');
});
