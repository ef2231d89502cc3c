import { type ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import type { EntryReading } from '@calmbridge/reader/entries/entry-reader';
import { describe, expect, test } from 'vitest';
import { situations } from '#generated/situations';
import type { Readings } from '../reading/understand.ts';
import { bare, today } from '../testing/sample-children.ts';
import { writeCarePlan } from '../write-care-plan.ts';
import { askMeanings, chosenSituations } from './ask-meanings.ts';

const near = (...ids: [string, number][]): EntryReading => ({
  nearest: ids.map(([id, chance]) => ({ id, chance })),
  none: 0.2,
});
const hair = near(['haircut', 0.6], ['hair-wash', 0.2], ['nails', 0.1]);
const asOf = (some: Partial<ChildProfile>, readings: Readings) => {
  const profile: ChildProfile = { ...emptyProfile, ...bare, ...some };
  return {
    asks: askMeanings({ profile, today }, readings),
    plan: writeCarePlan({ profile, today }, readings),
  };
};
const hardPart = (plan: string) => /## Triggers and support steps[\s\S]*?(?=\n## )/.exec(plan)?.[0] ?? '';
const haircut = situations.find(({ id }) => id === 'haircut');
/** A line of the situation, without its slots. */
const tells = (plan: string, id: string) =>
  situations
    .find((one) => one.id === id)
    ?.act.some((line) => plan.includes((line.split(/[{,;:]/)[0] ?? line).trim())) === true;

describe('[PL42] what the plan would only quote is asked about', () => {
  test('with up to three situations that are likely, by their names', () => {
    const { asks } = asOf({ triggers: 'the barber thing, the bells' }, new Map([['the barber thing', hair]]));
    expect(asks).toEqual([
      {
        field: 'triggers',
        phrase: 'the barber thing',
        choices: [
          { id: 'haircut', label: 'Haircuts' },
          { id: 'hair-wash', label: 'Hair washing and brushing' },
        ],
      },
    ]);
  });

  test('nothing that is far less likely than the first', () => {
    const readings: Readings = new Map([
      ['the barber thing', near(['haircut', 0.8], ['hair-wash', 0.3], ['nails', 0.2])],
    ]);
    const [asked] = asOf({ triggers: 'the barber thing' }, readings).asks;
    expect(asked?.choices.map(({ id }) => id)).toEqual(['haircut', 'hair-wash']);
  });

  test('not where it is surely read, of a sure kind, or likely nothing we know', () => {
    const readings: Readings = new Map([
      ['the barber thing', near(['haircut', 0.97])],
      [
        'the strimmer next door',
        { ...near(['household-machines', 0.3]), kinds: [{ kind: 'sound', chance: 0.99 }] },
      ],
      ['the blue one', near(['replaced-things', 0.14])],
    ]);
    expect(
      asOf({ challenges: 'the barber thing, the strimmer next door, the blue one' }, readings).asks,
    ).toEqual([]);
  });

  test('each phrase once, and a night only where it is hard', () => {
    const readings: Readings = new Map([
      ['the barber thing', hair],
      ['up half the night thinking', near(['night-thoughts', 0.5])],
      ['sleeps well with dad', near(['hold-person', 0.4])],
    ]);
    const { asks } = asOf(
      {
        triggers: 'the barber thing',
        challenges: 'the barber thing',
        sleepSchedule: 'sleeps well with dad, up half the night thinking',
      },
      readings,
    );
    expect(asks.map(({ field, phrase }) => [field, phrase])).toEqual([
      ['triggers', 'the barber thing'],
      ['sleepSchedule', 'up half the night thinking'],
    ]);
  });

  test('never about a danger, a clinic, a warning, an order, a need, somebody hurt, or in the box of dangers', () => {
    const phrases = [
      'runs into the road',
      'climbs out of the window',
      'tube feeds at night',
      'the smoke alarm',
      'wearing his helmet',
      'always use the green card',
      'hits his sister',
      'seizures',
      'bed 7.30',
    ];
    const readings: Readings = new Map(phrases.map((phrase) => [phrase, hair]));
    const { asks } = asOf({ triggers: phrases.join('\n') }, readings);
    expect(asks).toEqual([]);
    expect(
      asOf(
        { safetyRisks: 'the barber thing', wanderingBehavior: 'the barber thing' },
        new Map([['the barber thing', hair]]),
      ).asks,
    ).toEqual([]);
  });

  test('a danger or a matter of the clinic is never offered, a class to no grown-up, no food where a clinic sets it', () => {
    const readings: Readings = new Map([
      ['that thing with the tap', near(['water-danger', 0.4], ['self-injury', 0.3], ['drips', 0.2])],
      ['break', near(['break-time', 0.5])],
      ['the grey stuff', near(['food-texture', 0.5])],
    ]);
    const triggers = 'that thing with the tap; break; the grey stuff';
    const ids = (some: Partial<ChildProfile>) =>
      asOf({ triggers, ...some }, readings).asks.map(({ choices }) => choices.map(({ id }) => id).join());
    expect(ids({})).toEqual(['drips', 'break-time', 'food-texture']);
    expect(ids({ age: '24' })).toEqual(['drips', 'food-texture']);
    expect(ids({ eatingHabits: 'fed by a G-tube, set by the hospital dietitian' })).toEqual([
      'drips',
      'break-time',
    ]);
  });

  test('every name reads as a button', () => {
    const labels = Array.from({ length: Math.ceil(situations.length / 8) }, (_, at) => {
      const some = situations.slice(at * 8, at * 8 + 8);
      const phrases = some.map((_one, index) => `the ${'abcdefgh'[index]}-thing`);
      const readings = new Map(some.map(({ id }, index) => [phrases[index] ?? '', near([id, 0.5])]));
      const profile = { ...emptyProfile, ...bare, gender: 'Female' as const, triggers: phrases.join('\n') };
      return askMeanings({ profile, today }, readings).flatMap(({ choices }) => choices);
    }).flat();
    expect(labels.length).toBeGreaterThan(350);
    for (const { label } of labels) {
      expect(label).toMatch(/^\p{Lu}/u);
      expect(label).not.toMatch(/[{}]/);
      expect(label.length).toBeLessThanOrEqual(60);
    }
    expect(labels.map(({ label }) => label)).toContain('Being told to act her age');
  });
});

describe('[PL42] what was chosen counts as surely read', () => {
  const readings: Readings = new Map([['the barber thing', hair]]);

  test('the plan has its steps, its goal and no question', () => {
    const asked = asOf({ triggers: 'the barber thing' }, readings);
    expect(hardPart(asked.plan)).toContain('“the barber thing” What helps: ____');
    const { plan, asks } = asOf(
      { triggers: 'the barber thing', meanings: { 'the barber thing': 'haircut' } },
      readings,
    );
    expect(hardPart(plan)).toContain('| Barber thing |');
    expect(hardPart(plan)).not.toContain('What helps: ____');
    expect(tells(plan, 'haircut')).toBe(true);
    expect(plan).toMatch(/## Goals[\s\S]*?1\. \*\*(?:The )?[Bb]arber thing\.\*\*/);
    expect(asks).toEqual(asked.asks);
  });

  test('also what no reader found, and before what a reader is sure of', () => {
    expect(
      tells(
        asOf({ challenges: 'the barber thing', meanings: { 'the barber thing': 'haircut' } }, new Map()).plan,
        'haircut',
      ),
    ).toBe(true);
    const sure: Readings = new Map([['the barber thing', near(['nails', 0.99])]]);
    expect(
      hardPart(asOf({ triggers: 'the barber thing', meanings: { 'the barber thing': '' } }, sure).plan),
    ).toContain('“the barber thing” What helps: ____');
  });

  test('something else, an unknown id, and a phrase that is gone change nothing', () => {
    const { plan } = asOf({ triggers: 'the barber thing' }, readings);
    for (const meanings of [
      { 'the barber thing': '' },
      { 'the barber thing': 'no-such-thing' },
      { 'the barber things': 'haircut' },
    ])
      expect(asOf({ triggers: 'the barber thing', meanings }, readings).plan).toBe(plan);
  });

  test.each([
    ['runs into the road', 'different-route'],
    ['runs into the road', 'roads'],
    ['tube feeds at night', 'night-waking'],
    ['the smoke alarm', 'music-lesson'],
    ['hits his sister', 'siblings'],
    ['that thing with the tap', 'water-danger'],
    ['that thing with the tap', 'pain'],
    ['says she wants to die', 'grief'],
  ])('not for "%s" as %s', (phrase, id) => {
    const plain = asOf({ triggers: phrase }, new Map());
    expect(asOf({ triggers: phrase, meanings: { [phrase]: id } }, new Map()).plan).toBe(plain.plan);
  });

  test('no danger of the box of dangers, no class for a grown-up, no food where a clinic sets it', () => {
    for (const some of [
      { safetyRisks: 'the shed door' },
      { triggers: 'break', age: '24' },
      { triggers: 'the grey stuff', eatingHabits: 'fed by a G-tube, set by the hospital dietitian' },
    ]) {
      const meanings = {
        'the shed door': 'locked-doors',
        break: 'break-time',
        'the grey stuff': 'food-texture',
      };
      expect(asOf({ ...some, meanings }, new Map()).plan).toBe(asOf(some, new Map()).plan);
    }
  });

  test('a day or a title that only the carer can explain is explained', () => {
    const meanings = { 'PE day': 'pe-lessons', 'Price is Right preempted': 'not-happening' };
    const { plan } = asOf({ triggers: 'PE day, Price is Right preempted', meanings }, new Map());
    expect(hardPart(plan)).not.toContain('What helps: ____');
  });

  test('a service is told of the same ones', () => {
    const meanings = {
      'the barber thing': 'haircut',
      'the bells': '',
      'runs into the road': 'crowds',
      gone: 'nails',
    };
    const profile = {
      ...emptyProfile,
      ...bare,
      triggers: 'the barber thing; the bells; runs into the road',
      meanings,
    };
    expect(chosenSituations({ profile, today })).toEqual(['haircut']);
    expect(haircut).toBeTruthy();
  });
});

describe('[PL43] what is likely stands with an "if"', () => {
  const likely: Readings = new Map([['the barber thing', near(['haircut', 0.85])]]);
  const firstPage = (plan: string) => plan.slice(0, plan.indexOf('## Triggers'));

  test('one step and room for more; no row, no goal, nothing on the first page', () => {
    const { plan } = asOf({ triggers: 'the barber thing' }, likely);
    expect(hardPart(plan)).toMatch(/“the barber thing” If it is about haircuts: .+\. What else helps: ____/);
    expect(hardPart(plan)).not.toContain('| Barber thing |');
    expect(plan).not.toContain('**Hair cut.**');
    expect(tells(firstPage(plan), 'haircut')).toBe(false);
  });

  test('not below its chance, not where the carer meant something else, never for a danger', () => {
    const blank = '“the barber thing” What helps: ____';
    expect(
      hardPart(asOf({ triggers: 'the barber thing' }, new Map([['the barber thing', hair]])).plan),
    ).toContain(blank);
    expect(
      hardPart(asOf({ triggers: 'the barber thing', meanings: { 'the barber thing': '' } }, likely).plan),
    ).toContain(blank);
    const danger: Readings = new Map([['runs into the road', near(['haircut', 0.9])]]);
    expect(asOf({ challenges: 'runs into the road' }, danger).plan).not.toContain('If it is about');
  });
});
