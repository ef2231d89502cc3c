// What a carer wrote is neither torn apart, nor turned round, nor answered by an order of ours.
import { describe, expect, test } from 'vitest';
import { bare, planFor } from '../testing/sample-children.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';

test('[PL24] a sentence that leans on the one before it stands with it', () => {
  const notes = "Sign for toilet is her own one - she pats her ear. Don't ask us why.";
  const plan = planFor({ ...bare, age: '4', notes });
  expect(partOf(plan, 'One page')).toContain(`**My family says:** “${notes}”`);
  const other = planFor({ ...bare, age: '9', notes: 'He wets the bed. It is worse in May. Loves Mr Osei.' });
  expect(partOf(other, 'One page')).toContain('“Loves Mr Osei.”');
  expect(partOf(other, 'One page')).not.toContain('worse in May');
  expect(other).toContain('“He wets the bed. It is worse in May.”');
});

test('[PL24] where the rescue medicine lies stays with it on the first page', () => {
  const medications = 'Buccal midazolam if fit over 4 mins. Its in red pouch, check date.';
  expect(partOf(planFor({ ...bare, age: '16', medications }), 'One page')).toContain(
    '“Buccal midazolam if fit over 4 mins. Its in red pouch, check date.”',
  );
});

test('[PL35] what the child is not to see is on no page that is read together', () => {
  const plan = planFor({
    ...bare,
    age: '14',
    notes: 'Please write down what she eats, but not so she sees it. Loves snow.',
  });
  expect(partOf(plan, 'One page')).not.toContain('write down');
  expect(plan).toContain('not so she sees it');
});

test('[PL26] an order among what is hard is a rule, never turned round', () => {
  const said = 'languages mixed when upset, use english only';
  const plan = planFor({ ...bare, age: '6', challenges: `hair tie, ${said}, shoes` });
  expect(plan).toContain(`“${said}” Everyone keeps to this as it is written.`);
  expect(plan).not.toMatch(/Keep all/);
});

test.each(['sit still, wait in line, say sorry', 'use of stairs, dont like noise, never winning'])(
  '[PL26] what is hard is no order: %s',
  (challenges) =>
    expect(planFor({ ...bare, age: '6', challenges })).not.toContain('Everyone keeps to this as'),
);

describe('[PL8] wandering', () => {
  test.each([
    'not any more',
    'Never.',
    'no, never has',
    'No, not since 2023',
    'used to, not now',
    'she has never run off',
    'no, he stays close to us',
  ])('denied: %s', (wanderingBehavior) =>
    expect(planFor({ ...bare, age: '9', wanderingBehavior })).not.toMatch(/If I run|doors and gates shut/),
  );
  test.each([
    'never comes back when called',
    'no road sense, runs',
    'not at home, at school yes',
    'never looks back',
    'no fear of water',
  ])('told: %s', (wanderingBehavior) =>
    expect(partOf(planFor({ ...bare, age: '9', wanderingBehavior }), 'One page')).toMatch(/If I run/),
  );
});

describe('[PL24] one order in an emergency', () => {
  test('the family’s on batteries stands, and the clinic is asked', () => {
    const safetyRisks =
      'pica - batteries, if you think battery swallowed A&E at once + 2 tsp honey on the way';
    const plan = planFor({ ...bare, age: '9', safetyRisks, challenges: 'Pica' });
    expect(plan).not.toMatch(/nothing to eat or drink/);
    expect(plan).toMatch(
      /as you wrote; have the clinic confirm it: ____|as you wrote: “pica[^”]*” Have the clinic/,
    );
  });
  test('the family’s minutes stand without ours', () => {
    const medications = 'Midazolam if fit >4 mins, ambulance if its first in 24h or doesnt stop in 5 more.';
    const plan = planFor({ ...bare, age: '16', challenges: 'epilepsy', medications });
    expect(plan).not.toMatch(/(?:after|at) (?:5|five) minutes/);
    expect(plan).toContain('Have the clinic confirm it: ____');
  });
  test('a stay in hospital is no order', () =>
    expect(planFor({ ...bare, age: '9', notes: 'Epilepsy. Was in hospital in May with seizures.' })).toMatch(
      /after 5 minutes/,
    ));
});

test('[PL24] every comfort stands, whatever years are written beside it', () => {
  const comfortItems = 'stack of IKEA catalogues (2009-2014), brown belt to hold';
  expect(partOf(planFor({ ...bare, age: '31', comfortItems }), 'One page')).toContain(`“${comfortItems}”`);
});

test.each(['showing pain (he only stops eating)', 'Hand biting = first think toilet, then tooth, then Kees'])(
  '[PL24] a sign of pain reaches the first page and the sheet: %s',
  (said) => {
    const plan = planFor({ ...bare, age: '31', challenges: `wugs, ${said}` });
    expect(partOf(plan, 'Emergency')).toMatch(/Pain signs:\*\* “/);
    expect(partOf(plan, 'One page')).toContain('**Pain:** “');
  },
);

test('[PL5] no goal from sorrow, nor from what is somebody else’s', () => {
  const plan = planFor({
    ...bare,
    age: '10',
    triggers: "loud noise in Zaidy's room, hand dryers",
    challenges: 'grief',
  });
  expect(partOf(plan, 'Goals')).not.toMatch(/Zaidy|[Gg]rief|[Ll]oss/);
  expect(partOf(plan, 'Goals')).toContain('Hand dryers');
  expect(partOf(plan, 'Goals')).not.toMatch(/at home and at school/);
});

