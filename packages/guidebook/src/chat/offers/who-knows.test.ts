import { expect, test } from 'vitest';
import { topics } from '#generated/topics';
import { whoKnowsOf } from './kinds-of-things.ts';

const page = (id: string) => topics.find((topic) => topic.id === id)!;

test('[GC28] who falls asleep asks nobody about drops, and who asks about clippers no continence nurse', () => {
  const sleep = whoKnowsOf(
    page('falling-asleep'),
    'should I sit with him until he drops off or leave the room?',
  );
  expect(sleep).not.toMatch(/pharmacist/i);
  expect(whoKnowsOf(page('haircut'), 'where do I get quiet clippers?')).not.toMatch(/continence/i);
  expect(whoKnowsOf(page('bedwetting'), 'do the alarms work?')).toMatch(/continence/i);
  expect(whoKnowsOf(page('falling-asleep'), 'which drops could I give her?')).toMatch(/pharmacist/i);
});
