import { expect, test } from 'vitest';
import { topics } from '#generated/topics';
import { childAskedAbout } from '../message/child-asked-about.ts';
import { ask } from '../testing/asks.ts';
import { optionsOf } from './options.ts';

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
