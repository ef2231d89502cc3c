import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ServiceFactsProvider } from '#api/service-facts';
import { type Session, SessionContext, sessionView } from '#api/session';
import { answers, fakeServer, isDown, maya, refuses, serviceFacts } from '#api/testing/fake-server';
import { lastVisitedPage } from '#device/session/session-flags';
import { SignUpPage } from './sign-up-page.tsx';

const route = 'POST /api/identity/sign-up';
const signedIn = vi.fn<Session['signedIn']>();
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  signedIn.mockClear();
  vi.unstubAllGlobals();
});

const open = () => {
  const session = { ...sessionView({ is: 'signed-out' }), signedIn } as unknown as Session;
  render(
    <MemoryRouter initialEntries={['/signup']}>
      <SessionContext value={session}>
        <ServiceFactsProvider>
          <SignUpPage />
        </ServiceFactsProvider>
      </SessionContext>
    </MemoryRouter>,
  );
};

const typed = {
  'First name': 'Maya',
  'Last name': 'Okafor',
  'E-mail': 'maya@example.org',
  'Date of birth': '1988-05-14',
  Password: 'three calm otters',
  'Confirm password': 'three calm otters',
};
const fill = async (changes: Partial<typeof typed> = {}) => {
  await userEvent.selectOptions(field('Who is creating this account?'), 'Parents or guardians');
  for (const [label, value] of Object.entries({ ...typed, ...changes }))
    fireEvent.change(field(label), { target: { value } });
};

describe('the sign-up page', () => {
  test('every field is asked for, in words at the field and in the summary', async () => {
    const { calls } = fakeServer({});
    open();
    await press();
    const summary = screen.getByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Please select who is creating this account',
      'First name is required.',
      'Last name is required.',
      'E-mail is required.',
      'Date of birth is required.',
      'Password is required.',
      'Confirm password is required.',
    ]);
    expect(screen.getAllByText('Please select who is creating this account')).toHaveLength(2);
    expect(calls.map((call) => call.route)).toEqual(['GET /api/service']);
  });

  test('passwords must match, told with all else, and editing a field clears its error', async () => {
    fakeServer({});
    open();
    await fill({ 'First name': '', 'Confirm password': 'three calm' });
    await press();
    expect(screen.getAllByText('First name is required.')).toHaveLength(2);
    expect(screen.getAllByText('Passwords do not match.')).toHaveLength(2);
    await userEvent.type(field('Confirm password'), ' otters');
    expect(screen.queryByText('Passwords do not match.')).toBeNull();
  });

  test('a password shorter than the server asks for is said before anything is sent', async () => {
    const { sent } = fakeServer({});
    open();
    await screen.findByText(/At least 6 characters/);
    await fill({ Password: 'otter', 'Confirm password': 'otter' });
    await waitFor(async () => {
      await press();
      expect(screen.getAllByText('Your password must be at least 6 characters long.')).toHaveLength(2);
    });
    expect(sent(route)).toEqual([]);
  });

  test('a date of birth to come is refused', async () => {
    fakeServer({});
    open();
    await fill({ 'Date of birth': '2099-01-01' });
    await press();
    expect(screen.getAllByText('Date of birth can’t be in the future.')).toHaveLength(2);
  });

  test('a free account lands on /form', async () => {
    const { sent } = fakeServer({ [route]: answers(maya()) });
    open();
    await fill();
    await press();
    await waitFor(() => expect(signedIn).toHaveBeenCalledOnce());
    expect(sent(route)).toEqual([
      {
        accountCreator: 'parentsGuardians',
        firstName: 'Maya',
        lastName: 'Okafor',
        email: 'maya@example.org',
        dob: '1988-05-14',
        password: 'three calm otters',
        plan: 'free',
      },
    ]);
    expect(lastVisitedPage()).toBe('/form');
  });

  test('a paid plan leads on to its payment', async () => {
    fakeServer({ [route]: answers(maya()) });
    open();
    await fill();
    await userEvent.click(screen.getByRole('radio', { name: 'Silver $19.95' }));
    await press();
    await waitFor(() => expect(lastVisitedPage()).toBe('/payment?plan=silver'));
  });

  test('[BY10] where payments are off, paid plans are shown as not available yet, and a free account is made', async () => {
    const { sent } = fakeServer({
      [route]: answers(maya()),
      'GET /api/service': answers({ ...serviceFacts, payments: { is: 'off' } }),
    });
    open();
    await fill();
    await userEvent.click(screen.getByRole('radio', { name: /^Gold/ }));
    const gold = await screen.findByRole<HTMLInputElement>('radio', { name: 'Gold, not available yet' });
    expect([gold.disabled, gold.checked]).toEqual([true, false]);
    expect(screen.getByText(/Paid plans aren’t available here yet/)).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Free $0' }).checked).toBe(true);
    await press();
    await waitFor(() => expect(signedIn).toHaveBeenCalledOnce());
    expect(sent(route)).toMatchObject([{ plan: 'free' }]);
    expect(lastVisitedPage()).toBe('/form');
  });

  test('the plans carry the prices of the one table, and a tooltip says what each gives', async () => {
    fakeServer({});
    open();
    const plans = within(screen.getByRole('group', { name: 'Plan' })).getAllByRole('radio');
    expect(plans.map((plan) => plan.getAttribute('aria-label'))).toEqual([
      'Free $0',
      'Bronze $9.95',
      'Silver $19.95',
      'Gold $29.95',
    ]);
    await userEvent.hover(plans[3] as HTMLElement);
    expect((await screen.findByRole('tooltip')).textContent).toContain(
      '200 care plans, 200 stories or 1,000 chats',
    );
  });

  test('an e-mail in use is said at its field, and nothing typed is lost', async () => {
    fakeServer({ [route]: refuses(409, 'identity/email-already-in-use') });
    open();
    await fill();
    await press();
    expect(await screen.findAllByText(/There is already an account with this e-mail/)).toHaveLength(2);
    expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
    expect(field('Password').value).toBe(typed.Password);
    await userEvent.type(field('E-mail'), 'x');
    expect(screen.queryByText(/There is already an account/)).toBeNull();
  });

  test('a server that is down gives a clear message and keeps the input', async () => {
    fakeServer({ [route]: isDown });
    open();
    await fill();
    await press();
    expect(await screen.findByText(/Can’t reach Calmbridge/)).toBeDefined();
    for (const [label, text] of Object.entries(typed)) expect(field(label).value).toBe(text);
  });
});
