// The last sentence of a story.
import { expect, test } from 'vitest';
import { storyAsk } from '../testing/story-test-kit.ts';
import { tellStory } from '../write-story.ts';

test.each([
  ['I lost at Uno and threw the cards at my cousin Tiago', 'losing-a-game', /losting/],
  ['her support worker Denise is leaving in May', 'a-new-support-worker', /Now \S+ knows? about/],
  ['why we cannot hug the postman', 'a-wave-instead-of-a-hug', /knows? about why/],
])('[SW83] nobody is done with somebody, or with a reason: %s', (about, scene, never) => {
  const ask = storyAsk(about);
  const told = tellStory({ ...ask, request: { ...ask.request, scene } }, null);
  if (told.is === 'asks') throw new Error('asked');
  expect(told.story.text).not.toMatch(never);
});