test('[PL24] what to do in a faint is not torn from it, and nothing of ours says the reverse', () => {
  const notes =
    "POTS as well: stands up, goes grey, goes down. Feet up, don't fuss. Not an ambulance unless she bangs her head.";
  const plan = planFor({ ...bare, age: '15', notes });
  expect(partOf(plan, 'From your clinic')).toContain(`“${notes}”`);
  expect(plan).not.toMatch(/Faints, goes blue|grey, or has chest pain/);
  expect(partOf(plan, 'One page')).toContain(`**When to call the emergency number:** “${notes}”`);
});

test('[PL24] first aid among the notes stands in Safety and on the sheet', () => {
  const notes = 'If bitten: pressure bandage whole limb, lie him still, 000. Kit in the ute door.';
  const plan = planFor({ ...bare, age: '7', safetyRisks: 'picks up snakes', notes });
  expect(partOf(plan, 'Safety')).toContain('**In an emergency, as you wrote:** “If bitten: pressure bandage');
  expect(partOf(plan, 'Emergency')).toMatch(/First aid, as written:\*\* “If bitten/);
});

test('[PL26] numbers in one line part a list; behind a slash one thing may end in several ways', () => {
  const plan = planFor({
    ...bare,
    age: '9',
    triggers: '1. blorfs when it is starting 2. fried wugs 3. people arguing',
    challenges: "recognising she's hungry/hot/ill",
  });
  expect(plan).toContain('“fried wugs” What helps');
  expect(plan).toContain("“recognising she's hungry/hot/ill”");
});

test('[PL35] the writer’s own life is not on the first page', () => {
  const plan = planFor({
    ...bare,
    age: '34',
    notes:
      'I am not going to be here for ever so I am writing this down. He likes his tea with the bag left in.',
  });
  expect(partOf(plan, 'One page')).toContain('“He likes his tea with the bag left in.”');
  expect(partOf(plan, 'One page')).not.toContain('for ever');
});

test('[PL35] a shove does not take the signs off the first page', () => {
  const interactionStyle = 'Signs MORE, HELP (on her chest) and WATER. She shoves when she wants to play';
  const page = partOf(planFor({ ...bare, age: '5', interactionStyle }), 'One page');
  expect(page).toContain('“Signs MORE, HELP (on her chest) and WATER.”');
  expect(page).not.toContain('shoves');
});

test('[PL27] the carer’s seconds stand, and a medicine is no help on the first page', () => {
  const page = partOf(
    planFor({
      ...bare,
      age: '11',
      communication: 'Verbal',
      preferredCommunication: 'Speech',
      interactionStyle: 'Answer after about 10 secs',
      sleepSchedule: '10 til 2, then 4 til 6. melatonin helps her go off',
    }),
    'One page',
  );
  expect(page).toContain('10 seconds');
  expect(page).not.toMatch(/melatonin/i);
});

test('[PL8] a search goes to the slurry pit and the terrace too', () => {
  const plan = planFor({
    ...bare,
    age: '6',
    wanderingBehavior: 'goes for any gate',
    safetyRisks: 'theres a slurry pit at Deasys, terrace door must be locked',
  });
  expect(partOf(plan, 'One page')).toMatch(/If I run:.*slurry pit.*terrace/);
  expect(partOf(plan, 'Safety')).toContain('every door to a balcony, terrace or roof');
});

test('[PL8] foam off a car seat is no open belt', () =>
  expect(planFor({ ...bare, age: '4', safetyRisks: 'eats sponge, foam off the car seat' })).not.toMatch(
    /Child locks/,
  ));

test('[PL7] a pen among the allergies is an injector, and pollen is no food', () => {
  const pen = planFor({ ...bare, age: '9', allergies: 'Groundnut. If coughing use the pen in his red bag.' });
  expect(partOf(pen, 'One page')).toContain('My injector with me');
  const pollen = planFor({
    ...bare,
    age: '12',
    allergies: 'Birch pollen, eye drops. Apples raw no, cooked yes.',
  });
  expect(partOf(pollen, 'Food')).toContain('**Never:** “Apples raw no, cooked yes.”');
});

test('[PL37] of a box without capitals only the rule is quoted as one', () => {
  const plan = planFor({ ...bare, age: '9', eatingHabits: 'yog, cheese triangle. cut grapes LENGTHWAYS' });
  expect(partOf(plan, 'Emergency')).toMatch(/Food rules:\*\* “cut grapes LENGTHWAYS”/);
});

test('[PL25] vitamins bring no line on missed doses', () => {
  for (const medications of ['none, vitamins Cherifer', 'none, but coeliac'])
    expect(planFor({ ...bare, age: '6', medications })).not.toMatch(/doubled dose/);
});

test('[PL8] how to hold the child stands before the search, and shut doors are not ordered where they upset', () => {
  const plan = planFor({
    ...bare,
    age: '9',
    triggers: 'shut doors, wugs',
    wanderingBehavior: 'bolts in car parks. hold his wrist not hand (he twists out). Goes to find our car',
  });
  expect(partOf(plan, 'One page')).toContain(
    '**So that I am safe:** “hold his wrist not hand (he twists out).”',
  );
  expect(partOf(plan, 'Safety')).toContain('**Before it happens, everyone:** “hold his wrist');
  expect(partOf(plan, 'Safety')).not.toContain('From today: doors and gates shut');
});

test('[PL24] a bracket that was opened is closed', () =>
  expect(
    planFor({ ...bare, age: '9', challenges: "wugs (whole family's challenge tbh), blorfs lol" }),
  ).toMatch(/“wugs \(whole family's challenge ?\)”[\s\S]*“blorfs”/));

test('[PL8] a bath that is hard brings the line on water for a small child', () =>
  expect(planFor({ ...bare, age: '3', triggers: 'bath water in face', activities: 'trucks' })).toMatch(
    /Water, also a puddle[^\n]*within arm’s reach/,
  ));
