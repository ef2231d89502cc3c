import { expect, test } from 'vitest';
import { contextOf, partsAsked } from './parts-asked.ts';

test.each([
  ['how long?', ['how long?']],
  ['and if he refuses?', ['if he refuses?']],
  ['thanks, so do i ring school', ['do i ring school']],
  ['Do I talk or shut up? How far away do I stand?', ['Do I talk or shut up?', 'How far away do I stand?']],
  [
    'It is the sound. And if he bolts, do I go after him or stay with the others?',
    ['if he bolts, do I go after him or stay with the others?'],
  ],
  [
    'what do I pack in her bag, and how do I get her to change at school?',
    ['what do I pack in her bag', 'how do I get her to change at school?'],
  ],
  ['it didnt work', []],
  ['he is 7 and loves trains', []],
] as const)('[GC37] "%s" asks what it asks', (message, parts) => {
  expect(partsAsked(message)).toEqual(parts);
});

test('[GC37] a question about "that" is read with the sentence before it', () => {
  expect(contextOf('I took it for my back for weeks. is that a no too?', 'is that a no too?')).toBe(
    'I took it for my back for weeks. is that a no too?',
  );
  expect(contextOf('He is 7. how long does it take in most homes with two adults?', 'how long?')).toBe(
    'how long?',
  );
});
