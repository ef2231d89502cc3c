import { expect, test } from 'vitest';
import { answerChat } from '../answer-chat.ts';
import { childAskedAbout } from '../message/child-asked-about.ts';
import { isHappening } from '../message/happening.ts';
import { ask } from '../testing/asks.ts';
import { takenUp } from './taken-up.ts';

const kind = (message: string) => takenUp(message, childAskedAbout(ask(message)));

test.each([
  ['He bit me again. Third time this week', /^Being hurt by somebody you look after/],
  ['How do I tell him grandad died', /^I’m so sorry about Grandad\.$/],
  ['My mum died in spring. He laughs', /^I’m so sorry about your mum\.$/],
  ['our dog died on Sunday and she is heartbroken', /^I’m so sorry about your dog\.$/],
  ['he ask same question 100 time. i am going mad little bit', /^You sound worn out/],
  ['two years on the waiting list and still nothing', /^That is a very long time to wait/],
  ["I can't do this any more", /^You sound worn out/],
  ['my son hit me again', /^Being hurt by somebody you look after/],
  ['no sleep for a week, how do i get him to bed', /^Broken nights/],
  ["I'm just going to say it, I don't like my son this week.", /^Most parents have weeks like that/],
  ['Everyone tells me to push her or stop pushing her', /^It’s hard to know what is right/],
] as const)('[GC63] what weighs is taken up: %s', (message, words) => {
  expect(kind(message)).toMatch(words);
});

test.each([
  'he wont brush his teeth. every night its a battle',
  'what if grandad died, how would we tell her',
  'I was exhausted last year but now he used to sleep, why has he stopped',
  'he is scared of the hoover',
  'his character died in the game',
  'My uncle has lived with us since my grandfather died',
  'cannot cope with the recorder',
  'my mum hit me',
  'He hits me when he is drunk',
  'He bites me if I talk to other people. He checks where I go.',
  'My husband shouted and he hit me',
  'my arms are sore from lifting',
  'i cant do this form online',
  "I can't go on the school trip",
  "I can't take this to school",
  'Why does he laugh when I cry',
  'is it me or is everything about autism on the internet american',
  'He is up all night on that game',
  "I don't like him going out alone",
  "My ex is back. I don't like him.",
  "I don't like my son eating in bed",
])('[GC63] nothing is made up: %s', (message) => {
  expect(kind(message)).toBe('');
});

test('[GC63] a blow is heard for itself, with what the child loves, and nothing is offered', () => {
  const heard = (message: string) => answerChat(ask(message), new Map());
  const review = heard(
    'Had his annual review. 9 people round a table and not one asked what he likes. He likes lifts.',
  );
  expect(review).toMatchObject({ is: 'asks', choices: [] });
  expect(review.text).toMatch(/no wonder it stings\. .*I’d like to hear more about “lifts”\./);
  const lost = heard(
    '18 months waiting. rang camhs today and they said the referral was never recieved. i just laughed',
  );
  expect(lost.text).toMatch(/^All that waiting, and then to hear that it was never even there/);
  expect(heard('They lost the referral. What do I do now?').text).not.toMatch(/Thank you for telling me/);
});

test.each([
  ['period started. shes 11 and screams at the pad', true],
  ['He hits his head on the wall. what do i do in the moment', true],
  ['her period started early, is nine normal', false],
  ['what do i do right now he is 4', false],
  ['when do I start preparing her', false],
  ['Dentist is next month. She is fine right now. How do I prepare her?', false],
  ['The dentist is on Friday. She is fine right now.', false],
  ['her period started two years ago, how do I plan for camp', false],
])('[GC64] whether it is happening: %s', (message, is) => {
  expect(isHappening(message)).toBe(is);
});

test('[GC63] what the child loves is quoted as it was told', () => {
  const { text } = answerChat(ask('not one of them asked what she likes. She loves dancing.'), new Map());
  expect(text).toContain('I’d like to hear more about “dancing”.');
  expect(text).not.toMatch(/the dancing|about them/);
});
