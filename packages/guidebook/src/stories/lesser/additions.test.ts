import { expect, test } from 'vitest';
import { storyAsk, sureOf, telling } from '../testing/story-test-kit.ts';
import { additionsFor } from './additions.ts';

function offered(about: string, leftOut: readonly string[], scene: string, more: { age?: string } = {}) {
  const [event = ''] = about.split(', ');
  const told = telling(event, { nearest: sureOf(scene), ...more });
  if (told.is !== 'told') throw new Error('asked');
  return additionsFor(storyAsk(about, more), told.story, leftOut).map(({ sentence, at }) => [sentence, at]);
}

test('[SW144] a part that surely makes a sentence is offered as one, in the voice of the story', () => {
  const part = 'we come home when the bag is half full';
  const about = `Halloween on Friday, ${part}`;
  expect(offered(about, [part], 'halloween-night')).toEqual([
    ['We come home when the bag is half full.', 'beginning'],
  ]);
  const card = 'he can hold up a card';
  expect(offered(`Halloween on Friday, ${card}`, [card], 'halloween-night')).toEqual([
    ['I can hold up a card.', 'beginning'],
  ]);
});

test('[SW144] of a teenager it speaks by name', () => {
  const part = 'he can hold up a card';
  const [[sentence] = []] = offered(`Halloween on Friday, ${part}`, [part], 'halloween-night', { age: '14' });
  expect(sentence).toBe('{child} can hold up a card.');
});

test('[SW144] nothing is offered of what no story says, of whom is not sure, and of what points back', () => {
  const about =
    'Halloween on Friday, he screams when it is dark, it ends at 8, Jay and Sam come, he is dressed up';
  const parts = ['he screams when it is dark', 'it ends at 8', 'he is dressed up', 'comb takes ages'];
  expect(offered(about, parts, 'halloween-night')).toEqual([]);
});

test('[SW151] nothing is offered that says nothing, or that goes on with what the child believes', () => {
  const said = 'Halloween on Friday, dentist said';
  expect(offered(said, ['dentist said'], 'halloween-night')).toEqual([]);
  const believed = "Halloween on Friday, he thinks it is for ever and he'll wear the mask at school";
  expect(offered(believed, ["he'll wear the mask at school"], 'halloween-night')).toEqual([]);
});
