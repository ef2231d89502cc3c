import { expect, test } from 'vitest';
import { rememberedByChild, rememberedByText } from './remembered.ts';

test('a text is read once, and what several callers share can’t be changed by one of them', () => {
  let readings = 0;
  const wordsOf = rememberedByText((text: string) => {
    readings += 1;
    return text.split(' ');
  });
  expect(wordsOf('wet socks')).toEqual(['wet', 'socks']);
  expect(wordsOf('wet socks')).toBe(wordsOf('wet socks'));
  expect(readings).toBe(1);
  expect(() => wordsOf('wet socks').push('off')).toThrow();
});

test('after many texts the first is read anew, so that no text stays for long', () => {
  let readings = 0;
  const lengthOf = rememberedByText((text: string) => {
    readings += 1;
    return text.length;
  });
  for (let at = 0; at < 1000; at += 1) lengthOf(`text ${at}`);
  lengthOf('text 0');
  expect(readings).toBe(1001);
});

test('a child is read once, another child with the same words by itself', () => {
  let readings = 0;
  const nameOf = rememberedByChild(({ name }: { name: string }) => {
    readings += 1;
    return name;
  });
  const dara = { name: 'Dara' };
  expect([nameOf(dara), nameOf(dara), nameOf({ name: 'Dara' })]).toEqual(['Dara', 'Dara', 'Dara']);
  expect(readings).toBe(2);
});
