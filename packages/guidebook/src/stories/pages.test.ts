import { expect, test } from 'vitest';
import { pagesOf, storyPages } from './pages.ts';

test('[SW10] a page holds what the level allows, evenly', () => {
  expect(pagesOf([[1, 2, 3, 4], [5]], 1)).toEqual([[1, 2], [3, 4], [5]]);
  expect(pagesOf([[1, 2, 3]], 2)).toEqual([[1, 2], [3]]);
  expect(pagesOf([[1, 2]], 3)).toEqual([[1], [2]]);
});

test('[SW10] any story text can be paged, also an edited one', () => {
  expect(storyPages('I walk. I stop.\n\nI look.', 2)).toEqual([['I walk.', 'I stop.'], ['I look.']]);
  expect(storyPages('I walk.\nI stop.', 3)).toEqual([['I walk.'], ['I stop.']]);
  expect(storyPages('', 1)).toEqual([]);
});
