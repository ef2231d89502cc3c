import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Session, SessionContext, sessionView } from '#api/session';
import { answers, fakeServer, isDown, maya, mayasDocument } from '#api/testing/fake-server';
import { CreateProfilePage } from './create-profile-page.tsx';

const route = 'PATCH /api/users/maya-1';
const documentChanged = vi.fn<Session['documentChanged']>();
const Where = () => <p data-testid="where">{useLocation().pathname}</p>;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  documentChanged.mockClear();
  vi.unstubAllGlobals();
});

const open = () => {
  const session = {
    ...sessionView({ is: 'signed-in', me: maya(null) }),
    documentChanged,
  } as unknown as Session;
  render(
    <MemoryRouter initialEntries={['/create-profile']}>
      <SessionContext value={session}>
        <CreateProfilePage />
        <Where />
      </SessionContext>
    </MemoryRouter>,
  );
};
const fill = async () => {
  await userEvent.selectOptions(screen.getByLabelText('Who is creating this account?'), 'Social workers');
  fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: '1988-05-14' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
};

test('is filled with what is known, saves the rest and goes on to the form', async () => {
  const { sent } = fakeServer({ [route]: answers(mayasDocument) });
  open();
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Okafor');
  expect(screen.queryByLabelText('E-mail')).toBeNull();
  await fill();
  await waitFor(() => expect(documentChanged).toHaveBeenCalledExactlyOnceWith(mayasDocument));
  expect(sent(route)).toEqual([
    { accountCreator: 'socialWorkers', firstName: 'Maya', lastName: 'Okafor', dob: '1988-05-14' },
  ]);
  await waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/form'));
});

test('a paid plan leads on to its payment', async () => {
  fakeServer({ [route]: answers(mayasDocument) });
  open();
  await userEvent.click(screen.getByRole('radio', { name: 'Gold $29.95' }));
  await fill();
  await waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/payment'));
});

test('says what is missing', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(screen.getAllByText('Please select who is creating this account')).toHaveLength(2);
  expect(screen.getAllByText('Date of birth is required.')).toHaveLength(2);
});

test('a server that is down gives a clear message and keeps the input', async () => {
  fakeServer({ [route]: isDown });
  open();
  await fill();
  expect(await screen.findByText(/Can’t reach Calmbridge/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Date of birth').value).toBe('1988-05-14');
});
