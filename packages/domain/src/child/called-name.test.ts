import { expect, test } from 'vitest';
import { calledName } from './called-name.ts';

test.each([
  ['Dara Quinn', 'Dara'],
  ['João Pedro', 'João Pedro'],
  ['João Pedro Silva', 'João'],
  ['Mei Xuan', 'Mei Xuan'],
  ['Oluwadamilare (Dami)', 'Dami'],
  ["Esperanza 'Espe'", 'Espe'],
  ["Big Mike's grandson Elijah", 'Elijah'],
  ['Big Dave', 'Big Dave'],
  ['Big Dave (David)', 'Big Dave'],
])('%s is called %s', (name, called) => expect(calledName(name)).toBe(called));
