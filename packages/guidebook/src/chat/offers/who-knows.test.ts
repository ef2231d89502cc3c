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

test('[GC28] who could answer fits the place and who asks', () => {
  const night = whoKnowsOf(
    page('phone-at-night'),
    'what if we said midnight on school nights, is that too soft?',
  );
  expect(night).not.toMatch(/SENCO/);
  expect(whoKnowsOf(page('periods'), 'are they any good at school?')).toMatch(/nurse|doctor/);
  expect(whoKnowsOf(page('night-waking'), 'what do we do at 8?', { isStaff: true, isAdult: true })).toMatch(
    /night staff/,
  );
  expect(
    whoKnowsOf(page('hoarding-food'), 'do I clear it when he is at school?', { isFoster: true }),
  ).toMatch(/social worker/i);
  expect(whoKnowsOf(page('repeated-questions'), 'should I not answer the calls?')).not.toMatch(/therapist/);
  expect(whoKnowsOf(page('packed-lunch'), 'will other children tease him?')).toMatch(/teacher/);
  expect(whoKnowsOf(page('rituals'), 'do I let him?')).not.toMatch(/[Ff]amily/);
});
