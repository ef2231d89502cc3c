import { expect, test } from 'vitest';
import { reloadAfterMs } from '#features/credits/paid-notice';
import paymentForm from '#features/credits/payment-form.module.css?raw';
import logCard from '#features/history/log-card.module.css?raw';
import tooltip from '#ui/layout/tooltip.module.css?raw';
import { detectionMs, detectionWithPendingClearMs } from './session/use-detection.ts';

test.each([
  ['a tooltip', tooltip, 300],
  ['the payment form', paymentForm, 400],
])('%s is at most as wide as agreed', (_what, css, px) => {
  expect(css).toMatch(new RegExp(`max-inline-size: (min\\()?${px}px`));
});

test('a folded log shows three lines', () => {
  expect(logCard).toContain(' line-clamp: 3;');
});

test('the page waits as long as agreed', () => {
  expect([detectionMs, detectionWithPendingClearMs, reloadAfterMs]).toEqual([5_000, 10_000, 100]);
});
