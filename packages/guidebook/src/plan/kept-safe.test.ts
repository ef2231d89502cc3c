// What was found unsafe, shaming or beside the point in plans for strangers' children, each as a rule.
import { describe, expect, test } from 'vitest';
import { bare, planFor } from './testing/sample-children.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';
const firstPage = (plan: string) => partOf(plan, 'One page');

describe('[PL32] what others do to the child', () => {
  const plan = planFor({
    ...bare,
    age: '8',
    triggers: 'teacher with cane, hand dryers',
    challenges: 'older man messaging him, not staying in class',
    notes: 'Two adults sat on him at school in May.',
  });
  const section = partOf(plan, 'Before everything else');

  test('stands whole, with whom to tell', () => {
    for (const said of [
      'teacher with cane',
      'older man messaging him',
      'Two adults sat on him at school in May.',
    ])
      expect(section).toContain(`“${said}”`);
    expect(section).toMatch(/safeguarding lead at school[\s\S]*0808 800 5000/);
    expect(section).toMatch(/In danger now/);
  });

  test('is asked about nowhere, and is no goal', () => {
    const rest = plan.replace(section, '');
    expect(rest).not.toMatch(/cane|messaging|sat on/);
    expect(section).not.toMatch(/\?/);
    expect(plan).toMatch(/\*\*Before this plan:\*\*/);
  });

  test('a grown-up is told with, not over', () => {
    const grown = planFor({ ...bare, age: '21', safetyRisks: 'gets scammed' });
    expect(partOf(grown, 'Before everything else')).toMatch(/adult safeguarding team[\s\S]*not over/);
  });
});

describe('[PL33] loved, and part of a danger', () => {
  const plan = planFor({
    ...bare,
    age: '4',
    comfortItems: 'string of wooden beads, blue cup',
    strengths: 'figures out any lock',
    specialInterests: 'water, trains',
    activities: 'water hose',
    safetyRisks: 'choking, pond next door',
    wanderingBehavior: 'straight to the water',
  });

  test('is on no list of helps', () => {
    expect(firstPage(plan)).not.toMatch(/beads|lock|hose|love water/i);
    expect(partOf(plan, 'Emergency')).toMatch(/\*\*What calms:\*\* “blue cup”/);
    expect(plan).toContain('**String of wooden beads, water hose:** Loved, and not without danger');
    expect(plan).toContain('What Ro loves: “water, trains”\n');
    expect(plan).not.toMatch(/(?:put|photo of|time for) water\b/i);
  });

  test('[PL8] the place of danger is searched at once, and all water by a second', () => {
    expect(plan).toMatch(
      /1\. Call the emergency number[\s\S]*2\. Two people go at once\. One [^\n]*“pond next door”[\s\S]*searches water/,
    );
    expect(partOf(plan, 'Emergency')).toMatch(/Places to look first:[^\n]*“pond next door”/);
  });

  test('a danger is not read as something like it', () => {
    const stones = planFor({
      ...bare,
      age: '5',
      challenges: 'throws stones at children',
      activities: 'stones',
    });
    expect(stones).not.toMatch(/throw one yourself|ten throws/);
    expect(stones).toMatch(/“throws stones at children” What is put away/);
    expect(partOf(stones, 'Goals')).not.toMatch(/throw/i);
  });
});

test('[PL34] no firm touch, weight or squeezing nobody wrote of', () => {
  const pressing = /firm|heavy blanket|towel press|squeez|weighted|flat hand/i;
  const touchy = {
    ...bare,
    age: '8',
    sensorySensitivities: ['Touch' as const, 'Textures' as const],
    triggers: 'tights, nail cutting, hair washing',
    sleepSchedule: 'bed 8pm to 6',
    carePlans: ['behavioralSensoryManagement' as const, 'customizedCarePlans' as const],
  };
  for (const name of ['Ro', 'Ada', 'Ben', 'Cleo', 'Dov', 'Eli'])
    expect(planFor({ ...touchy, name })).not.toMatch(pressing);
});

test('[PL35] nothing shames on the first page', () => {
  const plan = planFor({
    ...bare,
    age: '9',
    triggers: 'hand dryers',
    challenges: 'wets bed, spits food at the canteen, hitting, smears poop, masturbating in living room',
  });
  expect(firstPage(plan)).not.toMatch(/bed|spit|hit|smear|poop|masturb|ask at home/i);
  expect(firstPage(plan)).toMatch(/Hand dryers/i);
});

