import type { CreditState } from '@calmbridge/domain/credits/credit-state';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionState } from '#api/session';
import { type Answer, answers, fakeServer, maya, mayasDocument, signedInAs } from '#api/testing/fake-server';
import { cacheCredits, cachedCredits } from '#device/session/session-flags';
import { openAt } from '../testing/test-app.tsx';
import { useLiveCredits } from './use-live-credits.ts';

const balance = (credits: number, more: Partial<CreditState> = {}): Answer =>
  answers({ credits, plan: 'silver', isAdmin: false, aiUsage: mayasDocument.aiUsage, ...more });
const route = 'GET /api/credits';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => vi.unstubAllGlobals());

const open = async (more = {}) => {
  const server = fakeServer({ 'GET /api/me': signedInAs(maya()), ...more });
  openAt('/about');
  await screen.findByRole('heading', { level: 1 });
  // What is drawn begins to listen a moment later.
  await act(async () => {});
  return server;
};
const header = (figure: string) =>
  waitFor(() => expect(screen.getAllByRole('link', { name: `Credits ${figure}` }).length).toBeGreaterThan(0));

test('[GD28] coming back to the window asks for the balance', async () => {
  const { change } = await open();
  await header('12.5');
  change({ [route]: balance(37.5) });
  fireEvent.focus(window);
  await header('37.5');
  expect(cachedCredits()).toBe(37.5);
});

test('[GD28] a balance another tab has cached makes this one ask', async () => {
  const { change } = await open();
  change({ [route]: balance(3) });
  act(() => {
    fireEvent(
      window,
      new StorageEvent('storage', { key: 'calmbridge/session/credits', oldValue: '12.5', newValue: '3' }),
    );
  });
  await header('3');
});

test('[GD28] a server that can not be asked changes nothing', async () => {
  const { sent } = await open();
  fireEvent.focus(window);
  await waitFor(() => expect(sent(route)).toHaveLength(1));
  await header('12.5');
});

test('[GD28] without a connection nothing is asked; it is asked when the connection returns', async () => {
  const { sent, change } = await open();
  await header('12.5');
  change({ [route]: balance(20) });
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.focus(window);
  expect(sent(route)).toHaveLength(0);
  connection.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await header('20');
});

test('[GD28] who became an administrator meanwhile sees ∞', async () => {
  await open({ [route]: balance(999_999, { isAdmin: true }) });
  fireEvent.focus(window);
  await header('∞');
});

test('[GD29] the balance of the server replaces the cached one', async () => {
  cacheCredits(99);
  await open();
  await header('12.5');
  expect(cachedCredits()).toBe(12.5);
});

test('[GD28] [GD29] what a use reports is not overwritten by an older answer, nor kept from a loading page', async () => {
  cacheCredits(7);
  let answer: (late: Answer) => void = () => {};
  fakeServer({ [route]: () => new Promise<Answer>((resolve) => (answer = resolve)) });
  const { result } = renderHook(() => {
    const [state, setState] = useState<SessionState>({ is: 'loading' });
    return { credits: useLiveCredits(state, setState), setState };
  });
  expect(result.current.credits.credits).toBe(7);
  act(() => result.current.setState({ is: 'signed-in', me: maya() }));
  expect(result.current.credits.credits).toBe(12.5);
  const asking = result.current.credits.refreshCredits();
  act(() =>
    result.current.credits.creditsChanged({
      credits: 12.25,
      plan: 'gold',
      isAdmin: false,
      aiUsage: mayasDocument.aiUsage,
    }),
  );
  answer(balance(12.5));
  await act(() => asking);
  expect(result.current.credits).toMatchObject({ credits: 12.25, userPlan: 'gold' });
});
