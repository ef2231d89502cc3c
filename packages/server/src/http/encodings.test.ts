import { expect, test } from 'vitest';
import { bestEncoding, type Encoding } from './encodings.ts';

const all: Encoding[] = ['identity', 'gzip', 'br'];

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['', 'identity'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['zstd', 'identity'],
])('[HT8] a browser that reads "%s" gets %s', (accepted, encoding) => {
  expect(bestEncoding(accepted, all)).toBe(encoding);
});

test('[HT8] only what is there is chosen', () => {
  expect(bestEncoding('br, gzip', ['identity', 'gzip'])).toBe('gzip');
  expect(bestEncoding('br, gzip', ['identity'])).toBe('identity');
});