describe('[PL36] an adult is not called a pupil', () => {
  const grown = {
    ...bare,
    name: 'Gareth',
    age: '36',
    communication: 'Verbal' as const,
    strengths: 'works 3 mornings at the garden centre',
    specialInterests: 'buses',
    activities: 'choir',
    triggers: 'the rota going up late',
    sleepSchedule: '10.30 to 6 solid',
    importantRoles: ['parentsGuardians' as const, 'teachersEducationalStaff' as const],
  };
  const plan = planFor(grown);

  test('works where that was written, and has no parents, teachers or desk', () => {
    expect(plan).toContain('## At home, at work, out and about');
    expect(plan).not.toMatch(
      /\bcollege|parents|teachers|\bschool\b(?! plan)|desk|worksheet|the strip|fridge/i,
    );
    expect(planFor({ ...grown, socialSupports: 'disability officer in college' })).toContain('at college');
  });

  test.each([
    ['day service Mon to Thu; what works: one thing at a time', 'the day service'],
    ['at the day centre the staff rota changes, packing the bag is hard', 'the day service'],
    ['has a job at the garden centre, day service on Fridays', 'work'],
    ['works Tuesdays in the charity shop', 'work'],
    ['what works is a walk', 'other places'],
  ])('work is spoken of only where it is named: %s', (notes, where) => {
    const plan = planFor({ ...bare, name: 'Gareth', age: '45', notes });
    expect(plan).toContain(
      where === 'other places' ? '## At home, out and about' : `## At home, at ${where}, out and about`,
    );
  });

  test('[PL19] told hours are left alone', () => {
    expect(plan).toContain('The night, in your words: “10.30 to 6 solid”\n');
    expect(plan).not.toMatch(/^\d\. \d\d:\d\d /m);
  });

  test('[PL8] nobody searches water for someone who does not go off', () => {
    expect(planFor({ ...grown, safetyRisks: 'police interactions' })).not.toMatch(
      /is missing|[Ww]ater first/,
    );
  });
});

test.each([
  '23-7',
  '9-6',
  '8 - 5',
  '9p-5a',
  '20h30 - 6',
  '21:30 to 6:30 exact',
  'sunset to sunrise',
  '22.00-05.30',
])('[PL19] hours are not asked for: %s', (sleepSchedule) => {
  const plan = planFor({ ...bare, age: '10', sleepSchedule });
  expect(plan).toContain(`“${sleepSchedule}”`);
  expect(partOf(plan, 'Daily')).not.toMatch(/\?|doctor/);
});

test('[PL37] grapes stay cut', () => {
  const plan = planFor({ ...bare, age: '5', eatingHabits: 'quesadilla, rice, grapes cut, chicken no bone' });
  expect(plan).not.toMatch(/(?<!\p{L})grapes(?! cut)/iu);
  expect(partOf(plan, 'Emergency')).toMatch(/Food rules:[^\n]*“grapes cut”; “chicken no bone”/);
});

test('[PL15] what is eaten gladly is not asked about, and stands once', () => {
  const plan = planFor({ ...bare, age: '7', eatingHabits: 'Rice with soy sauce, fried egg, no gravy' });
  expect(plan.match(/gravy/g)).toHaveLength(1);
  expect(partOf(plan, 'Food')).not.toContain('?');
});

test('[PL29] a name that ends in a stop keeps one', () => {
  const plan = planFor({ ...bare, name: '{child2}.', age: '6' });
  expect(plan).toContain('# Care plan for {child2}\n');
  expect(plan).not.toContain('{child2}..');
});

test('[PL18] nothing is made of what is loved but the carer’s own words', () => {
  const plan = planFor({
    ...bare,
    age: '8',
    specialInterests: 'station melodies, letterboxes, car logos, squad numbers, trains',
  });
  expect(plan).not.toMatch(/join letterboxes|road signs|spells or points|\*\*Squad numbers/);
  expect(plan).not.toMatch(/\*\*Trains/);
});

test('[PL38] nothing is offered by mouth where a clinic decides what may be', () => {
  const triggers = 'bumpy road, loud noise, waiting, the dentist, meltdowns after school, car journeys';
  const plan = planFor({
    ...bare,
    age: '6',
    triggers,
    notes: 'Thickened fluids only, level 2, never thin water.',
  });
  const own = plan.replaceAll(/“[^”]*”/gu, '');
  expect(own).not.toMatch(/\b(?:sips?|snacks?|crunchy|chewy|straw)\b|(?:offer|, )water\b(?! first)/i);
});

test('[PL8] going somewhere alone when upset is going off, in whichever box it stands', () => {
  const plan = planFor({ ...bare, age: '12', safetyRisks: 'goes to the station alone when upset' });
  expect(plan).not.toContain('You have not written of any wandering off');
});

