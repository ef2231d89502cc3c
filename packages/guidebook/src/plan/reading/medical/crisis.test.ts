import { describe, expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';
import { togetherIn } from '../together.ts';
import { clinicRunsIn } from './crisis.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';

describe('[PL24] what was written of one condition stays in one piece', () => {
  const sickle =
    'He has sickle cell. When he says "legs cry" it is a crisis. Ibuprofen, blanket and ring us. No swimming in cold water.';
  const plan = planFor({ ...bare, age: '9', notes: `${sickle} He likes to be called Champ.` });

  test.each(['One page', 'From your clinic', 'Emergency info'])('under %s', (title) =>
    expect(partOf(plan, title)).toContain(`“${sickle.replaceAll('"', '"')}”`),
  );

  test('and no sentence of it stands alone, nor is the sign asked for', () => {
    expect(plan).not.toMatch(/“(?:When he says|Ibuprofen|No swimming)/);
    expect(partOf(plan, 'Emergency info')).toMatch(/\*\*Pain signs:\*\* “He has sickle cell/);
    expect(partOf(plan, 'One page')).toContain('I am Champ');
  });
});

describe('[PL24] two conditions in the box on dangers', () => {
  const fits = 'Epilepsy, one fit a week. Count the minutes. After 4 mins give Buccolam then 112.';
  const lows = 'Goes low (hypo) after PE, shaky and cross, apple juice';
  const plan = planFor({ ...bare, age: '11', safetyRisks: `${fits} ${lows}` });

  test('are two passages, each whole', () => {
    expect(togetherIn(`${fits} ${lows}`)).toEqual([fits, lows]);
    for (const title of ['One page', 'From your clinic', 'Emergency info']) {
      expect(partOf(plan, title)).toContain(`“${fits}”`);
      expect(partOf(plan, title)).toContain(`“${lows}”`);
    }
  });

  test('are no dangers of a place, and sugar waits for nobody', () => {
    expect(plan).not.toContain('“Count the minutes');
    expect(plan).not.toMatch(/arm’s reach in such places|\*\*Keep me safe|\*\*Dangers:/);
    expect(partOf(plan, 'From your clinic')).toMatch(/written above is given at once/);
  });
});

test('[PL24] a danger beside a condition stays a danger', () => {
  const plan = planFor({ ...bare, age: '7', safetyRisks: 'Asthma. Runs into the road.' });
  expect(partOf(plan, 'One page')).toMatch(/\*\*Keep me safe:\*\* “Runs into the road\.”/);
});

describe('[PL25] of a list of dangers the clinic gets what is the clinic’s, whole, and no more', () => {
  test.each([
    ['Epilepsy (last seizure Feb), people asking him for money, hot pans', ['Epilepsy (last seizure Feb)']],
    ['type 2 diabetes, gives his bank card to anyone, leaves the grill on', ['type 2 diabetes']],
    ['no road sense, asthma (blue inhaler), climbs the fence', ['asthma (blue inhaler)']],
    [
      'hot pans, epilepsy, goes blue, never alone in the bath',
      ['epilepsy, goes blue, never alone in the bath'],
    ],
    ['epilepsy, plug sockets, asthma', ['epilepsy', 'asthma']],
    [
      'Epilepsy, phone mum after 3 minutes, then drowsy for an hour, spare kit in kitchen drawer, hot pans',
      ['Epilepsy, phone mum after 3 minutes, then drowsy for an hour, spare kit in kitchen drawer'],
    ],
    [
      'asthma, blue inhaler in the fridge drawer, text dad, no road sense',
      ['asthma, blue inhaler in the fridge drawer, text dad'],
    ],
    ['epilepsy, phone scams, sharp drawers', ['epilepsy']],
    ['epilepsy, one a month, lasts 2 mins', ['epilepsy, one a month, lasts 2 mins']],
  ])('%s', (box, runs) => expect(clinicRunsIn(box)).toEqual(runs));

  test('the rest is a danger like any other', () => {
    const safetyRisks = 'Epilepsy (last seizure Feb), leaves the gas on, hot pans';
    const plan = planFor({ ...bare, age: '24', safetyRisks });
    expect(partOf(plan, 'From your clinic')).toContain('“Epilepsy (last seizure Feb)”');
    expect(partOf(plan, 'From your clinic')).not.toContain('pans');
    expect(partOf(plan, 'Safety')).toMatch(
      /“Epilepsy \(last seizure Feb\), leaves the gas on, hot pans”.*\?/,
    );
  });
});

test('[PL24] a reason told for two is not parted from the first', () =>
  expect(clinicRunsIn('gives his card to anyone. No baths alone, showers only bc of the seizures')).toEqual([
    'No baths alone, showers only bc of the seizures',
  ]));
