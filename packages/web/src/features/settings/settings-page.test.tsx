import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '#api/session';
import { answers, fakeServer, isDown, mayasDocument, refuses } from '#api/testing/fake-server';
import { consent, helpPlace, readAloud } from '#device/records/shapes';
import { storeOver } from '#device/testing/device-test-kit';
import { fakeSpeech, voice } from '#shared/read-aloud/testing/fake-speech';
import { browserName } from './browser-name.ts';
import { openSettings } from './testing/settings-test-kit.tsx';
import { usageWords } from './usage-words.ts';

const documentChanged = vi.fn<Session['documentChanged']>();
const signOut = vi.fn<Session['signOut']>(async () => null);

beforeEach(() => localStorage.clear());
afterEach(() => {
  documentChanged.mockClear();
  signOut.mockClear();
  vi.unstubAllGlobals();
});

const open = (store = storeOver()) => openSettings(store, { documentChanged, signOut });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('[SE1] the profile is edited and saved', async () => {
  const saved = { ...mayasDocument, firstName: 'Maia' };
  const server = fakeServer({ 'PATCH /api/users/maya-1': answers(saved) });
  open();
  expect(screen.getByText(/^Parents or guardians\s· Silver$/)).toBeTruthy();
  await press('Edit profile');
  await userEvent.clear(field('First name'));
  await userEvent.type(field('First name'), 'Maia');
  await press('Save profile');
  expect(await screen.findByText('Profile saved')).toBeTruthy();
  expect(server.sent('PATCH /api/users/maya-1')).toEqual([
    { accountCreator: 'parentsGuardians', firstName: 'Maia', lastName: 'Okafor', dob: '1988-05-14' },
  ]);
  expect(documentChanged).toHaveBeenCalledWith(saved);
  expect(screen.queryByLabelText('First name')).toBeNull();
});

test('[SE1] what is missing or refused is said, and nothing typed is lost', async () => {
  fakeServer({ 'PATCH /api/users/maya-1': isDown });
  open();
  await press('Edit profile');
  await userEvent.clear(field('Last name'));
  await press('Save profile');
  expect(within(screen.getByRole('alert')).getByRole('link').textContent).toBe('Last name is required.');
  await userEvent.type(field('Last name'), 'Obi');
  await press('Save profile');
  expect((await screen.findByRole('alert')).textContent).toContain('Can’t reach Calmbridge');
  expect(field('Last name').value).toBe('Obi');
});

test('[SE2] the password is changed with the current one', async () => {
  const route = 'POST /api/identity/change-password';
  const server = fakeServer({ [route]: refuses(403, 'identity/wrong-password') });
  open();
  await press('Change password');
  await userEvent.type(field('Current password'), 'old one');
  await userEvent.type(field('New password'), 'three calm otters');
  await userEvent.type(field('Confirm password'), 'three calm');
  await press('Save new password');
  expect(within(screen.getByRole('alert')).getByRole('link').textContent).toBe('Passwords do not match.');
  await userEvent.type(field('Confirm password'), ' otters');
  await press('Save new password');
  expect((await screen.findByText('That isn’t your current password.')).textContent).toBeTruthy();
  server.change({ [route]: answers({}) });
  await press('Save new password');
  expect(await screen.findByText('Password changed')).toBeTruthy();
  expect(server.sent(route).at(-1)).toEqual({ currentPassword: 'old one', newPassword: 'three calm otters' });
});

const here = {
  createdAt: '2026-11-15T08:00:00Z',
  expiresAt: '',
  userAgent: 'Firefox/140 (Windows)',
  isThisOne: true,
};
const there = {
  ...here,
  createdAt: '2026-11-02T08:00:00Z',
  userAgent: 'iPhone Safari/604',
  isThisOne: false,
};

