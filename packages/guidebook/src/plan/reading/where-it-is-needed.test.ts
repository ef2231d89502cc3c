// What a carer wrote stands where somebody looks for it, and nothing beside it misreads it.
import { expect, test } from 'vitest';
import { bare, planFor } from '../testing/sample-children.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';

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
  expect(plan).toContain('He likes his tea with the bag left in.”');
  expect(partOf(plan, 'One page')).not.toContain('for ever');
});

test('[PL35] how to be with the child stands whole, and not on the first page where it blames', () => {
  const interactionStyle = 'Signs MORE, HELP (on her chest) and WATER. She shoves when she wants to play';
  const plan = planFor({ ...bare, age: '5', communication: 'Non-Verbal', interactionStyle });
  expect(partOf(plan, 'One page')).not.toContain('shoves');
  expect(partOf(plan, 'Communication')).toContain(`“${interactionStyle}”`);
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

test('[PL8] foam picked off a car seat is not an undone belt', () =>
  expect(planFor({ ...bare, age: '4', safetyRisks: 'eats sponge, foam off the car seat' })).not.toMatch(
    /Child locks/,
  ));

test('[PL7] a pen among the allergies is an injector, and pollen is no food', () => {
  const pen = planFor({ ...bare, age: '9', allergies: 'Groundnut. If coughing use the pen in his red bag.' });
  expect(partOf(pen, 'One page')).toContain('My injector: “in his red bag”');
  const pollen = planFor({
    ...bare,
    age: '12',
    allergies: 'Birch pollen, eye drops. Apples raw no, cooked yes.',
  });
  expect(partOf(pollen, 'Food')).toMatch(/\*\*Allergies:\*\* “[^”]*Apples raw no, cooked yes\./);
});

test('[PL37] of a box without capitals only the rule is quoted as one', () => {
  const plan = planFor({ ...bare, age: '9', eatingHabits: 'yog, cheese triangle. cut grapes LENGTHWAYS' });
  expect(partOf(plan, 'Emergency')).toMatch(/Food rules:\*\* “cut grapes LENGTHWAYS”/);
});

test('[PL25] vitamins bring no line on missed doses', () => {
  for (const medications of ['none, vitamins Cherifer', 'none, but coeliac'])
    expect(planFor({ ...bare, age: '6', medications })).not.toMatch(/doubled dose|keeps to this:\n\n(?!-)/);
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
  ).toMatch(/“wugs \(whole family's challenge tbh\)”[\s\S]*“blorfs lol”/));

test('[PL8] a bath that is hard brings the line on water for a small child', () =>
  expect(planFor({ ...bare, age: '3', triggers: 'bath water in face', activities: 'trucks' })).toMatch(
    /At any water, even a puddle[^\n]*within arm’s reach/,
  ));

test('[PL25] what has ended is quoted, and nobody keeps to it', () => {
  const plan = planFor({
    ...bare,
    age: '31',
    eatingHabits: 'soup. Eats too fast, sit with him. Thickener not needed anymore since May',
  });
  expect(partOf(plan, 'From your clinic')).toContain('“Thickener not needed anymore since May”');
  expect(plan).not.toMatch(/swallowing team/);
  expect(partOf(plan, 'From your clinic')).toMatch(/has ended\. Ask the clinic[\s\S]*|back blows/);
});

test('[PL8] a quad, a creek and a hook each get their line', () => {
  const safety = partOf(planFor({ ...bare, age: '8', safetyRisks: 'the quad, creek, fish hooks' }), 'Safety');
  expect(safety).toMatch(
    /key is on an adult[\s\S]*An adult within arm’s reach at any water[\s\S]*Locked away/,
  );
});

test('[PL27] who asks that nothing is repeated reads no line that repeats', () => {
  for (let age = 6; age < 13; age += 1)
    expect(
      planFor({
        ...bare,
        age: String(age),
        communication: 'Verbal',
        preferredCommunication: 'Speech',
        interactionStyle: "pls don't repeat the question again",
      }),
    ).not.toMatch(/say it again/);
});
