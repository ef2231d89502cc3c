import { expect, test } from 'vitest';
import { z } from 'zod';
import { readJson } from './read-json.ts';

test('a text that is missing, broken or of another shape is nothing; zero is a value', () => {
  const read = (text: string | null) => readJson(z.number(), text);
  expect([null, '', '{', '"1"', 'null'].map(read)).toEqual([null, null, null, null, null]);
  expect(read('0')).toBe(0);
});
