import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answers, fakeServer, maya, mayasDocument, refuses, signedInAs } from '#api/testing/fake-server';
import { lastVisitedPage, rememberedUid } from '#device/session/session-flags';
import { openAt } from '../testing/test-app.tsx';
import { creditCount } from './credit-count.ts';
import { userName } from './user-name.ts';

const record = 'calmbridge/u/maya-1/notes';
const others = 'calmbridge/u/someone-else/notes';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem(record, 'mine');
  localStorage.setItem(others, 'theirs');
  vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => vi.unstubAllGlobals());

const server = (more = {}) =>
  fakeServer({
    'GET /api/me': signedInAs(maya()),
    'POST /api/identity/sign-out': answers({}),
    ...more,
  });

const askToLogOut = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /Profile menu/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  return screen.getByRole('dialog', { name: 'Are you sure you want to log out?' });
};

describe('logging out', () => {
  test('[GD14] asks first, and staying changes nothing', async () => {
    const { sent } = server();
    openAt('/create-profile');
    const dialog = await askToLogOut();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay signed in' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent('POST /api/identity/sign-out')).toEqual([]);
  });

  test('[GD14] [GD15] ends the session, reloads /signin and leaves the data where it is', async () => {
    const { sent } = server();
    openAt('/create-profile');
    const dialog = await askToLogOut();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(window.location.assign).toHaveBeenCalledWith('/signin'));
    expect(sent('POST /api/identity/sign-out')).toHaveLength(1);
    expect(rememberedUid()).toBeNull();
    expect(localStorage.getItem(record)).toBe('mine');
  });

  test('[GD14] says when it did not work, and stays signed in', async () => {
    server({ 'POST /api/identity/sign-out': refuses(500, 'service/internal') });
    openAt('/create-profile');
    const dialog = await askToLogOut();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log out' }));
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(/our side/);
    expect(window.location.assign).not.toHaveBeenCalled();
    expect(rememberedUid()).toBe('maya-1');
  });

  test('[GD15] removes this user’s data when that was ticked, and nobody else’s', async () => {
    server();
    openAt('/create-profile');
    const dialog = await askToLogOut();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Remove my data from this device/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(window.location.assign).toHaveBeenCalledWith('/signin'));
    expect(localStorage.getItem(record)).toBeNull();
    expect(localStorage.getItem(others)).toBe('theirs');
  });
});

