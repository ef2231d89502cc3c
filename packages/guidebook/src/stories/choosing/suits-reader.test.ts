import { readStoryLine } from '@calmbridge/reader/story-line/read-line';
import { expect, test } from 'vitest';
import { scenes } from '#generated/scenes';
import type { Scene } from '../scene.ts';
import { storyAsk, sureOf, telling } from '../testing/story-test-kit.ts';
import { suitsReader } from './suits-reader.ts';

test.each([
  ['he gets an award on friday, people will clap', '31', 'getting-an-award-in-assembly'],
  ['the fire drill at work on tuesday', '26', 'the-fire-drill'],
  ['Mum has dementia and forgets my name', '16', 'when-a-grandparent-has-dementia'],
])('[SW70] "%s" at %s is not told or offered by %s', (about, age, scene) => {
  const told = telling(about, { age, gender: 'Other', nearest: sureOf(scene) });
  expect(told.is === 'asks' && told.asks.choices).toEqual([]);
});

test.each([
  ['he gets an award in assembly', '9', 'getting-an-award-in-assembly'],
  ['the fire drill at college', '19', 'the-fire-drill'],
  ['Nan has dementia and forgets my name', '16', 'when-a-grandparent-has-dementia'],
])('[SW70] "%s" at %s is told or offered by %s', (about, age, scene) => {
  const told = telling(about, { age, gender: 'Other', nearest: sureOf(scene) });
  expect(told.is === 'told' ? told.scene : told.asks.choices.map(({ id }) => id).join()).toBe(scene);
});

test.each([
  'His bakery job is closing down at the end of May, it isn’t because he did anything wrong',
  'Dad calls her by her sister’s name',
])('[SW37] lost for good is not closed, and a wrong name is no phone call: %s', (about) =>
  expect(telling(about, { age: '20', gender: 'Other' }).is).toBe('asks'),
);

test('[SW69] the one of two that the line names is told', () => {
  const told = telling('no more bottle at bedtime', {
    age: '3',
    nearest: sureOf('goodbye-to-my-dummy-or-bottle'),
  });
  expect(told.is === 'told' && told.story.text).toContain('The bottle is gone.');
  expect(told.is === 'told' && told.story.text).not.toContain('dummy');
});

test.each([
  ['Teachers are going to use my new name Kit from June', false],
  ['my cousin has a new name', true],
])('[SW70] "%s": a story on another’s new name suits: %s', (about, suits) => {
  const scene = scenes.find(({ id }) => id === 'my-name-or-pronouns-change') as Scene;
  expect(suitsReader(scene, storyAsk(about, { age: '16', gender: 'Other' }), readStoryLine(about, 'x'))).toBe(
    suits,
  );
});