test('[PL35] the carer’s "I" is not the child’s on the first page', () => {
  const plan = planFor({ ...bare, age: '11', triggers: 'when I fold his towels wrong, people clapping' });
  expect(firstPage(plan)).not.toMatch(/towels/);
});

test('[PL8] a lack of road sense is no place to search', () => {
  const plan = planFor({
    ...bare,
    age: '11',
    safetyRisks: 'no road sense',
    challenges: 'runs off to the river',
  });
  expect(firstPage(plan)).not.toMatch(/then “no road sense”/);
});

describe('[PL41] what the carer set as a condition stays', () => {
  test.each([
    'Deep pressure on shoulders helps but ask first.',
    'A tight hug works but only from mum.',
    'Music helps, but not at bedtime.',
  ])('%s', (notes) =>
    expect(partOf(planFor({ ...bare, age: '16', notes }), 'Emergency info')).toContain(`“${notes}”`),
  );

  test.each(['bath (shower is ok)', 'haircuts (clippers are fine)', 'hand dryers (paper towels work)'])(
    '%s',
    (triggers) => {
      const plan = planFor({ ...bare, age: '5', triggers });
      expect(partOf(plan, 'Triggers')).toContain(`### What to do, in your words\n\n- “${triggers}”`);
      expect(partOf(plan, 'Goals')).not.toMatch(/Bath|Haircut|Hand dryer/);
    },
  );

  test.each([
    'biting (himself mostly, his left wrist), toileting, meals',
    'meals, biting (mainly herself, her arm), waiting, shoes',
  ])('a bracket is not torn, and biting oneself is the clinic’s: %s', (challenges) => {
    const plan = planFor({ ...bare, age: '5', challenges });
    expect(plan).not.toMatch(/“[^”(]*\)”|“[^”)]*\([^)”]*”/u);
    expect(partOf(plan, 'From your clinic')).toMatch(/“biting \([^”]*\)”/u);
  });
});

describe('[PL33] food and a voice', () => {
  test.each([
    { eatingHabits: 'Eats fast. Likes sausages' },
    { eatingHabits: 'stuffs his mouth' },
    { safetyRisks: 'has choked on meat' },
    { eatingHabits: 'gulps everything down' },
    { notes: 'She is a fast eater.' },
  ])('nobody who may choke walks about with food: %o', (some) => {
    for (const name of ['Ro', 'Jo', 'Kim'])
      expect(planFor({ ...bare, name, age: '5', challenges: 'sitting for meals', ...some })).not.toContain(
        'food goes along',
      );
  });

  test.each([
    ['iPad dead', { interactionStyle: 'LAMP on his iPad, 2-4 word messages' }],
    ['when the tablet runs out of battery', { interactionStyle: 'She talks with her tablet' }],
    ['iPad dying', { preferredCommunication: 'AAC Device' as const }],
    ['flat iPad', { notes: 'Proloquo since May.' }],
    ['device not charged', { communication: 'Uses Assistive Devices' as const }],
  ])('a device that talks is a voice: %s', (triggers, some) => {
    const plan = planFor({ ...bare, age: '16', triggers, ...some });
    expect(plan).toContain('A board on paper with the same words');
    expect(plan).not.toMatch(/needs no power|try once more/);
  });
  test('and one to play with is none', () =>
    expect(
      planFor({ ...bare, age: '6', triggers: 'ipad dying', interactionStyle: 'single words' }),
    ).not.toContain('A board on paper'));
});

describe('[PL12] nothing is left open that was told, and nothing said twice', () => {
  test.each([
    'will bolt in car parks if he sees a lift or a launderette',
    'runs if he sees construction',
    'run away in shopping mall, want to go escalator',
    'bolts when she hears ice cream vans',
  ])('what draws is where to look: %s', (wanderingBehavior) => {
    const plan = planFor({ ...bare, age: '4', wanderingBehavior });
    expect(plan).not.toContain('places the family knows: ____');
    expect(plan.split('is missing:')[1]).toContain(wanderingBehavior);
  });
  test('a place and a thing are named once', () => {
    const plan = planFor({
      ...bare,
      age: '25',
      allergies: 'lanolin cream, latex',
      comfortItems: 'Big headphones',
      triggers: 'the bus when full, public transport, buses',
      notes: 'Has a job in an office.',
    });
    expect(plan).not.toMatch(/\bwork, work\b|headphones and (?:his|her|their) (?:big )?headphones/);
  });
});

