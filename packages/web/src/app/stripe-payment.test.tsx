import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answers, fakeServer, maya, mayasDocument, serviceFacts, signedInAs } from '#api/testing/fake-server';
import { openPayment } from '#device/session/open-payment';
import { openAt } from './testing/test-app.tsx';

type Confirmed = { error?: { message?: string }; paymentIntent?: { status: string } };
const confirmCardPayment = vi.fn<(secret: string, more: unknown) => Promise<Confirmed>>();
const state = { credits: 37.5, plan: 'silver', isAdmin: false, aiUsage: mayasDocument.aiUsage };

/** Stands where Stripe's script would be: the same functions, and a field that says what it is. */
function fakeStripe(publishableKey: string) {
  const card = {
    mount: (box: HTMLElement) => {
      const field = window.document.createElement('input');
      field.setAttribute('aria-label', `Stripe field of ${publishableKey}`);
      box.append(field);
    },
    on: () => card,
    off: () => card,
    once: () => card,
    update: () => {},
    destroy: () => {},
    unmount: () => {},
  };
  let created: typeof card | null = null;
  return {
    elements: () => ({
      create: () => {
        created = card;
        return card;
      },
      getElement: () => created,
      update: () => {},
    }),
    createToken: () => {},
    createPaymentMethod: () => {},
    confirmCardPayment,
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  confirmCardPayment.mockReset();
  vi.stubGlobal('Stripe', fakeStripe);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.spyOn(window.location, 'reload').mockImplementation(() => {});
});
afterEach(() => vi.unstubAllGlobals());

const open = async (payment = 'succeeded') => {
  const server = fakeServer({
    'GET /api/me': signedInAs(maya()),
    'GET /api/service': answers({ ...serviceFacts, payments: { is: 'stripe', publishableKey: 'pk_1' } }),
    'GET /api/credits/history': answers({ lines: [], next: null }),
    'GET /api/credits/usage': answers({ months: [] }),
    'POST /create-payment-intent': answers({ clientSecret: 'pi_1_secret_1' }),
    'POST /api/payments/check': answers({ payment, state }),
  });
  openAt('/payment?plan=silver');
  await screen.findByLabelText('Stripe field of pk_1', {}, { timeout: 5_000 });
  await waitFor(() => expect(openPayment('maya-1')?.clientSecret).toBeTruthy());
  return server;
};
const pay = () => userEvent.click(screen.getByRole('button', { name: 'Pay $19.95' }));

// First: Stripe's loader remembers a script that came.
test('[BY6] [BY11] without its library the form refuses to pay', async () => {
  vi.stubGlobal('Stripe', undefined);
  vi.spyOn(document.head, 'appendChild').mockImplementation((script) => {
    setTimeout(() => script.dispatchEvent(new Event('error')));
    return script;
  });
  fakeServer({
    'GET /api/me': signedInAs(maya()),
    'GET /api/service': answers({ ...serviceFacts, payments: { is: 'stripe', publishableKey: 'pk_1' } }),
    'GET /api/credits/history': answers({ lines: [], next: null }),
    'GET /api/credits/usage': answers({ months: [] }),
    'POST /create-payment-intent': answers({ clientSecret: 'pi_1_secret_1' }),
  });
  openAt('/payment?plan=silver');
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $19.95' }, { timeout: 5_000 }));
  const title = 'Stripe or payment details not properly initialized.';
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
  expect(confirmCardPayment).not.toHaveBeenCalled();
});

test('[BY11] [BY8] the card goes to Stripe alone, and the server says whether it is paid', async () => {
  confirmCardPayment.mockResolvedValue({ paymentIntent: { status: 'succeeded' } });
  const { sent, calls } = await open();
  expect(screen.queryByText('Test payments.')).toBeNull();
  expect(screen.queryByLabelText('Card number')).toBeNull();
  await pay();
  expect(await screen.findByText('Payment successful!')).toBeTruthy();
  expect(confirmCardPayment).toHaveBeenCalledExactlyOnceWith('pi_1_secret_1', {
    payment_method: {
      card: expect.anything(),
      billing_details: { name: 'Maya Okafor', email: 'maya@example.org' },
    },
  });
  expect(sent('POST /api/payments/check')).toEqual([{ clientSecret: 'pi_1_secret_1' }]);
  expect(calls.some(({ route }) => route.includes('sandbox'))).toBe(false);
});

test('[BY5] [BY11] what Stripe refuses is said in its words', async () => {
  confirmCardPayment.mockResolvedValue({ error: { message: 'Your card was declined.' } });
  await open();
  await pay();
  const alert = await screen.findByRole('dialog', { name: 'Payment failed: Your card was declined.' });
  await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
  expect(screen.getByText('Your card was declined.')).toBeTruthy();
});

test('[BY5] [BY11] a Stripe that breaks is an unexpected error', async () => {
  confirmCardPayment.mockRejectedValue(new Error('socket'));
  await open('processing');
  await pay();
  const words = 'An unexpected error occurred. Please try again.';
  expect(await screen.findByText(words, {}, { timeout: 15_000 })).toBeTruthy();
});
