import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import { emptyProfile } from '@calmbridge/domain/child/profile';
import { supportLevels } from '@calmbridge/domain/stories/story';
import { readStoryLine } from '@calmbridge/reader/story-line/read-line';
import { expect, test } from 'vitest';
import { scenes } from '#generated/scenes';
import type { Scene } from '../scene.ts';
import { tellStory } from '../write-story.ts';
import { suitsReader } from './suits-reader.ts';

const askOf = (about: string, age: string): StoryAsk => ({
  profile: { ...emptyProfile, name: '{child}', age, gender: 'Other' },
  request: {
    type: 'General',
    supportLevel: supportLevels[1],
    tone: 'Calm and Reassuring',
    context: 'Home',
    about,
  },
});
const telling = (about: string, age: string, scene?: string) =>
  tellStory(askOf(about, age), {
    nearest: scene === undefined ? [] : [{ id: scene, chance: 0.95 }],
    none: 0,
  });

test.each([
  ['he gets an award on friday, people will clap', '31', 'getting-an-award-in-assembly'],
  ['the fire drill at work on tuesday', '26', 'the-fire-drill'],
  ['Mum has dementia and forgets my name', '16', 'when-a-grandparent-has-dementia'],
])('[SW70] "%s" at %s is not told or offered by %s', (about, age, scene) => {
  const told = telling(about, age, scene);
  expect(told.is === 'asks' && told.asks.choices).toEqual([]);
});

test.each([
  ['he gets an award in assembly', '9', 'getting-an-award-in-assembly'],
  ['the fire drill at college', '19', 'the-fire-drill'],
  ['Nan has dementia and forgets my name', '16', 'when-a-grandparent-has-dementia'],
])('[SW70] "%s" at %s is told or offered by %s', (about, age, scene) => {
  const told = telling(about, age, scene);
  expect(told.is === 'told' ? told.scene : told.asks.choices.map(({ id }) => id).join()).toBe(scene);
});

test.each([
  'His bakery job is closing down at the end of May, it isn’t because he did anything wrong',
  'Dad calls her by her sister’s name',
])('[SW37] lost for good is not closed, and a wrong name is no phone call: %s', (about) =>
  expect(telling(about, '20').is).toBe('asks'),
);

test('[SW69] the one of two that the line names is told', () => {
  const told = telling('no more bottle at bedtime', '3', 'goodbye-to-my-dummy-or-bottle');
  expect(told.is === 'told' && told.story.text).toContain('The bottle is gone.');
  expect(told.is === 'told' && told.story.text).not.toContain('dummy');
});

test.each([
  ['Teachers are going to use my new name Kit from June', false],
  ['my cousin has a new name', true],
])('[SW70] "%s": a story on another’s new name suits: %s', (about, suits) => {
  const scene = scenes.find(({ id }) => id === 'my-name-or-pronouns-change') as Scene;
  expect(suitsReader(scene, askOf(about, '16'), readStoryLine(about, 'x'))).toBe(suits);
});
