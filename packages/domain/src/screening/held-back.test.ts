// For tests: the held-back lines of bench/screening, read as text so that nothing of it is bundled.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

export type HeldLine = { label: string; text: string };

export function heldBack(name: 'crisis' | 'unsafe'): HeldLine[] {
  const folder = '../../../../bench/screening/data';
  return [`held-${name}.txt`, `held-${name}-other-hands.txt`]
    .flatMap((file) => readFileSync(new URL(`${folder}/${file}`, import.meta.url), 'utf8').split('\n'))
    .flatMap((line) => {
      const match = /^(K\d|N\d\d|no) (.+)$/.exec(line);
      return match === null
        ? []
        : [{ label: match[1] ?? '', text: (match[2] ?? '').replaceAll('\\n', '\n') }];
    });
}

test('[SC10] [SC11] the held-back sets hold both kinds of lines', () => {
  for (const name of ['crisis', 'unsafe'] as const) {
    const lines = heldBack(name);
    expect(lines.filter((line) => line.label === 'no').length).toBeGreaterThan(25);
    expect(lines.filter((line) => line.label !== 'no').length).toBeGreaterThan(25);
  }
});
