import { expect, test } from 'vitest';
import { previewOf, titleOf } from './log-words.ts';
import { allWanted, childrenIn, logsOf, wantedLogs } from './logs.ts';
import { note, response } from './testing/history-test-kit.tsx';

const logs = logsOf(
  [
    response('a', { timestamp: '2026-11-14T22:47:00Z' }),
    response('b', { timestamp: '2026-11-02T19:12:00Z', profile: { name: 'Zoë' }, content: 'Mornings' }),
    response('c', { timestamp: '2026-11-20T10:00:00Z', profile: { name: 'Ada' }, content: 'Outings' }),
    response('d', {
      timestamp: '2026-11-21T10:00:00Z',
      profile: {},
      planId: 'b',
      question: 'And the bus?',
      content: 'Wait',
    }),
    { id: 'x', role: 'user', content: 'hello', timestamp: '2026-11-01T10:00:00Z' },
  ],
  [note('n1', 'b', 'Ear defenders worked')],
);
const ids = (wanted: Partial<typeof allWanted>) =>
  wantedLogs(logs, { ...allWanted, ...wanted }).map(({ id }) => id);

test('[LG1] only care-plan responses are listed; a reply belongs to its plan’s child', () => {
  expect(logs.map(({ id, child }) => [id, child])).toEqual([
    ['a', 'Leo'],
    ['b', 'Zoë'],
    ['c', 'Ada'],
    ['d', 'Zoë'],
  ]);
});

test('[LG6] the order is newest, oldest or by child', () => {
  expect(ids({})).toEqual(['d', 'c', 'a', 'b']);
  expect(ids({ order: 'oldest' })).toEqual(['b', 'a', 'c', 'd']);
  expect(ids({ order: 'child' })).toEqual(['c', 'a', 'd', 'b']);
});

test('[LG6] search looks at text, names, questions and notes, and asks for every word', () => {
  expect(ids({ words: 'BLANKET meals' })).toEqual(['a']);
  expect(ids({ words: 'zoe' })).toEqual(['d', 'b']);
  expect(ids({ words: 'defenders' })).toEqual(['b']);
  expect(ids({ words: 'bus' })).toEqual(['d']);
  expect(ids({ words: 'blanket nowhere' })).toEqual([]);
});

test('[LG6] one child’s entries, and the names to choose from', () => {
  expect(ids({ child: 'Ada' })).toEqual(['c']);
  expect(childrenIn(logs)).toEqual(['Ada', 'Leo', 'Zoë']);
});

test('[LG2] the three lines read as words, without the marks of the text', () => {
  const content =
    '# Plan\n\nLeo is **six**.\n\n## What to watch for\n\n| Trigger | Sign |\n|---|---|\n| Hand dryers | Ears |\n| Queues | Hums |\n\n- Wait.';
  const [log] = logsOf([response('a', { content })], []);
  expect(log && previewOf(log)).toBe('Leo is six. What to watch for: Hand dryers, Queues. Wait.');
  expect(log && titleOf(log)).toBe('Plan');
});
