import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { previewOf } from './preview-entry.ts';

const preview = (path: string) => {
  const file = `content/en/${path}.md`;
  return previewOf(file, readFileSync(join(import.meta.dirname, '../../..', file), 'utf8'));
};

test('a scene is shown as a story at three levels, each with its check', () => {
  const text = preview('scenes/home/brushing-teeth');
  expect(text.match(/^### Level \d/gm)).toHaveLength(3);
  expect(text.match(/^Story check: \d+ of 100, may be shown$/gm)).toHaveLength(3);
  expect(text).toContain('I brush my teeth');
});

test('a page is shown as an answer, with what may stand first in it', () => {
  const text = preview('pages/distress/meltdown');
  expect(text).toMatch(/^1\. \*\*/m);
  expect(text.match(/^If the message fits/gm)).toHaveLength(4);
  expect(text).toMatch(/^Checks: \d+ words/m);
});

test('a situation is shown as rows of a care plan, each line once', () => {
  const text = preview('situations/care-and-touch/haircut');
  expect(text).toContain('| Haircuts | Let him choose the place');
  expect(text).toContain('| Haircuts | Show him each tool first');
  expect(text).toContain('Goal: Sam chooses the place or the tool, and says "stop" when a pause is needed');
});

test('any other entry is shown line by line, with no slot left open', () => {
  const text = preview('interests/wheels-and-places/trains');
  expect(text).toContain('thing: trains');
  expect(text).not.toMatch(/\{\w/);
});

test('a file outside the content, or with a problem, is told so', () => {
  expect(previewOf('notes/a.md', '')).toContain('is no entry');
  expect(previewOf('content/en/scenes/home/a.md', 'x')).toContain('content/en/scenes/home/a.md:1 ');
});
