import { expect, test } from 'vitest';
import { toldLetter } from './told-letter.ts';

test('[GC25] what the carer wants in the letter stands there in the carer’s words, what is said to us does not', () => {
  const letter = toldLetter(
    "Can you write a letter for me to my daughters new teacher, Mrs Okafor, she starts Year 3 on the 4th September. Things I want in: she goes quiet when shes struggling so quiet doesnt mean fine. She needs to be told when something is changing, even small like a different chair. She loves owls. I don't want to sound like That Mum. One side of paper max",
  )?.join('\n');
  expect(letter).toMatch(/^Dear Mrs Okafor,\n/);
  expect(letter).toContain('- She goes quiet when shes struggling so quiet doesnt mean fine.');
  expect(letter).toContain('- She loves owls.');
  expect(letter).not.toMatch(/That Mum|One side|Can you|Things I want/);
});

test('[GC25] a list behind a colon is taken apart', () => {
  const letter = toldLetter(
    'I wanted a one-page note for casual staff: tea at 7, 10, 3 and 8 in the blue mug; knock twice and wait for "right"; leave the newspapers where they are. Could you write that?',
  )?.join('\n');
  expect(letter).toContain('Dear staff,');
  expect(letter).toContain('- Tea at 7, 10, 3 and 8 in the blue mug.');
  expect(letter).not.toContain('Could you');
});

test('[GC25] without things told there is no letter yet', () => {
  expect(toldLetter('write a note for my neighbours about the noise please')).toBeNull();
});

test('[GC25] what is said about a greeting is a fact like any other', () => {
  const letter = toldLetter(
    'Hello. Write a note to the lollipop lady: Finn is 7. He may not say hello. He waits.',
  )?.join('\n');
  expect(letter).toContain('- He may not say hello.');
  expect(letter).not.toContain('- Hello');
});

test('[GC25] what is told of whom the letter is for does not stand in it', () => {
  const letter = toldLetter(
    'My mother thinks the diagnosis is a fashion. She said so over the roast. My daughter said nothing. I’d like to write my mother a letter. Not a shouty one. It hurt her. It hurt me.',
  );
  expect(letter?.join('\n') ?? '').not.toMatch(/mother thinks|shouty/);
});