test('[SE3] sessions are listed, this one marked, and all others can be ended', async () => {
  const server = fakeServer({
    'GET /api/identity/sessions': answers({ sessions: [here, there] }),
    'POST /api/identity/end-other-sessions': answers({ ended: 1 }),
  });
  open();
  await press('Where you are signed in');
  const items = await screen.findAllByRole('listitem');
  const listed = items.filter(({ textContent }) => textContent?.includes('Since'));
  expect(listed[0]?.textContent).toMatch(/Firefox on Windows.*This device/);
  expect(listed[1]?.textContent).toContain('Safari on iPhone');
  server.change({ 'GET /api/identity/sessions': answers({ sessions: [here] }) });
  await press('Sign out everywhere else');
  expect(await screen.findByText('You are not signed in anywhere else.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});

test('[SE3] a list that can not be had is said, with a way to ask again', async () => {
  const server = fakeServer({ 'GET /api/identity/sessions': isDown });
  open();
  await press('Where you are signed in');
  await screen.findByText(/Can’t reach Calmbridge/);
  server.change({ 'GET /api/identity/sessions': answers({ sessions: [here] }) });
  await press('Try again');
  expect(await screen.findByText('Firefox on Windows')).toBeTruthy();
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Chrome on Linux'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/18 Safari/605.1', 'Safari on Mac'],
  ['Mozilla/5.0 (Linux; Android 15) Gecko/140 Firefox/140.0', 'Firefox on Android'],
  ['curl/8', 'Unknown browser'],
])('[SE3] %s reads as %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

test('[SE4] the look is chosen by radio, switch and slider, and applies at once', async () => {
  open();
  const root = document.documentElement;
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(root.getAttribute('data-color-scheme')).toBe('dark');
  await userEvent.click(screen.getByRole('switch', { name: /Low-stimulation mode/ }));
  expect(root.hasAttribute('data-low-stimulation')).toBe(true);
  await userEvent.click(screen.getByRole('switch', { name: /Easy-reading font/ }));
  expect(root.hasAttribute('data-easy-reading')).toBe(true);
  const size = screen.getByRole('slider', { name: 'Text size' });
  fireEvent.change(size, { target: { value: '4' } });
  expect(root.getAttribute('data-text-size')).toBe('largest');
  expect(size.getAttribute('aria-valuetext')).toBe('Largest');
});

const deletion = 'POST /api/identity/delete-account';

test('[SE5] deleting needs the password, and says what goes and what stays', async () => {
  const server = fakeServer({ [deletion]: refuses(403, 'identity/wrong-password') });
  open();
  await press('Delete account');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/deleted for good/)).toBeTruthy();
  expect(dialog.getByText(/on this device stay here/)).toBeTruthy();
  const confirm = () => userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
  await confirm();
  expect(within(dialog.getByRole('alert')).getByRole('link').textContent).toBe('Password is required.');
  await userEvent.type(field('Password'), 'guess');
  await confirm();
  expect(await dialog.findByText('That isn’t your current password.')).toBeTruthy();
  expect(signOut).not.toHaveBeenCalled();
  server.change({ [deletion]: answers({}) });
  await confirm();
  await vi.waitFor(() => expect(signOut).toHaveBeenCalledWith({ removeMyData: false }));
});

test('[SE6] the data on this device goes too when its owner ticks it', async () => {
  fakeServer({ [deletion]: answers({}) });
  open();
  await press('Delete account');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: /Remove my data from this device too/ }));
  expect(dialog.getByText(/There is no other copy/)).toBeTruthy();
  await userEvent.type(field('Password'), 'three calm otters');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
  await vi.waitFor(() => expect(signOut).toHaveBeenCalledWith({ removeMyData: true }));
});

test('[SE7] consent is shown and can be taken back', async () => {
  const store = storeOver();
  await store
    .document(consent)
    .write({ textVersion: 1, agreedAt: '2026-11-02T10:00:00Z', sentTo: 'guidebook' });
  open(store);
  expect(screen.getByText(/You agreed on November 2, 2026/)).toBeTruthy();
  await press('Withdraw consent');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw consent' }));
  expect(await screen.findByText(/You have not agreed to anything yet/)).toBeTruthy();
  expect(store.document(consent).read()).toMatchObject({ value: { agreedAt: null } });
});

test('[SE8] speed, voice and auto-play are set here, tried out, and kept', async () => {
  const speech = fakeSpeech([voice('Amelie'), voice('Basil')]);
  const store = storeOver();
  open(store);
  fireEvent.change(screen.getByRole('slider', { name: 'Speed' }), { target: { value: '1.4' } });
  await userEvent.selectOptions(screen.getByLabelText('Voice'), 'Basil');
  await userEvent.click(screen.getByRole('switch', { name: /Auto-play new stories/ }));
  await press('Try it');
  await vi.waitFor(() => expect(speech.now()).toMatchObject({ rate: 1.4, voice: { name: 'Basil' } }));
  await press('Stop');
  expect(speech.now()).toBeNull();
  await vi.waitFor(() =>
    expect(store.document(readAloud).read()).toMatchObject({
      value: { speed: 1.4, voice: 'Basil', autoPlayNew: true },
    }),
  );
});

test('[SE8] a browser that cannot speak says so', () => {
  vi.stubGlobal('speechSynthesis', undefined);
  open();
  expect(screen.getByText(/This browser can’t read aloud/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Try it' }).disabled).toBe(true);
});

test('[SE11] the country of Help now is guessed, can be chosen, and is kept', async () => {
  const store = storeOver();
  open(store);
  const place = screen.getByLabelText<HTMLSelectElement>('Country for emergency numbers');
  expect(place.value).toBe('');
  await userEvent.selectOptions(place, 'New Zealand');
  await vi.waitFor(() => expect(store.document(helpPlace).read()).toMatchObject({ value: { place: 'NZ' } }));
});

test('[SE9] usage is told in a sentence, with the way to the whole history', () => {
  open();
  expect(screen.getByRole('link', { name: /Usage and credit history/ }).getAttribute('href')).toBe(
    '/payment',
  );
  expect(screen.getByText('Nothing yet.')).toBeTruthy();
  const usage = { ...mayasDocument.aiUsage, carePlans: 2, stories: 1 };
  expect(usageWords(usage)).toBe('So far: 2 care plans and 1 story.');
});
