// What the page says to lines that tell of no event.
import { expect, test } from 'vitest';
import { isTrialLine } from '../heard/trial-line.ts';
import { askedOf, sureOf, telling } from '../testing/story-test-kit.ts';

test.each([
  ['asdfgh test test 123', /nothing to tell/],
  ['hi does this work in welsh', /told in English/],
  ['how much does it cost', /question to us/],
  ["I'm so tired, he was up till 4 again, I cant do this anymore", /very hard.*Help now/],
  [
    'uncle Ray wants to keep their tickle game a secret, need her to stop going on about it to everyone',
    /may always tell.*child protection/,
  ],
  [
    'tell her if she carries on hitting the police will come and take her away',
    /frightens.*what helps in that moment/,
  ],
  ['he keeps running out, the police will come for him', /frightens/],
  ['tell him if he hits again he goes to prison', /frightens/],
  ["I can't cope with him", /very hard/],
  ["I've had enough", /very hard/],
  ['she needs to make eye contact', /help a child to be calm/],
  ['no more rocking, no stimming in class', /help a child to be calm/],
  ['make him stop flapping his hands and look at people when they talk', /help a child to be calm/],
])('[SW131] "%s" is no event: the page says so kindly, and guesses no scene', (about, text) => {
  const asks = askedOf(about, { nearest: sureOf('taking-a-test') });
  expect(asks.text).toMatch(text);
  expect(asks.fields).toHaveLength(1);
});

test('[SW131] what helps instead can be pressed, and says nothing of the line', () => {
  const about = 'uncle Ray wants to keep their tickle game a secret';
  const [choice] = askedOf(about).choices;
  expect(choice?.id).toBe('safe-secrets-and-unsafe-secrets');
  const ask = { ...askedOf(about) };
  expect(ask.fields[0]?.id).toBe('who');
});

test.each([
  'a test at school on Monday',
  'keeping the surprise party for Nan a secret',
  'what to do if he gets lost and the police come',
  'he cannot do this puzzle, and asks for help',
  'does it hurt when the dentist fills a tooth',
  'trick or treating dressed as a witch, neighbours give sweets and we take them home',
  'If Dad goes to prison Nan takes care of them',
  'a fireman or a policeman comes to talk to her class and they get stickers',
  "when I can't do it I ask my teacher for help",
  'I cannot go on the trip on Friday',
  'not going on the spinning ride at the fair',
  'no flapjacks in the lunch box',
  'she does not have to make eye contact',
])('[SW131] "%s" may be one', (about) => {
  const told = telling(about);
  expect(told.is === 'asks' ? told.asks.text : '').not.toMatch(
    /nothing to tell|question to us|very hard|may always tell|frightens|help a child to be calm/,
  );
});

test.each(['test', 'Hello!', 'test123', 'asdfgh, qwerty', 'sdkfjhs', '1 2 3', 'xxx', 'x'.repeat(200)])(
  '[SW131] "%s" is a trial',
  (line) => expect(isTrialLine(line)).toBe(true),
);

test.each(['pottery', 'salad', 'gala', 'dad', '', '...', `${'x'.repeat(200)}y`, `${'1'.repeat(200)}y`])(
  '[SW131] "%s" is none',
  (line) => {
    expect(isTrialLine(line)).toBe(false);
    expect(JSON.stringify(telling(line))).not.toContain('nothing to tell');
  },
);
