import { expect, test } from 'vitest';
import { symbolSearch, symbolSvg } from './symbol-library.ts';

test('[SY6] the server draws a symbol of the library, and none it does not have', () => {
  const apple = symbolSearch().best('apple');
  expect(symbolSvg(apple?.id ?? '')).toMatch(/^<svg [^>]*viewBox="0 0 32 32">.*<\/svg>$/);
  expect(symbolSvg('fluent:no-such-thing')).toBeNull();
});
