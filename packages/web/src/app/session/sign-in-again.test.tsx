import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { type Session, SessionContext, sessionView } from '#api/session';
import { useSignInAgain } from '#api/sign-in-again';
import { answers, fakeServer, maya, refuses } from '#api/testing/fake-server';
import { UiProvider } from '#ui/ui-provider';
import { SignInAgainProvider } from './sign-in-again-provider.tsx';

afterEach(() => vi.unstubAllGlobals());

const route = 'POST /api/identity/sign-in';
const names = { ask: 'Ask', typed: 'Typed' };

function openPage() {
  const signedIn = vi.fn<Session['signedIn']>();
  const heard: boolean[] = [];
  const session: Session = {
    ...sessionView({ is: 'signed-in', me: maya() }),
    signedIn,
    documentChanged: () => undefined,
    refresh: async () => undefined,
    signOut: async () => null,
  };
  const Page = () => {
    const signInAgain = useSignInAgain();
    return (
      <>
        <input aria-label={names.typed} />
        <button type="button" onClick={() => void signInAgain().then((is) => heard.push(is))}>
          {names.ask}
        </button>
      </>
    );
  };
  render(
    <MemoryRouter>
      <SessionContext value={session}>
        <UiProvider>
          <SignInAgainProvider>
            <Page />
          </SignInAgainProvider>
        </UiProvider>
      </SessionContext>
    </MemoryRouter>,
  );
  return { signedIn, heard };
}

const dialog = () => screen.findByRole('dialog', { name: 'You are signed out' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('[GD34] one signs in over the page, which stays as it is; all who wait go on', async () => {
  const server = fakeServer({ [route]: refuses(401, 'identity/invalid-credential') });
  const { signedIn, heard } = openPage();
  await userEvent.type(screen.getByLabelText(names.typed), 'half a thought');
  await press(names.ask);
  await press(names.ask);
  expect((await dialog()).textContent).toContain('Nothing you typed is lost.');
  const password = await screen.findByLabelText('Password');
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('maya@example.org');
  await userEvent.type(password, 'wrong');
  await press('Sign in');
  expect(await screen.findByRole('alert')).toBeTruthy();
  server.change({ [route]: answers(maya()) });
  await userEvent.type(password, ' or right');
  await press('Sign in');
  await waitFor(() => expect(heard).toEqual([true, true]));
  expect(signedIn).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(names.typed).value).toBe('half a thought');
});

test('[GD34] who would rather not stays on the page', async () => {
  fakeServer({});
  const { signedIn, heard } = openPage();
  await press(names.ask);
  await dialog();
  await press('Not now');
  await waitFor(() => expect(heard).toEqual([false]));
  expect(signedIn).not.toHaveBeenCalled();
});
