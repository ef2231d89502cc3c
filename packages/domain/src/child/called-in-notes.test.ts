import { expect, test } from 'vitest';
import { calledIn } from './called-in-notes.ts';

test.each([
  ['Everyone calls him Wullie. He likes tea.', 'Wullie'],
  ['she answers only to Bee', 'Bee'],
  ['Please call them Robin', 'Robin'],
  ['likes to be called Captain', 'Captain'],
  ['Call him Dad again and he laughs', 'Gilbert'],
  ['if lost call him Mum is here', 'Gilbert'],
  ['We call him in at six. Goes by bus', 'Gilbert'],
  ['Goes to Ravenswood School. Likes to be by Mo', 'Gilbert'],
  ['We say Gil. Grandad fetches him', 'Gil'],
  ['We say Goodbye. Then he goes', 'Gilbert'],
  ['', 'Gilbert'],
])('[PL29] told in the notes: %s', (notes, called) =>
  expect(calledIn({ name: 'Gilbert Moss', notes })).toBe(called),
);

test('an order at the start of a sentence names the child, and calling somebody does not', () => {
  expect(calledIn({ name: 'Theo Marsh', notes: 'we keep halal. Call him Teddy' })).toBe('Teddy');
  expect(calledIn({ name: 'Theo Marsh', notes: 'Call him Teddy' })).toBe('Teddy');
  expect(calledIn({ name: 'Theo Marsh', notes: 'never call him Boy' })).toBe('Theo');
});
