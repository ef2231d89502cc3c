import { expect, test } from 'vitest';
import { smallTalkIn } from '../small-talk.ts';
import { heardIn } from '../talk/heard.ts';
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
