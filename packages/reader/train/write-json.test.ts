import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formattedJson } from './write-json.ts';

test('what training writes is formatted as it is kept', () => {
  const kept = readFileSync(join(import.meta.dirname, '../src/entries/chances.json'), 'utf8');
  expect(formattedJson(JSON.parse(kept))).toBe(kept);
});
