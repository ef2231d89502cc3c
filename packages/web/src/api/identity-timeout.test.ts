import { expect, test } from 'vitest';
import { identityTimeoutMs } from './identity-timeout.ts';

test('[GD18] identity calls have 30 s, and 60 s on a phone', () => {
  expect(identityTimeoutMs({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0' })).toBe(30_000);
  expect(identityTimeoutMs({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile/15E148' })).toBe(
    60_000,
  );
  expect(identityTimeoutMs({ userAgent: 'Mozilla/5.0', userAgentData: { mobile: true } })).toBe(60_000);
  expect(identityTimeoutMs({ userAgent: 'Android', userAgentData: { mobile: false } })).toBe(30_000);
});
