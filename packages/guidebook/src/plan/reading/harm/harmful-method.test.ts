import { describe, expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';
import { triedIn } from '../tried.ts';
import { isHarmfulAdvice, isHarmfulMethod } from './harmful-method.ts';

test.each([
  'locking his door',
  'shutting her in her room',
  'holding his arms down',
  'pinning him to the floor',
  'strapping him to a chair',
  'Leaving him alone in the garage calms him',
  'being left in the dark cupboard',
  'putting her out in the cold',
  'no dinner',
  'going without food until he says sorry',
  'Snack box locked so he earns food',
  'a quick slap',
  'smacking',
  'shouting at him',
  'squeezing him hard',
])('[PL27] hurts: %s', (said) => expect(isHarmfulMethod(said)).toBe(true));

test.each([
  'We have a lock on the gate',
  'lock the front door, he runs',
  'a tight hug',
  'holding hands',
  'hold his hand at roads',
  'hold her until she calms down',
  'dark tent',
  'weighted blanket',
  'cold flannel',
  'put his shoes in the cupboard',
  'squeezing a ball hard',
  'hitting a pillow',
  'no talking',
  'no drinks after six',
  'Never hold his arms down, sit near him',
  'He hates being shouted at',
  'Please do not let anyone shout at her',
])('[PL27] hurts nobody: %s', (said) => expect(isHarmfulMethod(said)).toBe(false));

test('[PL24] what a clinic orders is no advice of ours to hide', () => {
  expect(isHarmfulAdvice('We give no food or drink by mouth, he is tube fed')).toBe(false);
  expect(isHarmfulAdvice('Snack box locked so he earns food')).toBe(true);
});

test('[PL27] one that hurts takes its list along, and what fails is kept', () => {
  expect(triedIn('What works: locking his door, two choices\nA song helps.').helps).toEqual(['A song']);
  expect(triedIn('Shouting at him does not work, a song works')).toEqual({
    helps: ['a song'],
    fails: ['Shouting at him'],
  });
});

describe('[PL27] what hurts is nowhere told as help', () => {
  test.each([
    [
      'meltdowns',
      'What works: locking his door, holding his arms down, no dinner, two choices',
      /lock|arms down|no dinner/iu,
    ],
    [
      'meltdowns',
      'What helps: squeezing him hard, being left in the dark cupboard',
      /What (?:helps|calms):\*\*.*(?:squeez|cupboard)|As you wrote/iu,
    ],
    ['hungry', 'Snack box locked so he earns food', /earns food/iu],
    ['meltdowns', 'Leaving him alone in the garage calms him', /garage/iu],
  ])('%s: %s', (challenges, notes, harm) =>
    expect(planFor({ ...bare, age: '8', challenges, notes })).not.toMatch(harm),
  );
});

test.each([
  ['If he is upset leave him be in the shed with the door open and he comes round', false],
  ['When cross, let her sit in the wardrobe with the door ajar', false],
  ['Leave him in the shed until he calms', true],
  ['Leave him in the shed with the door locked', true],
])('[PL27] left in peace with an open door is not shut in: %s', (said, isHarm) =>
  expect(isHarmfulMethod(said)).toBe(isHarm),
);

test('[PL41] and what settles the child is not lost', () => {
  const notes =
    'If he is upset leave him be in the shed with the door open and he comes round in 15 minutes.';
  const plan = planFor({ ...bare, age: '9', notes });
  expect(plan).toContain(notes.replace(/\.$/u, ''));
});
