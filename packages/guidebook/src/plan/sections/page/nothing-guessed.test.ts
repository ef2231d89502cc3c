// What nobody told of this child stands nowhere as if it had been, and beside the family's own rule stands no other.
import { describe, expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';
const lineOf = (plan: string, title: string, label: string) =>
  partOf(plan, title)
    .split('\n')
    .find((line) => line.startsWith(`- **${label}`)) ?? '';

describe('[PL27] the first page says what was told', () => {
  const plan = planFor({
    ...bare,
    age: '8',
    communication: 'Limited Verbal',
    preferredCommunication: 'Gestures',
    triggers: 'hand dryers',
  });

  test('no number, no sign, no rule of ours', () => {
    expect(partOf(plan, 'One page')).not.toMatch(
      /\d+ seconds|that is a no|\*\*Always|\*\*Never|lose my words/,
    );
    expect(lineOf(plan, 'One page', 'How I talk')).toContain('Give me time');
  });

  test('[PL4] it says what the table says, and no row tells how it shows', () => {
    const [, , act = ''] = /\n\| Hand dryers \| ([^|]+) \| ([^|]+) \|/u.exec(plan) ?? [];
    const page = /Hand dryers → ([^·\n]+)\./u.exec(partOf(plan, 'One page'))?.[1] ?? '';
    const bare = (text: string) =>
      text.toLowerCase().replace(/\b(?:they|them|their|he|him|his|i|me|my)\b/gu, '');
    expect(bare(act).slice(0, 20)).toBe(bare(page).slice(0, 20));
    expect(plan).not.toMatch(/First signs|Afterwards, each time/);
  });

  test.each([
    ['Non-Verbal', 'Fully verbal, talks non stop about his things'],
    ['Verbal', 'about 20 signs, and her tablet with symbols'],
  ] as const)('what was written comes before what was ticked: %s', (communication, interactionStyle) => {
    const told = planFor({
      ...bare,
      age: '8',
      communication,
      preferredCommunication: communication === 'Verbal' ? 'Sign Language' : '',
      interactionStyle,
    });
    expect(lineOf(told, 'One page', 'How I talk')).toContain(`“${interactionStyle}”`);
    expect(lineOf(told, 'Emergency', 'How I talk')).not.toMatch(/does not use speech|prefers/);
  });

  test('what is offered for the ears is what was told', () => {
    const sheet = (triggers: string) =>
      lineOf(
        planFor({ ...bare, age: '10', sensorySensitivities: ['Sound'], triggers }),
        'Emergency',
        'What hurts',
      );
    expect(sheet('many people at once. Ear plugs ok, headphones she finds embarassing')).toContain(
      'offer ear plugs',
    );
    expect(sheet('hand dryers')).not.toContain('offer');
  });

  test('a step for who hits is the family’s where it was told', () =>
    expect(
      planFor({
        ...bare,
        age: '4',
        challenges: 'loud rooms\nbites when overwhelmed, his own hand or mine, give the chew toy fast',
      }),
    ).toContain('I may hurt somebody: “give the chew toy fast” and step back'));
});

describe('one rule for one emergency', () => {
  test('[PL7] the order of steps in a reaction', () => {
    const order =
      'Swollen lips, hoarse voice, wheeze: EpiPen in outer thigh first, THEN 999, lie him down. 2nd pen after 5 mins if no better';
    const plan = planFor({
      ...bare,
      age: '8',
      allergies: 'Peanut - ANAPHYLAXIS',
      medications:
        '2 x EpiPen Jr 0.15mg in yellow bag, always both. Blue inhaler 2 puffs. Methylphenidate 18mg breakfast',
      safetyRisks: order,
      socialSupports: 'mum, Beavers leader Steve is epipen trained',
    });
    const clinic = partOf(plan, 'From your clinic');
    expect(clinic).toContain(`everyone does as you wrote. “${order}”`);
    expect(clinic.split(order)).toHaveLength(2);
    expect(clinic).not.toMatch(
      /use the injector at once|Lay \p{L}+ flat|How it begins[^\n]*Swollen|begins[^\n]*Steve/u,
    );
    expect(lineOf(plan, 'One page', 'Always')).toContain(
      '“2 x EpiPen Jr 0.15mg in yellow bag, always both.”',
    );
    expect(lineOf(plan, 'One page', 'My breathing')).not.toContain('Methylphenidate');
  });

  test('[PL7] told among the allergies, it is not said again', () => {
    const allergies = 'Bee stings: EpiPen in outer thigh, hold 3 sec, call 911, lay him down, then call me';
    const clinic = partOf(planFor({ ...bare, age: '11', allergies }), 'From your clinic');
    expect(clinic).toContain(
      'Anaphylaxis, or a reaction that gets worse: everyone does as you wrote above, in that order.',
    );
    // Where the order is silent, ours stands beside it; where it speaks, ours is silent.
    expect(clinic).not.toMatch(/use the injector at once|Lay \p{L}+ flat/u);
    expect(clinic).toContain('Second injector after five minutes');
    expect(clinic.split('outer thigh')).toHaveLength(2);
  });

  test.each([
    'Peanuts - EpiPen at school. We give Piriton and take her to hospital if it gets worse, nobody has shown us how to use the pen',
    'Peanuts. EpiPen in the thigh. Call 999 if it gets worse',
    'Peanuts, nobody has shown us how to use the EpiPen, call 999 if it gets worse',
  ])('[PL7] pieces of different sentences, or a denial, are no order: %s', (allergies) =>
    expect(partOf(planFor({ ...bare, age: '11', allergies }), 'From your clinic')).toMatch(
      /use the injector at once[\s\S]*do not let \p{L}+ stand up[\s\S]*Second injector/u,
    ),
  );

  test('[PL41] a tube that came out', () => {
    const order =
      'If the button comes out put the spare in or a catheter in the hole STRAIGHT away, then ring the nurse or A&E';
    const plan = planFor({
      ...bare,
      age: '6',
      safetyRisks: order,
      eatingHabits: 'Tube fed. By mouth ONLY tastes, puree IDDSI level 4. Drinks NOT by mouth, no water',
      sleepSchedule: 'overnight feed by pump 9pm to 5am, head of bed raised',
      challenges: 'labels\ngrabs other kids food, choking risk, so sit her away from lunchboxes',
      sensorySensitivities: ['Taste'],
    });
    expect(partOf(plan, 'From your clinic')).toContain(`In an emergency, as you wrote: “${order}”`);
    expect(plan).not.toMatch(/Tube out, loose|ward or clinic|plain water|Only as the clinic’s plan says\.$/m);
    const page = partOf(plan, 'One page');
    expect(page).toContain('**At meals, always:** “Tube fed. By mouth ONLY');
    expect(page).toContain(
      '**At meals, take care:** “grabs other kids food, choking risk, so sit her away from lunchboxes”',
    );
    expect(page).not.toContain('overnight feed');
    expect(partOf(plan, 'Food')).toContain('stands under “From your clinic’s plan”');
  });
});

describe('a grown-up is asked', () => {
  const plan = planFor({
    ...bare,
    name: 'Deb',
    age: '34',
    interactionStyle: 'formal. Loses speech on bad days, then she texts from the next room',
    activities: 'cross stitch, church coffee',
    safetyRisks:
      'being taken advantage of by friends, lets people in the flat. Crosses the road fine. Leaves hob on sometimes, there is a cut off switch now',
    medications: 'sertraline 100mg, from a dosette box, she does it herself',
  });

  test('[PL32] money and the door are talked over with her', () => {
    const harm = partOf(plan, 'Before everything else');
    expect(harm).toContain('“lets people in the flat”');
    expect(harm).toMatch(/Talk it over with Deb first/);
    expect(plan).not.toMatch(/block who asks|spat-out/);
  });

  test('[PL27] what goes well is no danger, and nothing is asked that was told', () => {
    expect(plan).not.toMatch(
      /Crosses the road fine|\*\*Cross stitch|not without danger|Who fits it|Which crossing/,
    );
    expect(plan).not.toMatch(/Words or skills that were there/);
  });
});

describe('[PL24] what is given, and when, is not torn', () => {
  const page = (some: object) => partOf(planFor({ ...bare, age: '13', ...some }), 'One page');

  test('what is given at a low stands on the first page, and alone', () => {
    const given =
      'Below 4: 3 dextrose tabs, wait 15, check again. Below 3 or wont swallow: GlucaGen orange box, thigh, then 999';
    const told = { medications: `Type 1, Omnipod 5\n${given}`, notes: 'Orange box goes on every trip.' };
    expect(page(told)).toContain(`**My diabetes:** “${given}”`);
    expect(page(told)).toContain('**Always:** “Orange box goes on every trip.”');
    expect(planFor({ ...bare, age: '13', ...told })).not.toContain('Very drowsy');
  });

  test('a medicine that is given in clusters only', () =>
    expect(
      page({
        medications:
          'lamotrigine 150mg x2, clobazam 10mg only in clusters. ring the epilepsy nurse the same day',
      }),
    ).toContain('clobazam 10mg only in clusters. ring the epilepsy nurse the same day'));

  test('a faint is not parted into what nobody would understand', () => {
    const faint =
      'Has fainted twice when she has not eaten, feet up, sip of juice, do not call an ambulance unless she hits her head';
    const told = page({ safetyRisks: `crosses roads well. ${faint}` });
    expect(told).toContain(`“${faint}”`);
    expect(told).not.toMatch(/“feet up”|“crosses roads well/);
  });

  test('[PL8] whoever is to be rung first is rung first', () =>
    expect(
      page({
        communication: 'Verbal',
        wanderingBehavior: 'walks home alone. If no text by 4.15 ring her, then ring me',
      }),
    ).toContain('Text or ring me first, and wait'));

  test('[PL7] what to do after a sting is no food', () => {
    const allergies = 'wasp stings - big swelling. If her breathing changes 999 straight away, no pen';
    expect(partOf(planFor({ ...bare, age: '13', allergies, eatingHabits: 'toast' }), 'Food')).not.toContain(
      '**Allergies',
    );
  });
});

test('[PL8] nobody searches for who goes out with staff', () => {
  const plan = planFor({ ...bare, age: '38', wanderingBehavior: 'No. goes out with staff' });
  expect(plan).toContain('“No. goes out with staff”');
  expect(plan).not.toMatch(/is missing:|If I (?:run|am missing)/);
});
