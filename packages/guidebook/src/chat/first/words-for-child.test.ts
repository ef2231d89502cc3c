// What is to be said to the child is not what others are told.
import { expect, test } from 'vitest';
import { topics } from '#generated/topics';
import { firstSentence } from '../answer/first-sentence.ts';
import { childsWords } from '../talk/words-to-say.ts';
import { isForChild, wordsForChild } from './words-for-child.ts';

test.each([
  ["What's a good way to tell him the communion is cancelled cos of chicken pox?", true],
  ['how do i explain two christmases to her', true],
  ['what words for telling my son? how do I tell my son we are late', true],
  ['how do I tell his teacher that he hums', false],
  ['grandad says look at me. what do i say to him', false],
  ['what do I say to the pastor', false],
])('[GC54] words for the child are asked for: %s', (message, is) => expect(isForChild(message)).toBe(is));

test('[GC54] no page gives words about the child to be said to the child', () => {
  for (const topic of topics) {
    const first = firstSentence(topic, 'How do I tell him that it is off this time?');
    for (const [, words] of first.matchAll(/"([^"]*)"/g))
      expect(words, topic.id).not.toMatch(/\{(?:he|his|him)\}|\{v:/i);
  }
});

test.each([
  'You could say to the teacher: "Could we have a list, please?"',
  'Ask the school: "Who goes along?" Then listen.',
  'On the phone to an advice service: "Which payments are there?"',
  'Write to the office: "I disagree."',
  '{He} can practise one line to say at work: "I work best with a list."',
  'Give {him} a first line to say: "Hello, my name is ____."',
  'You could say: "My child is autistic."',
  'Say it your own way.',
])('[GC54] is not said to the child: %s', (line) => expect(wordsForChild(line)).toBeNull());

test.each([
  'Say what you know to {him}: "The brush is dry." When {he} {v:tells} the truth, say: "Thank you."',
  'To {name}: "Four stops. I will tell you at the third."',
  'Say little and point to the pictures: "Wet. Soap. Rub."',
  'Hold out both and say: "Tissue or cloth?" Then let {him} take one.',
])('[GC54] is said to the child: %s', (line) => expect(wordsForChild(line)).toBe(line));

test('[GC54] of a line for both the child’s half is taken', () => {
  expect(wordsForChild('Say to guests: "{He} may come and go." To {him}: "Two hours, then home."')).toBe(
    'Say: "Two hours, then home."',
  );
  expect(wordsForChild('Say: "The bus is late. We wait here."')).toBe(
    'Say: "The bus is late. We wait here."',
  );
});

test('[GC54] under “words for the child” stands nothing that school is told', () => {
  const of = (page: string) => childsWords(topics.find(({ id }) => id === page)!);
  expect(of('uniform')).toBe('');
  expect(of('holidays')).toBe('Say: "Two hours, then home."');
  expect(of('bus-and-train')).toBe('Say: "Four stops. I will tell you at the third."');
  expect(of('drinking')).toMatch(/^Say to \{him\}/);
});
