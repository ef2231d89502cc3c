import { expect, test } from 'vitest';
import { hidesNow } from './hides-now.ts';

test.each([
  "Sister knocked his lego falcon off the shelf and he's been in the wardrobe since 4. do i go in",
  "he's locked himself in the bathroom since the party started. do i knock or leave him",
  "she's been under the bed since we got home, wont talk. do i leave her there",
  'he is still behind the sofa and cousins are leaving, should I get him out?',
  'won’t come out, he is in his den with a blanket. Do we wait?',
])('[GC26] who hides now is left there, whatever came before: %s', (message) => {
  expect(hidesNow(message)).toBe(true);
});

test.each([
  'he hides under the table in the hall when it gets loud',
  'he has slept in the wardrobe since March, do I leave him',
  'she still sleeps under the desk, do I let her',
  'he is in the bathroom with a knife and won’t come out, do I go in',
  'the cat has been under the bed since the move, do I get it out',
  'should we leave him in the class for two more years',
  'do I leave him with his dad for a week',
  'he has been in the team since May',
  'he likes it in his tent, can I leave it up',
  'her toys are under the bed since we moved, shall I throw them out',
])('[GC26] where nobody hides now, nothing is said of it: %s', (message) => {
  expect(hidesNow(message)).toBe(false);
});