describe('[PL12] whom to ring is a person', () => {
  test.each([
    { interactionStyle: 'Please call his name first and then give one instruction.' },
    { notes: 'He loves to ring Nan on Sundays.' },
    { notes: 'Ring the doorbell twice.' },
    { notes: 'Call her name before you touch.' },
    { activities: 'helps ring the church bell' },
  ])('not %o', (some) => {
    const plan = planFor({ ...bare, age: '9', ...some });
    expect(plan).toContain('**Contacts in order:** 1 ________');
    expect(plan).not.toMatch(/Home: “|Whom to ring/);
    expect(plan).not.toContain('“Pat ');
  });
  test.each([
    'Ring Nan first, then me.',
    'Call my sister Ngozi.',
    'Phone the school office.',
    'Rev. Anne 07700 900123',
  ])('%s', (notes) =>
    expect(planFor({ ...bare, age: '9', notes })).toContain(
      `**Contacts in order:** 1 “${notes.replace(/\.$/, '')}`,
    ),
  );
});

test('[PL32] who hears little is given nothing over the ears', () => {
  const child = { ...bare, age: '14', triggers: 'loud horns', sensorySensitivities: ['Sound' as const] };
  const told = { interactionStyle: 'Hard of hearing in left ear', safetyRisks: "doesn't hear cars" };
  expect(planFor(child)).toMatch(/headphones/i);
  expect(planFor({ ...child, ...told })).not.toMatch(/headphones|ear defenders/i);
});

test('[PL7] how bad an allergy is stands at its own, and not at the table as one', () => {
  const plan = planFor({ ...bare, age: '8', allergies: 'Cats, mildly (yes we know), kiwi - itchy mouth' });
  expect(partOf(plan, 'Food')).toMatch(/\*\*Allergies:\*\* “kiwi - itchy mouth”/);
  expect(partOf(plan, 'Emergency')).toContain('“Cats, mildly (yes we know), kiwi - itchy mouth”');
});

test('[PL38] who stuffs the mouth has no food within reach all day', () => {
  const hungry = { ...bare, age: '6', challenges: 'hunger' };
  for (const eatingHabits of ['stuffs food in his mouth', 'stuffs his cheeks'])
    expect(planFor({ ...hungry, eatingHabits })).not.toMatch(/food .{0,40}within reach/);
});

describe('[PL7] where an allergy is written, no line says that nothing is ruled out', () => {
  const rules = (some: object) =>
    planFor({ ...bare, age: '9', carePlans: ['dietFocusedCarePlan'], eatingHabits: 'toast', ...some });
  const nothing = /no known allergies|nothing is ruled out/iu;

  test.each([{ allergies: 'kiwi' }, { allergies: 'latex' }, {}])('%o', (some) =>
    expect(rules(some)).not.toMatch(nothing),
  );
  test('only where none is known', () => {
    expect(rules({ allergies: 'none known' })).toMatch(nothing);
    expect(rules({ dietRestrictions: ['NKA (No Known Allergies)'] })).toMatch(nothing);
    expect(
      rules({ allergies: 'none known', eatingHabits: 'fed by a G-tube, set by the hospital dietitian' }),
    ).not.toMatch(/go by what|choice is wide/u);
  });
  test('who carries no pen has no order of steps written', () => {
    expect(rules({ allergies: 'cows milk, carries no pen' })).not.toMatch(/in that order/u);
    expect(rules({ allergies: 'nuts, give cetirizine 5 ml' })).toMatch(/in that order/u);
  });
});

test('[PL33] a coop that is opened makes no hen dangerous; what is behind another door stays a danger', () => {
  const loves = (specialInterests: string, safetyRisks: string) =>
    planFor({ ...bare, age: '6', specialInterests, safetyRisks });
  expect(loves('feeding the chickens', 'opens the lock on the chicken coop')).not.toMatch(
    /not without danger/u,
  );
  expect(loves('mowers', 'unlocks the shed and takes the mower')).toMatch(/not without danger/u);
});

test('[PL5] a show comes once and is done or not', () =>
  expect(planFor({ ...bare, age: '15', notes: 'She wants to go to the school show.' })).toMatch(
    /school show”[^\n]*that step is done/u,
  ));

test('[PL38] the calm kit holds no drink where drinks are thickened', () => {
  const kit = (eatingHabits: string) =>
    /\*\*In the kit:\*\*[^\n]*/u.exec(
      planFor({ ...bare, age: '9', eatingHabits, carePlans: ['behavioralSensoryManagement'] }),
    )?.[0];
  expect(kit('rice')).toContain('and water');
  expect(kit('thickener in drinks 1 scoop per 200ml')).toMatch(/Pack (?!.*water)/);
});
