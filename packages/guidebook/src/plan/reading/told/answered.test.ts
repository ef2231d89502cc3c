// An entry that says itself what helps is a fact: whole, with no question and no step of ours.
import { describe, expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';
import { hardEntriesOf } from '../hard-entries.ts';
import { answerIn } from './answered.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';

const answered = [
  'vacuum noise, the radio on loud covers it',
  'people leaning over his chair. Come from the front and say your name',
  'PE days, extra snack before or she drops',
  'wet days, hot water bottle and no PE',
  'cutting hair, last time took 3 of us. Jo does him first thing, lights low',
  'pulls at the bandage when bored, a vest under clothes stops it mostly',
  'changing rooms at school, she drops to floor. The tidy-up song works, carrying her does not',
  'being told to wait, a sand timer works, counting doesn’t',
  'new carer without notice; if it is less than a day text her name and a photo',
  'babies crying; ear defenders then leave room',
  'shower - water on face, the lot. Warm the room first, every other day is enough',
  'many people talking at once, weddings. Ear plugs ok, headphones she finds embarassing',
  'mistakes - she wants to start the page again; pencil and a draft stamp helped',
  'asking for help. She has a card to put on the table, uses it half the time',
  'anyone touching her arm without telling her. Sign "arm" and wait for her to look',
  'official letters, she wont open them, put them in the blue tray we do it Thursdays',
];

describe('[PL45] what the carer says helps stands with what it is for', () => {
  test.each(answered)('%s', (said) => {
    expect(answerIn(said)).toBe('helps');
    expect(hardEntriesOf(`${said}\nhand dryers`)).toEqual([said, 'hand dryers']);
    const plan = planFor({ ...bare, age: '10', challenges: `${said}\nhand dryers` });
    const part = partOf(plan, 'Triggers');
    expect(part).toContain(`### What to do, in your words\n\n- “${said.replaceAll('’', '’')}”`);
    expect(part).not.toContain('What helps');
  });

  test('no part of it is a general help, a goal or a week', () => {
    const plan = planFor({
      ...bare,
      age: '10',
      triggers: 'hand dryers\nbeing told to wait, a sand timer works, counting doesn’t',
    });
    expect(plan).not.toMatch(/\*\*What helps:\*\*[^\n]*sand timer|\*\*Never:\*\*[^\n]*counting/);
    expect(partOf(plan, 'Goals')).not.toMatch(/wait/i);
  });

  test('what only does not help leaves room for what does', () => {
    const plan = planFor({ ...bare, age: '30', triggers: 'bass music after 9, earplugs do NOT work' });
    expect(plan).toContain('“bass music after 9, earplugs do NOT work” What helps instead: ____');
  });

  test.each([
    'loud groups, to lose, goodbyes',
    'screams when tired, hungry, cold',
    'won’t use school toilets, holds it all day',
    'crowded tables: he is scared of them',
    'hand dryers, dont know what helps',
    'being touched: not ok',
    'bells, nothing really helps',
    'bells. A song rarely works',
    "crowds, they don't cope",
    'Has picked and eaten a mushroom, once, hospital, was fine',
    'ran into the road, the driver braked, everybody was fine',
  ])('no answer: %s', (said) => expect(answerIn(said)).toBeNull());
});

describe('[PL32] what hurts is no answer', () => {
  test.each([
    'nail cutting, holding his arms works',
    'hitting his sister, a smack works',
    'leaving his room at night, locking her bedroom door works',
    'mess at the table, withholding tea works',
    'held down for teeth, it works',
    'teeth. Tell him first, holding his arms works',
  ])('%s', (said) => {
    expect(answerIn(said)).toBeNull();
    expect(planFor({ ...bare, age: '10', challenges: `${said}\nhand dryers` })).not.toContain(
      'What to do, in your words',
    );
  });

  test('one that is said not to work takes no answer away', () =>
    expect(answerIn('teeth, holding his arms does not work, a song works')).toBe('helps'));
});

describe('[PL45] how it goes better or worse is the answer', () => {
  test('said of what stands before it', () =>
    expect(
      hardEntriesOf(
        'Getting in the car seat. Arches 10 mins. Better if he climbs in himself, worse if two talk',
      ),
    ).toEqual([
      'Getting in the car seat',
      'Arches 10 mins. Better if he climbs in himself, worse if two talk',
    ]));

  test.each([
    'Better if he climbs in by himself + holds the spoon, worse if two adults are talking at him',
    'Works: job to do during the transition, pencil not pen',
    'Does not: repeating directions, clip chart',
    'What helps: no talk before 8, a way out, body doubling',
    'in the ute is better',
    'assembly (fix: seat by the door)',
  ])('%s', (said) => {
    expect(answerIn(said)).toBe('helps');
    const part = partOf(planFor({ ...bare, age: '10', challenges: `hand dryers. ${said}` }), 'Triggers');
    expect(part).toContain(said);
    expect(part).not.toMatch(/What helps(?: instead)?: ____/);
  });

  test.each(['worse', 'refuses help', 'rips work'])('no answer: %s', (said) =>
    expect(answerIn(`sums. ${said}`)).toBeNull(),
  );

  test('what a child does is no aid, and what works stays one', () => {
    const plan = planFor({
      ...bare,
      challenges: 'Rips work when he makes an error. Works: job to do during the transition',
    });
    expect(plan).not.toContain('“Rips”');
    expect(partOf(plan, 'One page')).toMatch(/What helps:\*\*[^\n]*job to do during the transition/);
  });
});

describe('[PL44] one thing a line', () => {
  test('what stands behind it is said of it', () =>
    expect(
      hardEntriesOf(
        'friendships: one girl only, and if she plays with others she cries\nlabels, wet sleeves',
      ),
    ).toEqual([
      'friendships: one girl only, and if she plays with others she cries',
      'labels',
      'wet sleeves',
    ]));

  test('a plain list in one line stays a list', () =>
    expect(hardEntriesOf('hand dryers, dogs\nbells')).toEqual(['hand dryers', 'dogs', 'bells']));
});

test('[PL32] the family’s own care, with the gentler way found, is no harm; anybody else’s is', () => {
  const of = (challenges: string) => planFor({ ...bare, age: '3', challenges: `loud rooms\n${challenges}` });
  const care = 'being held down for nappy or coat, standing up nappies are better';
  expect(of(care)).toContain(`your words\n\n- “${care}”`);
  expect(of(care)).not.toContain('Before everything else');
  for (const harm of ['being held down for nappy by nursery staff', 'being held down'])
    expect(of(harm)).toContain('Before everything else');
});
