import { expect, test } from 'vitest';
import { topics } from '#generated/topics';
import { childAskedAbout } from '../message/child-asked-about.ts';
import { ask } from '../testing/asks.ts';
import { stillOpen } from './unknown.ts';

const [topic] = topics;

const openFor = (message: string): string =>
  topic
    ? stillOpen(
        message,
        { topic, parts: [], others: [], whoKnows: '', isTold: false, isElsewhere: false },
        childAskedAbout(ask(message)),
      ).text
    : '';

test.each([
  'No nobody is in danger. I feel so guilty. Have I made him scared of me?',
  'Was I too harsh with her?',
  'is it all my fault that he hits?',
])('[GC69] who asks whether they did harm is not held up to their own words: %s', (message) => {
  expect(openFor(message)).toMatch(/^I can’t tell from here, and I won’t guess about something that matters/);
});

test.each(['Should I stop buying them?', 'how long was I meant to wait for the letter?'])(
  '[GC69] any other question is named: %s',
  (message) => expect(openFor(message)).toMatch(/^I don’t have a sure answer to “/),
);
