import { expect, test } from 'vitest';
import { soundsGlad } from '../message/good-news.ts';
import { meantBy, type PageReadings } from '../pages/page-reading.ts';

const readings: PageReadings = {
  get: () => ({
    nearest: [
      { id: 'mornings', chance: 0.3 },
      { id: 'good-news', chance: 0.1 },
      { id: 'dressing', chance: 0.05 },
    ],
  }),
};
const offeredTo = (message: string) => {
  const meant = meantBy(message, readings);
  return meant.is === 'unsure' ? meant.topics.map(({ id }) => id) : [];
};

test('[GC58] no good-news button under a message without good news', () => {
  expect(offeredTo('he took an hour to put his socks on')).toEqual(['mornings', 'dressing']);
  expect(offeredTo('so proud, he put his socks on himself')).toContain('good-news');
});

test('[GC58] a laugh is no good news', () => {
  expect(soundsGlad('he laughs when he hits her')).toBe(false);
  expect(soundsGlad('she finally slept')).toBe(true);
});
