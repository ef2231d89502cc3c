import { describe, expect, it } from 'vitest';
import { hardEntriesOf } from './hard-entries.ts';

describe('what is hard, as a list', () => {
  it.each([
    [
      'strip lights / being interrupted / people chewing',
      ['strip lights', 'being interrupted', 'people chewing'],
    ],
    ['noise/crowds/queues', ['noise', 'crowds', 'queues']],
    ['hoover/dryer/blender, cousins, wrong plate', ['hoover', 'dryer', 'blender', 'cousins', 'wrong plate']],
    ['church, his phone under 20%, visitors', ['church', 'his phone under 20%', 'visitors']],
    ['being late; long bus ride home, 70 min; tests', ['being late', 'long bus ride home, 70 min', 'tests']],
    ['wet wool, when people rush him, pigeons', ['wet wool', 'when people rush him', 'pigeons']],
    ['loud groups, to lose, goodbyes', ['loud groups', 'to lose', 'goodbyes']],
    ['no waving yet, only just diagnosed, biting', ['no waving yet', 'only just diagnosed', 'biting']],
  ])('parts %s', (text, entries) => {
    expect(hardEntriesOf(text)).toEqual(entries);
  });

  it.each([
    'bites, his arm',
    'queues (pushes, his brother mostly)',
    'tests and/or homework',
    'screaming when tired, to get out of the bath before bed is even run or ready',
  ])('leaves %s whole', (text) => {
    expect(hardEntriesOf(text)).toHaveLength(1);
  });

  it('leaves a bracket whole in a long list', () => {
    expect(hardEntriesOf('meals, biting (himself mostly, his left wrist), cars')).toEqual([
      'meals',
      'biting (himself mostly, his left wrist)',
      'cars',
    ]);
  });
});

it('[CM4] behind a list “her periods” is a member of it', () => {
  expect(hardEntriesOf('waiting, lifts, her periods')).toEqual(['waiting', 'lifts', 'her periods']);
});
