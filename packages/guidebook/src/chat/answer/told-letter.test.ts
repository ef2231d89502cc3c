import { expect, test } from 'vitest';
import { topics } from '#generated/topics';
import { childAskedAbout } from '../message/child-asked-about.ts';
import { ask } from '../testing/asks.ts';
import { homeNote } from './home-note.ts';
import { letterFor } from './letters.ts';
import { toldLetter } from './told-letter.ts';

test('[GC25] what the carer wants in the letter stands there in the carer’s words, what is said to us does not', () => {
  const letter = toldLetter(
    "Can you write a letter for me to my daughters new teacher, Mrs Okafor, she starts Year 3 on the 4th September. Things I want in: she goes quiet when shes struggling so quiet doesnt mean fine. She needs to be told when something is changing, even small like a different chair. She loves owls. I don't want to sound like That Mum. One side of paper max",
  )?.join('\n');
  expect(letter).toMatch(/^Dear Mrs Okafor,\n/);
  expect(letter).toContain("- She goes quiet when she's struggling so quiet doesn't mean fine.");
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

test('[GC25] what is told in one breath stands one by one, with name and age first', () => {
  const email = toldLetter(
    'help me write an email to the senco. hes called Dylan, 11, hes ok if he knows what is happening but bells make him jump and he wont ask to go to the toilet. i dont want to sound like one of them mums',
  )?.join('\n');
  expect(email).toContain('I am writing about Dylan, who is 11.');
  expect(email).toContain("- Bells make him jump.\n- He won't ask to go to the toilet.");
  expect(email).toMatch(/^Dear ____ \(SENCO\)/);
  expect(email).not.toContain('mums');
  const list = toldLetter(
    'Write a note to his swimming teacher: Kofi, 7, can swim a width, hates splashing, likes the steps',
  );
  expect(list?.join('\n')).toMatch(/about Kofi, who is 7\.[^]*- Hates splashing\.\n- Likes the steps\./);
});

test('[GC25] what we have to say ourselves is said, not listed', () => {
  const text = toldLetter(
    'please write a text to my aunt, we cant stay for the meal because of the noise but we will come before',
    2,
  );
  expect(text?.join('\n')).toContain("\nWe can't stay for the meal");
});

test('[GC40] what the writer feels is nothing to send', () => {
  const letter = toldLetter(
    "Draft a letter to the head. Amira is 9. She was sent out four times. Her plan says she may rock. I'm dreading this. I feel sick.",
  );
  expect(letter?.join('\n')).not.toMatch(/dread|sick/);
});

test('[GC25] a note home is from who teaches, to the parents', () => {
  const child = childAskedAbout(ask("note home about swimming, one boy won't put his face in"));
  const note = homeNote(
    "need a note home about swimming after half term, one boy won't put his face in, want mum to know he doesnt have to",
    child,
  )?.join('\n');
  expect(note).toContain("Your son won't put his face in. Please know that he doesn't have to.");
  expect(homeNote('write a note to school about his coat, he is hot', child)).toBeNull();
});

test.each([
  'two gentle sentences to say to my mother, she thinks he is spoilt',
  'write two sentences for my mum so she stops asking him to look at her',
])('[GC25] words to say are no letter: %s', (message) => {
  const child = childAskedAbout(ask(message));
  const page = topics.find(({ id }) => id === 'grandparents') ?? null;
  expect(letterFor(message, page, child, false)).toMatch(/^You could say: "/);
  expect(letterFor(message, null, child, false)).toBeNull();
});

test.each([
  [
    "Can you write me a short email to his new tutor? He's called Owen, he's 17, he needs instructions written down and he won't ask if he's stuck. I don't want to sound like that mum.",
    '- He needs instructions written down.',
  ],
  [
    'Please write a note to the new driver. Ayla hates sudden sounds. She needs a message if you are late. Keep it short.',
    '- Ayla hates sudden sounds.',
  ],
  [
    'Draft a letter to the club. He can’t read long emails. He loves maps. Make it friendly.',
    '- He can’t read long emails.',
  ],
])('[GC25] what the child needs stands in the letter, whatever it is about: %s', (message, fact) => {
  const letter = toldLetter(message)?.join('\n');
  expect(letter).toContain(fact);
  expect(letter).not.toMatch(/that mum|keep it|make it/i);
});

test.each([
  "Write a letter to his teacher. He loves maps. Don't mention that he hits and he's been excluded. He needs calm.",
  "Write a letter to his teacher. He loves maps. He's been excluded but we don't want anyone to know and he hits. He needs calm.",
  "Write a letter to his teacher. He loves maps. He's been excluded. Nobody at school is to know this. He needs calm.",
  'Write a letter to his teacher without mentioning that he was excluded. He loves maps. He was excluded in May. He needs calm.',
  'Write a letter to his teacher. He loves maps. Please leave his exclusion out. He was excluded. He needs calm.',
  'Write a letter to his teacher. He loves maps. He was excluded, that’s private. He needs calm.',
  "Write a letter to his teacher. I don't want the exclusion in it. He loves maps. Since the exclusion he is tired. He needs calm.",
])('[GC25] what is not to be mentioned stands nowhere, nor does the order: %s', (message) => {
  const letter = toldLetter(message)?.join('\n') ?? '';
  expect(letter).toContain('- He loves maps.\n- He needs calm.');
  expect(letter).not.toMatch(/exclu|hits|mention|know this|anyone|private|leave/i);
});

test('[GC25] what a child does without saying so, or staff must know, is no secret', () => {
  const letter = toldLetter(
    'Write a letter to his teacher. He leaves the room without telling anyone. Staff must know he has epilepsy. Staff may not know he is in pain.',
  )?.join('\n');
  expect(letter).toContain('without telling anyone.\n- Staff must know he has epilepsy.\n- Staff may not');
});

test.each([
  "note home: he had a good day, don't mention the bite, he bit a chair, he ate all his lunch, Noah hit him first",
  'note home: he had a good day, another boy pushed him, he ate all his lunch, he sat with Ava',
  'note home: he had a good day, noah hit him, he bit noah, he ate all his lunch',
])('[GC25] a note home names no other child, and nothing that is not to be mentioned: %s', (message) => {
  const note = homeNote(message, childAskedAbout(ask(message)))?.join('\n');
  expect(note).toContain('He had a good day. He ate all his lunch.\n');
  expect(note).not.toMatch(/noah|ava|another|bit|mention/i);
});
