import type { Embedder } from '@calmbridge/reader/embedding/embedder';
import { expect, test } from 'vitest';
import { remembering } from '../message/remembering.ts';
import { embedSaid } from './remembered.ts';

test('what was read a moment ago is not read again', async () => {
  const read: string[] = [];
  const embedder = {
    embed: async (texts: readonly string[]) => {
      read.push(...texts);
      return texts.map((text) => Float32Array.of(text.length));
    },
  } as unknown as Embedder;
  await embedSaid(embedder, ['one', 'three']);
  const again = await embedSaid(embedder, ['three', 'one', 'seven']);
  expect(again.map(([length]) => length)).toEqual([5, 3, 5]);
  expect(read).toEqual(['one', 'three', 'seven']);
});

test('only the newest are kept', () => {
  const kept = remembering<number>(2);
  for (const [at, text] of ['a', 'b', 'c'].entries()) kept.keep(text, at);
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([undefined, 1, 2]);
});
