import { testCards } from '@calmbridge/domain/credits/sandbox-cards';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  answers,
  fakeServer,
  isDown,
  maya,
  mayasDocument,
  neverAnswers,
  refuses,
  serviceFacts,
  signedInAs,
} from '#api/testing/fake-server';
import { keepOpenPayment, openPayment } from '#device/session/open-payment';
import { openAt } from './testing/test-app.tsx';

const intent = 'POST /create-payment-intent';
const confirm = 'POST /api/payments/sandbox/confirm';
const check = 'POST /api/payments/check';
const bought = { credits: 37.5, plan: 'silver', isAdmin: false, aiUsage: mayasDocument.aiUsage };
const paid = answers({ payment: 'succeeded', state: bought });
const processing = answers({ payment: 'processing', state: bought });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (more: Parameters<typeof fakeServer>[0] = {}, path = '/payment?plan=silver') => {
  const server = fakeServer({
    'GET /api/me': signedInAs(maya()),
    'GET /api/credits/history': answers({ lines: [], next: null }),
    'GET /api/credits/usage': answers({ months: [] }),
    [intent]: answers({ clientSecret: 'pi_1_secret_1' }),
    [confirm]: answers({ is: 'succeeded' }),
    [check]: paid,
    ...more,
  });
  return { ...server, ...openAt(path) };
};
const payButton = () => screen.findByRole('button', { name: 'Pay $19.95' });
const isOpened = () => waitFor(() => expect(openPayment('maya-1')?.clientSecret).toBeTruthy());
const pay = async (card = 'Works') => {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${card}:`) }));
  await isOpened();
  await userEvent.click(await payButton());
};

describe('packages', () => {
  test('[BY1] [BY2] three packages with price, credits and what they buy, and what one credit buys', async () => {
    open({}, '/payment');
    const cards = within(await screen.findByRole('list', { name: 'Credit packages' }));
    await waitFor(() => expect(cards.getAllByRole('button')).toHaveLength(3));
    expect(cards.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Bronze',
      'Silver',
      'Gold',
    ]);
    for (const text of ['$9.95', '$19.95', '$29.95', '10 credits', '25 credits', '50 credits', 'Your plan'])
      expect(cards.getByText(text)).toBeTruthy();
    expect(cards.getByText('40 care plans, 40 stories or 200 chats.')).toBeTruthy();
    const buttons = cards.getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Buy Now', 'Buy Now', 'Buy Now']);
    await userEvent.hover(buttons[1] as HTMLElement);
    expect((await screen.findByRole('tooltip')).textContent).toMatch(/^Pay \$19\.95 once for 25 credits\./);
    expect(screen.getByText(/1 credit covers at least 1 care plan, 1 story or 10 chats/)).toBeTruthy();
    expect(screen.getByText(/it buys 4 care plans, 4 stories or 20 chats/)).toBeTruthy();
  });

  test('[BY3] a package in the address is chosen, and another one can be', async () => {
    const { sent, path } = open();
    expect(await screen.findByRole('heading', { name: 'Pay for Silver' })).toBeTruthy();
    await isOpened();
    await userEvent.click(screen.getByRole('button', { name: /Buy Now: Gold/ }));
    expect(await screen.findByRole('button', { name: 'Pay $29.95' })).toBeTruthy();
    expect(path()).toBe('/payment?plan=gold');
    await waitFor(() =>
      expect(sent(intent)).toMatchObject([
        { amount: 1995, currency: 'usd', metadata: { plan: 'silver' }, receipt_email: 'maya@example.org' },
        { amount: 2995, currency: 'usd', metadata: { plan: 'gold' } },
      ]),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    expect(path()).toBe('/payment');
  });

  test('[BY10] where payments are off the page says so and offers nothing', async () => {
    const { sent } = open({ 'GET /api/service': answers({ ...serviceFacts, payments: { is: 'off' } }) });
    expect(await screen.findByText('Payments are off.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Buy Now/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    expect(sent(intent)).toEqual([]);
  });
});

describe('paying', () => {
  test('[BY4] [BY9] succeeds, shows the new balance, opens the form and reloads it', async () => {
    const { sent, path } = open();
    expect(await screen.findByText('Test payments.')).toBeTruthy();
    await pay();
    expect(await screen.findByText('Payment successful!')).toBeTruthy();
    expect(screen.getByText(/^25 credits are yours/)).toBeTruthy();
    expect(screen.getAllByText('37.5').length).toBeGreaterThan(0);
    expect(sent(confirm)).toMatchObject([
      { clientSecret: 'pi_1_secret_1', cardNumber: '4242 4242 4242 4242', name: 'Maya Okafor' },
    ]);
    await waitFor(() => expect(path()).toBe('/form'), { timeout: 15_000 });
    await waitFor(() => expect(window.location.reload).toHaveBeenCalledOnce());
    expect(openPayment('maya-1')).toBeNull();
  });

  test('[BY4] [BY7] while it is processed the button says so, and pressing again sends nothing', async () => {
    const { sent } = open({ [confirm]: neverAnswers });
    await pay();
    const busy = await screen.findByRole('button', { name: 'Processing...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(busy);
    await userEvent.type(screen.getByLabelText('CVC'), '{Enter}');
    expect(sent(confirm)).toHaveLength(1);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Buy Now: Gold/ }).disabled).toBe(true);
  });

  test('[BY5] a refused card is said inline and as an alert, and what was typed stays', async () => {
    const message = 'Your card was declined.';
    const { change } = open({ [confirm]: answers({ is: 'declined', message }) });
    await pay('Declined');
    const alert = await screen.findByRole('dialog', { name: `Payment failed: ${message}` });
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4000 0000 0000 0002');
    change({ [confirm]: answers({ is: 'succeeded' }) });
    await userEvent.click(await payButton());
    expect(await screen.findByText('Payment successful!')).toBeTruthy();
  });

  test('[BY12] a card whose answer is lost: the page finds out by itself and shows the balance', async () => {
    const { sent } = open({ [confirm]: isDown });
    await pay();
    expect(await screen.findByText('Payment successful!')).toBeTruthy();
    expect(screen.getAllByText('37.5').length).toBeGreaterThan(0);
    expect(sent(confirm)).toHaveLength(1);
  });

  test('[BY12] it looks until it is told: the server out of reach, then the provider, then paid', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 40 });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const { change, sent } = open({ [confirm]: isDown, [check]: isDown });
    await user.click(await screen.findByRole('button', { name: /^Works:/ }));
    await isOpened();
    await user.click(await payButton());
    expect(await screen.findByText('Checking your payment.')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(screen.queryByText(/unexpected error/)).toBeNull();
    change({ [check]: refuses(503, 'payments/unavailable') });
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(screen.queryByText(/unexpected error/)).toBeNull();
    change({ [check]: paid });
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(await screen.findByText('Payment successful!')).toBeTruthy();
    expect(sent(confirm)).toHaveLength(1);
  });

  test('[BY5] [BY7] an unexpected failure keeps everything, and the next press asks the server first', async () => {
    const { sent, change } = open({ [confirm]: isDown, [check]: processing });
    await pay();
    const words = 'An unexpected error occurred. Please try again.';
    expect(await screen.findByText(words, {}, { timeout: 15_000 })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4242 4242 4242 4242');
    change({ [check]: paid });
    await userEvent.click(await payButton());
    expect(await screen.findByText('Payment successful!')).toBeTruthy();
    expect(sent(confirm)).toHaveLength(1);
  });

  test('[BY5] a card without its fields is not sent', async () => {
    const { sent } = open();
    await userEvent.click(await payButton());
    expect(screen.getByText('Card number is required.')).toBeTruthy();
    expect(sent(confirm)).toEqual([]);
  });

  test('[BY6] pressing before the payment is open says so and sends nothing', async () => {
    const { sent, change } = open({ [intent]: refuses(502, 'payments/intent-failed') });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to create payment intent.');
    await userEvent.click(screen.getByRole('button', { name: /^Works:/ }));
    await userEvent.click(await payButton());
    const title = 'Stripe or payment details not properly initialized.';
    const alert = await screen.findByRole('dialog', { name: title });
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    expect(sent(confirm)).toEqual([]);
    change({ [intent]: answers({ clientSecret: 'pi_2_secret_2' }) });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await isOpened();
    await userEvent.click(await payButton());
    expect(await screen.findByText('Payment successful!')).toBeTruthy();
  });

  test('[BY8] while the provider is still working the page waits, says so and looks again', async () => {
    const { sent, change } = open({ [check]: processing });
    await pay();
    expect(await screen.findByText(/Your bank is still working on it/)).toBeTruthy();
    expect(screen.queryByText('Payment successful!')).toBeNull();
    change({ [check]: paid });
    expect(await screen.findByText('Payment successful!', {}, { timeout: 5_000 })).toBeTruthy();
    expect(sent(check).length).toBeGreaterThan(1);
  });

  test('[BY9] a card that wants it is asked about in the place of the bank', async () => {
    let asked = 0;
    const { sent } = open({
      [confirm]: () => answers({ is: (asked += 1) % 2 === 1 ? 'authenticationRequired' : 'succeeded' }),
    });
    await pay('Bank asks first');
    const bank = await screen.findByRole('dialog', { name: 'Your bank asks: is this you?' });
    expect(bank.textContent).toContain('no money moves');
    await userEvent.click(within(bank).getByRole('button', { name: 'Yes, it’s me' }));
    expect(await screen.findByText('Payment successful!')).toBeTruthy();
    expect(sent(confirm)).toMatchObject([{ hasAuthenticated: false }, { hasAuthenticated: true }]);
  });

  test('[BY9] saying no to the bank is a refusal', async () => {
    open({ [confirm]: answers({ is: 'authenticationRequired' }) });
    await pay('Bank asks first');
    await userEvent.click(await screen.findByRole('button', { name: 'No, stop' }));
    expect(await screen.findByRole('dialog', { name: /Payment failed: We are unable to/ })).toBeTruthy();
  });
});

describe('a reload in the middle', () => {
  const kept = (phase: 'open' | 'sent' | 'confirmed' | 'paid') =>
    keepOpenPayment({
      uid: 'maya-1',
      plan: 'silver',
      idempotencyKey: 'k1',
      clientSecret: 'pi_9_secret_9',
      phase,
    });

  test('[BY7] before the card was sent: the same payment goes on', async () => {
    kept('open');
    const { sent } = open();
    await pay();
    expect(await screen.findByText('Payment successful!')).toBeTruthy();
    expect(sent(intent)).toEqual([]);
    expect(sent(confirm)).toMatchObject([{ clientSecret: 'pi_9_secret_9' }]);
  });

  test('[BY7] while it is said to be paid: it is said again, and no other payment is opened', async () => {
    kept('paid');
    const { sent } = open();
    expect(await screen.findByText('Payment successful!')).toBeTruthy();
    expect(sent(intent)).toEqual([]);
  });

  test.each(['sent', 'confirmed'] as const)(
    '[BY7] after the card was %s: its outcome is found',
    async (phase) => {
      kept(phase);
      const { sent } = open();
      expect(await screen.findByText('Payment successful!')).toBeTruthy();
      expect([sent(intent), sent(confirm)]).toEqual([[], []]);
    },
  );

  test('[BY7] [BY8] after a card that brought nothing: it can be paid now, and the page says so', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    kept('sent');
    open({ [check]: processing });
    expect(await screen.findByText('Checking your payment.')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    expect(await screen.findByText(/Your payment wasn’t finished/)).toBeTruthy();
    expect(await payButton()).toBeTruthy();
  });
});

test('[BY9] every test card is there to press', async () => {
  open();
  for (const number of Object.values(testCards)) {
    const name = new RegExp(`${number.replace(/(\d{4})(?=\d)/g, '$1 ')}$`);
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value.replaceAll(' ', '')).toBe(number);
  }
});
