import { expect, test } from 'vitest';
import { topics } from '#generated/topics';
import { childAskedAbout } from '../message/child-asked-about.ts';
import { ask } from '../testing/asks.ts';
import { isSaid, optionsOf } from './options.ts';

test('[GC42] no two options of a page’s own question lead to the same answer', () => {
  const child = childAskedAbout(ask('my son'));
  const shared = topics.flatMap((topic) => {
    const options = optionsOf(topic, child);
    const twice = options.filter(
      ({ branch }, at) => options.findIndex((one) => one.branch === branch) !== at,
    );
    return twice.map(({ label }) => `${topic.id}: ${label}`);
  });
  expect(shared).toEqual([]);
});

test.each([
  ['How long has he been with you?', 'a boy of 5 is coming to us on Wednesday'],
  ['How long have you lived under one roof?', 'Been with his mum two years.'],
  ['How long has it been going on?', 'he has been like this since September'],
  ['Have they been before, and where did it stop?', 'it is her first time at the dentist'],
])('[GC36] what was said is not asked: %s – %s', (question, heard) => {
  expect(isSaid(question, heard)).toBe(true);
});

test.each([
  ['How long has he been with you?', 'he is 5 and came with one bag'],
  ['How long has it been going on?', 'he comes home and screams'],
  ['Which days are the worst?', 'it has been two weeks'],
  ['Have they been before?', 'the dentist is on Thursday'],
  ['How long does it take?', 'may he wear his coat to bed'],
])('[GC36] what was not said is asked: %s – %s', (question, heard) => {
  expect(isSaid(question, heard)).toBe(false);
});
