import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answers, fakeServer, refuses } from '#api/testing/fake-server';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const forgot = 'POST /api/identity/forgot-password';
const reset = 'POST /api/identity/reset-password';

afterEach(() => vi.unstubAllGlobals());

const open = (page: ReactNode, at: string) =>
  render(<MemoryRouter initialEntries={[at]}>{page}</MemoryRouter>);

describe('a forgotten password', () => {
  test('the page promises a link without saying whether the account exists', async () => {
    const { sent } = fakeServer({ [forgot]: answers({}) });
    open(<ForgotPasswordPage />, '/forgot-password');
    fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'maya@example.org' } });
    await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
    expect((await screen.findByRole('status')).textContent).toContain(
      'If there is an account for maya@example.org',
    );
    expect(sent(forgot)).toEqual([{ email: 'maya@example.org' }]);
  });

  test('the link sets a new password, typed twice', async () => {
    const { sent } = fakeServer({ [reset]: answers({}) });
    open(<ResetPasswordPage />, '/reset-password?token=t1');
    fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'three calm otters' } });
    fireEvent.change(screen.getByLabelText('Confirm password'), { target: { value: 'three calm otter' } });
    const save = screen.getByRole('button', { name: 'Save new password' });
    await userEvent.click(save);
    expect(screen.getAllByText('Passwords do not match.')).toHaveLength(2);
    fireEvent.change(screen.getByLabelText('Confirm password'), { target: { value: 'three calm otters' } });
    await userEvent.click(save);
    expect(await screen.findByText(/Your password has been changed/)).toBeDefined();
    expect(sent(reset)).toEqual([{ token: 't1', newPassword: 'three calm otters' }]);
  });

  test('a used link says so and keeps what was typed', async () => {
    fakeServer({ [reset]: refuses(400, 'identity/reset-link-invalid') });
    open(<ResetPasswordPage />, '/reset-password?token=t1');
    fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'three calm otters' } });
    fireEvent.change(screen.getByLabelText('Confirm password'), { target: { value: 'three calm otters' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save new password' }));
    expect(await screen.findByText(/This link has expired or has already been used/)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('three calm otters');
  });

  test('an address without a token asks for a new link', () => {
    open(<ResetPasswordPage />, '/reset-password');
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
  });
});
