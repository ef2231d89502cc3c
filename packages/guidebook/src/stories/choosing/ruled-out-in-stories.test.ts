// A scene may not contradict the line it is told for.
import { expect, test } from 'vitest';
import { storyAsk, sureOf, telling, textOf } from '../testing/story-test-kit.ts';
import { tellStory } from '../write-story.ts';

test('[SW123] who stays in the car sits in no waiting room', () => {
  const told = textOf('taking the cat to the vet, we will stay in the car', {
    nearest: sureOf('taking-a-pet-to-the-vet'),
  });
  expect(told).toContain('We will stay in the car.');
  expect(told).not.toContain('waiting room');
});

test.each([
  ['flu vaccine is a spray up the nose, no needle', 'getting-a-vaccine'],
  ['flu vaccine by nose spray at school', 'getting-a-vaccine'],
  ['dentist on Tuesday, she is only going to look at his teeth', 'a-visit-to-the-dentist'],
  ['nail cutting, one nail a day only', 'cutting-my-nails'],
])('[SW123] "%s" is neither told by %s nor offered it', (about, scene) => {
  const told = telling(about, { nearest: sureOf(scene) });
  expect(told).toMatchObject({ is: 'asks' });
  expect(told.is === 'asks' && told.asks.choices).toEqual([]);
  const pressed = storyAsk(about);
  expect(tellStory({ ...pressed, request: { ...pressed.request, scene } }, null).is).toBe('asks');
});

test('[SW123] of two that a scene names the one of the line is told', () => {
  const told = textOf('haircut on Saturday with the clippers', { nearest: sureOf('getting-a-haircut') });
  expect(told).toContain('The comb and the clippers go through my hair.');
  expect(told).not.toContain('scissors');
});

test('[SW123] a brother who is invited is no twin', () => {
  const told = textOf("brother Alfie got invited to Reuben's party and I didn't", {
    nearest: sureOf('my-twin-is-invited-and-i-am-not'),
  });
  expect(told).not.toMatch(/twin/i);
});

test('[SW124] my nephew may be the child, or a cousin', () =>
  expect(telling("my nephew's bar mitzvah is in May", { nearest: sureOf('a-bar-or-bat-mitzvah') }).is).toBe(
    'asks',
  ));
