import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reloadAfterMs } from '#features/credits/paid-notice';
import { detectionMs, detectionWithPendingClearMs } from './session/session-provider.tsx';

test.each([
  ['a tooltip', '../ui/tooltip.module.css', 300],
  ['the payment form', '../features/credits/payment-form.module.css', 400],
])('%s is at most as wide as agreed', (_what, file, px) => {
  const css = readFileSync(join(import.meta.dirname, file), 'utf8');
  expect(css).toMatch(new RegExp(`max-inline-size: (min\\()?${px}px`));
});

test('the page waits as long as agreed', () => {
  expect([detectionMs, detectionWithPendingClearMs, reloadAfterMs]).toEqual([5_000, 10_000, 100]);
});
