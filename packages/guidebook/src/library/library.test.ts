import { expect, test } from 'vitest';
import {
  comfortAdvice,
  eatingAdvice,
  interactionAdvice,
  learningAdvice,
  sleepAdvice,
} from '#generated/advice';
import { interests, strengths } from '#generated/likings';
import { situations } from '#generated/situations';
import { practices } from '#practices/practices';
import { finder, stem } from './match.ts';
import { librarySlots } from './slots.ts';

const advice = [...comfortAdvice, ...eatingAdvice, ...learningAdvice, ...sleepAdvice, ...interactionAdvice];

test('the library is as large as it claims', () => {
  expect(situations.length).toBeGreaterThanOrEqual(120);
  expect(interests.length).toBeGreaterThanOrEqual(60);
  expect(new Set(situations.map(({ id }) => id)).size).toBe(situations.length);
  expect(new Set(interests.map(({ id }) => id)).size).toBe(interests.length);
});

test('[PL21] entries rest on practices that may be recommended and use known slots', () => {
  for (const { id, by } of [...situations, ...advice])
    for (const practice of by)
      expect({ id, may: practices.get(practice)?.autoRecommend }).not.toEqual({ id, may: 'no' });
  const texts = [
    ...situations.flatMap(({ before, signs, act, after, goal }) => [
      ...before,
      ...signs,
      ...act,
      ...(after ?? []),
      goal,
    ]),
    ...interests.flatMap(({ talk, learn, calm, move, wait, together }) => [
      talk,
      learn,
      calm,
      move,
      wait,
      together,
    ]),
    ...strengths.flatMap(({ uses, learning }) => [...uses, learning]),
    ...advice.flatMap(({ lines }) => lines),
  ];
  for (const text of texts)
    for (const [, slot = ''] of text.matchAll(/\{([^}]*)\}/g)) expect(slot).toMatch(librarySlots);
});

test('phrases find their situation', () => {
  const find = finder(situations);
  for (const [said, id] of [
    ['hand dryers', 'hand-dryer'],
    ['a sudden change of plan', 'change-of-plan'],
    ['leaving the playground', 'leaving-playground'],
    ['hits his brother when upset', 'hitting'],
    ['tags in clothes', 'clothes'],
    ['screen time ending', 'screen-ending'],
    ['siblings touching his things', 'siblings-things'],
    ['being told no', 'being-told-no'],
    ['loud classroom', 'loud-classroom'],
    ['PE changing rooms', 'changing-rooms'],
    ['losing games', 'winning-losing'],
  ] as const)
    expect([said, find(said)?.id]).toEqual([said, id]);
  expect(find('blorf')).toBeNull();
});

test('stems meet', () => {
  expect(stem('leaving')).toBe(stem('leave'));
  expect(stem('haircuts')).toBe(stem('haircut'));
  expect(stem('running')).toBe(stem('run'));
});