describe('the shell', () => {
  test('[GD19] a new page starts at its top, with its title and the focus on its content', async () => {
    fakeServer({});
    const { router } = openAt('/signin');
    await screen.findByRole('heading', { name: 'Sign in' });
    await waitFor(() => expect(document.title).toBe('Sign in · Calmbridge'));
    await act(() => router.navigate('/signup'));
    await screen.findByRole('heading', { name: 'Create your account' });
    await waitFor(() => expect(document.title).toBe('Create your account · Calmbridge'));
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  test('[GD10] [GD20] the six links, Credits with the balance; a press on one is remembered', async () => {
    server();
    openAt('/settings');
    const nav = await screen.findByRole('navigation', { name: 'Main' });
    const links = within(nav).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['About', '/about'],
      ['Form', '/form'],
      ['Stories', '/social-stories'],
      ['PECS Board', '/pecs-board'],
      ['Credits12.5', '/payment'],
      ['Logs', '/history'],
    ]);
    await userEvent.click(within(nav).getByRole('link', { name: 'Logs' }));
    await waitFor(() => expect(lastVisitedPage()).toBe('/history'));
  });

  test('[GD31] the logo leads to /about', async () => {
    server();
    openAt('/create-profile');
    await screen.findByRole('heading', { name: 'Create your profile' });
    const header = within(screen.getAllByRole('banner')[0] as HTMLElement);
    expect(header.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/about']);
  });

  test('[GD31] a visitor’s header has the logo, which leads to /signin, and nothing else', async () => {
    fakeServer({});
    openAt('/signin');
    const header = within((await screen.findAllByRole('banner'))[0] as HTMLElement);
    expect(header.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/signin']);
    expect(header.queryByRole('button')).toBeNull();
  });

  test('[GD20] the count has at most two decimals; ∞ for admins, 0 for none', () => {
    expect(creditCount({ isAdmin: false, credits: 12.5 })).toBe('12.5');
    expect(creditCount({ isAdmin: false, credits: 0.1 + 0.2 })).toBe('0.3');
    expect(creditCount({ isAdmin: true, credits: 999_999 })).toBe('∞');
    expect(creditCount({ isAdmin: false, credits: 0 })).toBe('0');
  });

  test('[GD21] no nav on /create-profile', async () => {
    server({ 'GET /api/me': signedInAs(maya(null)) });
    openAt('/create-profile');
    await screen.findByRole('heading', { name: 'Create your profile' });
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Open AI chat' })).toBeNull();
  });

  test('[GD22] the sidebar locks scrolling and closes by button, overlay and link', async () => {
    server();
    const { path } = openAt('/settings');
    const isLocked = () => document.documentElement.hasAttribute('data-scroll-locked');
    const open = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
      return screen.getByRole('dialog', { name: 'Menu' });
    };
    await open();
    expect(isLocked()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(isLocked()).toBe(false);

    fireEvent.mouseDown(await open());
    expect(screen.queryByRole('dialog')).toBeNull();

    fireEvent(await open(), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();

    await userEvent.click(within(await open()).getByRole('link', { name: 'Logs' }));
    await waitFor(() => expect(path()).toBe('/history'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[GD23] the header hides on the way down and shows on the way up', async () => {
    server();
    openAt('/settings');
    const header = (await screen.findByRole('banner')) as HTMLElement;
    const scrollTo = (y: number) =>
      act(() => {
        Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
        window.dispatchEvent(new Event('scroll'));
      });
    await waitFor(() => {
      scrollTo(0);
      scrollTo(400);
      expect(header.className).toContain('hidden');
    });
    scrollTo(300);
    expect(header.className).not.toContain('hidden');
    // A jump further than the window is high leaves it as it is.
    scrollTo(300 + window.innerHeight + 1);
    expect(header.className).not.toContain('hidden');
    scrollTo(window.innerHeight + 400);
    expect(header.className).toContain('hidden');
    scrollTo(window.innerHeight * 3);
    scrollTo(100);
    expect(header.className).toContain('hidden');
    scrollTo(0);
    expect(header.className).not.toContain('hidden');
  });

  test('[GD25] a tab follows when another one signs out', async () => {
    const { change } = server();
    openAt('/settings');
    await screen.findByRole('banner');
    change({ 'GET /api/me': answers({ is: 'signed-out' }) });
    const key = 'calmbridge/session/uid';
    act(
      () =>
        void window.dispatchEvent(new StorageEvent('storage', { key, oldValue: 'maya-1', newValue: null })),
    );
    await waitFor(() => expect(window.location.assign).toHaveBeenCalledWith('/signin'));
  });

  test('[GD26] the display name, else the e-mail, else "User"', () => {
    const { user } = maya(mayasDocument);
    expect(userName(user)).toBe('Maya Okafor');
    expect(userName({ ...user, displayName: null })).toBe('maya@example.org');
    expect(userName({ ...user, displayName: '', email: '' })).toBe('User');
  });

  test('the footer names the year, the brand and the founders, and leads to the investors page', async () => {
    fakeServer({});
    openAt('/signin');
    const footer = await screen.findByRole('contentinfo');
    expect(footer.textContent).toContain(`© ${new Date().getFullYear()} Calmbridge`);
    expect(await within(footer).findByText('Founded by the Calmbridge team')).toBeDefined();
    expect(within(footer).getByRole('link', { name: 'For investors' }).getAttribute('href')).toBe(
      '/investors',
    );
  });
});
