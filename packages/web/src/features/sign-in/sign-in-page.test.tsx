import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Session, SessionContext, sessionView } from '#api/session';
import { answers, fakeServer, isDown, maya, neverAnswers, refuses } from '#api/testing/fake-server';
import { SignInPage } from './sign-in-page.tsx';

const route = 'POST /api/identity/sign-in';
const signedIn = vi.fn<Session['signedIn']>();
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

afterEach(() => {
  signedIn.mockClear();
  vi.unstubAllGlobals();
});

const open = () => {
  const session = { ...sessionView({ is: 'signed-out' }), signedIn } as unknown as Session;
  render(
    <MemoryRouter initialEntries={['/signin']}>
      <SessionContext value={session}>
        <SignInPage />
      </SessionContext>
    </MemoryRouter>,
  );
};
const fill = async (email: string, password: string) => {
  fireEvent.change(field('E-mail'), { target: { value: email } });
  fireEvent.change(field('Password'), { target: { value: password } });
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

describe('the sign-in page', () => {
  test('signs in with e-mail and password', async () => {
    const { sent } = fakeServer({ [route]: answers(maya()) });
    open();
    await fill(' Maya@Example.org', 'a calm sea');
    await waitFor(() =>
      expect(signedIn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ user: maya().user })),
    );
    expect(sent(route)).toEqual([{ email: 'maya@example.org', password: 'a calm sea' }]);
  });

  test('leads to the forgotten password and to sign-up', () => {
    open();
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/signup');
  });

  test('[UI1] an empty form gets a summary that takes the focus and leads to the fields', async () => {
    const { calls } = fakeServer({});
    open();
    await fill('', '');
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(within(summary).getByRole('heading').textContent).toBe('2 things to fix');
    await userEvent.click(within(summary).getByRole('link', { name: 'Password is required.' }));
    expect(document.activeElement).toBe(field('Password'));
    expect(field('E-mail').getAttribute('aria-describedby')).toBe('email-error');
    expect(calls).toEqual([]);
  });

  test('a wrong e-mail and a wrong password get the same words, and nothing typed is lost', async () => {
    fakeServer({ [route]: refuses(401, 'identity/invalid-credential') });
    open();
    await fill('maya@example.org', 'wrong');
    expect(await screen.findByText('That e-mail address or password is wrong.')).toBeDefined();
    expect(field('E-mail').value).toBe('maya@example.org');
    expect(field('Password').value).toBe('wrong');
  });

  test('a server that is down gives a clear message and keeps the input', async () => {
    fakeServer({ [route]: isDown });
    open();
    await fill('maya@example.org', 'a calm sea');
    expect(await screen.findByText(/Can’t reach Calmbridge/)).toBeDefined();
    expect(field('Password').value).toBe('a calm sea');
  });

  test('[UI4] says that it is busy, and a second press sends nothing', async () => {
    const { sent } = fakeServer({ [route]: neverAnswers });
    open();
    await fill('maya@example.org', 'a calm sea');
    await userEvent.click(screen.getByRole('button', { name: 'Signing in...' }));
    expect(sent(route)).toHaveLength(1);
  });

  test('the password can be shown and hidden', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field('Password').type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field('Password').type).toBe('password');
  });
});
