// A page's no is for adults, and not for what the child does.
import { expect, test } from 'vitest';
import { topics } from '#generated/topics';
import { firstSentence } from '../answer/first-sentence.ts';
import { isChildsOwn } from './childs-own.ts';

const first = (page: string, message: string): string => {
  const topic = topics.find(({ id }) => id === page);
  return topic ? firstSentence(topic, message) : '';
};

test.each([
  "She's started pulling my chin round to make me look at her. How should I answer",
  'he grabs my face and makes me look, should I let him?',
  'my daughter keeps trying to make us look at the lamp. should we?',
])('[GC16] who does what a no is about is the child, and gets none: %s', (message) =>
  expect(first('eye-contact', message)).not.toMatch(/^No\b/),
);

test.each(['should i make her look at me when i talk', 'he never looks at me. how do I get him to look?'])(
  '[GC16] an adult who would do it is told no: %s',
  (message) => expect(first('eye-contact', message)).toMatch(/^No\b/),
);

test('[GC16] a hand that turns a face is met as talking', () =>
  expect(first('eye-contact', 'he turns my face to him. is he saying something?')).toMatch(/talking to you/));

test('[GC16] where both do it the no stands', () =>
  expect(isChildsOwn('No, do not make {him} look.', 'she makes me look, should I make her look too?')).toBe(
    false,
  ));

test('[GC16] shut away by others is not shut away by oneself', () => {
  const no = 'No, it is not okay that a child is held or shut away because of distress.';
  expect(isChildsOwn(no, 'he shuts himself in the wardrobe, is that ok')).toBe(true);
  expect(isChildsOwn(no, 'school shut him in a room and he hurt himself, is that ok')).toBe(false);
  expect(isChildsOwn(no, 'he hits himself so I held him, is that ok')).toBe(false);
});
