import { beforeEach, expect, test } from 'vitest';
import { forgetOpenPayment, keepOpenPayment, type OpenPayment, openPayment } from './open-payment.ts';

const payment: OpenPayment = {
  uid: 'maya-1',
  plan: 'silver',
  idempotencyKey: 'k1',
  clientSecret: 'pi_1_secret_1',
  phase: 'sent',
};
beforeEach(() => sessionStorage.clear());

test('[DV23] a payment in progress is found again, by its owner only, until it is over', () => {
  keepOpenPayment(payment);
  expect(openPayment('maya-1')).toEqual(payment);
  expect(openPayment('someone-else')).toBeNull();
  forgetOpenPayment();
  expect(openPayment('maya-1')).toBeNull();
});

test.each(['{', '{"uid":"maya-1"}', 'null'])('[DV23] what can not be read is no payment: %s', (text) => {
  sessionStorage.setItem('calmbridge/session/openPayment', text);
  expect(openPayment('maya-1')).toBeNull();
});
