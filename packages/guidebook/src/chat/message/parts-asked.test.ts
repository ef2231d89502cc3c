import { expect, test } from 'vitest';
import { partsAsked } from './parts-asked.ts';

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
  ['it shrank lol. anyway what do I tell the club', ['what do I tell the club']],
  ['I would only like to know how to sit with her', ['how to sit with her']],
  ['We have a key. I am asking how she can open it', ['how she can open it']],
  ['it didnt work', []],
  ["He's 2 and a half, has it all day basically", []],
  ['what happens if he doesnt finish', ['what happens if he doesnt finish']],
  ['he is 7 and loves trains', []],
  [
    'thinking of getting a dog for him. good idea or not',
    ['thinking of getting a dog for him, good idea or not?'],
  ],
  ['We could skip the cake. Bad idea?', ['We could skip the cake, Bad idea?']],
  ['good idea, thanks. how long?', ['how long?']],
] as const)('[GC37] "%s" asks what it asks', (message, parts) => {
  expect(partsAsked(message)).toEqual(parts);
});
