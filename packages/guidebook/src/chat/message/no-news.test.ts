import { expect, test } from 'vitest';
import { smallTalkIn } from '../small-talk.ts';
import { heardIn } from '../talk/heard.ts';
import { announcesNews, tellsGoodNews } from './good-news.ts';
import { isNoNews } from './no-news.ts';

const before = { topic: null, said: 'something', hasAnswered: true, wasAsked: false };
const isGood = (message: string): boolean =>
  /glad|lovely to hear/.test(heardIn(message, before) ?? '') || smallTalkIn(message, 'him')?.is === 'news';

test('a laugh at what is dangerous or unwanted is no good news', () => {
  for (const message of [
    'I stop the car, he is laughing, he is happy, he think it is game',
    'she smiles when she hits me, so happy',
    'he is so happy when he throws it off the balcony',
    'finally let go of my hand and ran in the road, laughing',
    'he giggles, he is delighted',
    'No, I am not happy, not proud at all',
  ])
    expect(isGood(message), message).toBe(false);
});

test('what the carer says went well is good news, laughter and all', () => {
  for (const message of [
    'it went really well, she laughed the whole way, so happy',
    'he did it! whole haircut, no tears, I am so proud',
    'lovely, he ate a pea today for the first time',
  ])
    expect(isGood(message), message).toBe(true);
});

test('[GC35] what weighs on a carer is no good news, however calmly it is told', () => {
  for (const text of [
    'They told me I was a cold mother. I know better now. I just wanted to say it to someone tonight.',
    'nobody believed me for years. just wanted to say',
  ])
    expect(isNoNews(text), text).toBe(true);
  expect(isNoNews('I just wanted to say he slept all night for the first time')).toBe(false);
});

test('[GC35] what was good and is over is no good news', () => {
  for (const text of [
    "He went on the bus by himself and I was so proud. Then it was diverted. Now he says he's not getting on it again.",
    'we were so happy, she slept all week, but now she won’t go up the stairs',
  ])
    expect(isNoNews(text), text).toBe(true);
  expect(isNoNews('I was so proud of him today, whole haircut, no tears')).toBe(false);
});

test('[GC35] only plain joy is good news: no fib, no way out of an occasion, no announcement by itself', () => {
  for (const text of [
    'We got out of my cousin’s christening. I fibbed and said mum had a bug this morning!',
    'We managed to get out of the christening! I fibbed that he was ill. How do I explain it to her?',
    'I lied to the godmother and we survived the day!',
    'I just want to tell her the truth about the christening',
    'guess what, they moved his taxi again',
    'I fibbed and said dad had the car today',
  ])
    expect(tellsGoodNews(text), text).toBe(false);
  for (const text of [
    'He said daddy today!',
    'I can’t believe it, she said my name today',
    'We managed the christening! He sat through all of it',
    'just wanted to share: she slept all night',
  ])
    expect(tellsGoodNews(text), text).toBe(true);
  expect(announcesNews('just wanted to tell someone he put his own socks on today')).toBe(true);
  expect(announcesNews('just wanted to tell someone I fibbed to get out of a christening')).toBe(false);
});

test('[GC35] sleep that never comes is no good news', () => {
  for (const text of [
    'He is 6 and has never slept through. Six years. I cried because he said thanks love',
    'she hasn’t slept all night once since Easter',
  ])
    expect(tellsGoodNews(text), text).toBe(false);
});
