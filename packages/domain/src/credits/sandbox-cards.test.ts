import { expect, test } from 'vitest';
import { sandboxOutcome, testCards } from './sandbox-cards.ts';

const pay = (cardNumber: string, more: Partial<Parameters<typeof sandboxOutcome>[0]> = {}) =>
  sandboxOutcome({ cardNumber, expiry: '12/30', cvc: '123', hasAuthenticated: false, ...more }, '2026-11');

test.each([
  [testCards.declined, 'Your card was declined.'],
  [testCards.insufficientFunds, 'Your card has insufficient funds.'],
  [testCards.expired, 'Your card has expired.'],
  [testCards.processingError, 'An error occurred while processing your card. Try again in a little bit.'],
  ['4242424242424241', 'Your card number is incorrect.'],
  ['5555555555554444', 'Only test cards work here. No money moves in the sandbox.'],
  ['', 'Your card number is incorrect.'],
])('[PY9] the sandbox declines %s with its message', (number, message) => {
  expect(pay(number)).toEqual({ is: 'declined', message });
});

test('[PY9] the sandbox takes the success card, however it is typed', () => {
  expect(pay('4242 4242 4242 4242')).toEqual({ is: 'succeeded' });
  expect(pay('4242-4242-4242-4242', { expiry: '1 / 2031' })).toEqual({ is: 'succeeded' });
});

test('[PY9] the authentication card waits for the carer', () => {
  expect(pay(testCards.authenticationRequired)).toEqual({ is: 'authenticationRequired' });
  expect(pay(testCards.authenticationRequired, { hasAuthenticated: true })).toEqual({ is: 'succeeded' });
});

test.each(['11/25', '10/26', '13/30', 'soon', ''])('[PY9] the expiry %s is refused', (expiry) => {
  expect(pay(testCards.success, { expiry }).is).toBe('declined');
  expect(pay(testCards.success, { cvc: '1' }).is).toBe('declined');
});
