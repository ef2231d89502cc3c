// What others do to the child is neither its own hitting out nor its own wound (PL26, PL32).
import { expect, test } from 'vitest';
import { isStruckByOthers } from './struck-by-others.ts';

test.each([
  'boys at school hit his head',
  'Adult brother punches him in the face',
  'her 14 year old autistic brother bites her',
  'when her brother hits her head',
  'his sister bites him',
  'kids at nursery push him',
  'classmates pulling her hair',
  'other children hitting him',
  'getting pushed by other kids',
  'being bitten at playgroup',
  'older boys flicking his ears',
  'visitors pinching her cheeks',
  'flatmates who throw things at him',
])('[PL26] done to the child: %s', (phrase) => {
  expect(isStruckByOthers(phrase)).toBe(true);
});

test.each([
  'hits his brother',
  'hitting other children',
  'bites his sister when cross',
  'pushing in the line',
  'boys that push in the line',
  'pulls her own hair',
  'scratching himself',
  'kids sitting too near him',
  'hits her head when tired',
  'brother crying',
  'people sitting in his seat',
  'someone jumping the queue',
  'children pulling toys apart',
  'kicking a ball at the wall',
  'the dog jumping up',
  'being poked by nurses',
  'being pushed to eat',
  'being pushed too hard at school',
  'being hit with too many questions',
  'getting hit by the ball',
  'getting hit with the ball in PE',
  'is bitten by the neighbours dog',
  'got scratched by the cat',
  'being pushed by his teacher',
  'getting pushed around by the bus driver',
  'when her brother hits her back',
  'his brother hits him when he bites him',
  'toddlers bite him when he pushes them',
  'people throw him balls',
])('[PL26] not done to the child: %s', (phrase) => {
  expect(isStruckByOthers(phrase)).toBe(false);
});
