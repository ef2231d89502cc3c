// What whoever comes today must know stands on the first page, in the words of somebody who knows the child.
import { describe, expect, test } from 'vitest';
import { bare, planFor } from '../testing/sample-children.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';
const pageOf = (some: object) => partOf(planFor({ ...bare, age: '9', ...some }), 'One page');
const speaking = { communication: 'Verbal', preferredCommunication: 'Speech' } as const;

describe('[PL27] how the child talks is what the carer says', () => {
  test('who texts or writes is not said to speak', () => {
    for (const interactionStyle of [
      'text him, even in same room',
      'She writes better than speak. Give her pen.',
    ]) {
      const plan = planFor({ ...bare, ...speaking, age: '14', interactionStyle });
      expect(partOf(plan, 'One page')).toContain(`**How I talk:** “${interactionStyle}”`);
      expect(plan).not.toMatch(/I speak|verbal, prefers speech/);
    }
    expect(pageOf({ ...speaking, interactionStyle: 'sit next to her' })).toMatch(
      /\*\*How I talk:\*\* I speak[\s\S]*\*\*Being with me:\*\* “sit next to her”/,
    );
  });

  test('the carer’s own number of seconds is used everywhere', () => {
    const plan = planFor({
      ...bare,
      age: '9',
      communication: 'Uses Assistive Devices',
      preferredCommunication: 'AAC Device',
      interactionStyle: 'wait. count to 20. then wait more',
    });
    expect(plan).toContain('give me 20 seconds');
    expect(plan).not.toContain('10 seconds');
  });

  test('nobody is told to press a device that others may not touch', () => {
    const device = {
      ...bare,
      communication: 'Uses Assistive Devices',
      preferredCommunication: 'AAC Device',
    } as const;
    for (const name of ['Ro', 'Ada', 'Ben', 'Cleo', 'Dov', 'Eli'])
      for (const some of [{ age: '15' }, { age: '8', triggers: 'people touching the device' }]) {
        const plan = planFor({ ...device, ...some, name });
        expect(plan).not.toMatch(/Press two or three|Point on the AAC|Model words/);
        expect(plan).toMatch(/touch or take my device without asking/i);
      }
  });

  test('no board or cards that nobody wrote of', () => {
    for (const preferredCommunication of ['Gestures', 'Speech'] as const)
      expect(
        planFor({ ...bare, age: '4', communication: 'Limited Verbal', preferredCommunication }),
      ).not.toMatch(/card board|point always has something|points to "/);
  });
});

describe('[PL24] notes', () => {
  test('stand whole, in one place, and no sentence of them is sorted into another part', () => {
    const notes = "If hes upset ask him what bus goes to Nans. 'Oh no the bridge!' means he is afraid.";
    const plan = planFor({ ...bare, age: '7', gender: 'Male', notes });
    expect(partOf(plan, 'One page')).toContain(`**My family says:** “${notes}”`);
    expect(plan).not.toContain('### From your notes');
    expect(partOf(plan, 'Emergency')).toContain(
      '**What calms:** “If hes upset ask him what bus goes to Nans.”',
    );
  });

  test('no clinic’s plan is named where there is none', () => {
    const page = (challenges: string) => partOf(planFor({ ...bare, age: '12', challenges }), 'One page');
    expect(page('saying that he has pain')).not.toContain('My clinic’s plan');
    expect(page('epilepsy')).toContain('My clinic’s plan');
  });

  test('what adults do wrong shames no child', () => {
    const notes = 'Never point at her, it is no use and it’s rude.';
    expect(partOf(planFor({ ...bare, age: '12', notes }), 'One page')).toContain(notes);
  });

  test('a long text stands whole further on', () => {
    const story = Array.from({ length: 12 }, (_, at) => `The ${at} summer was long and warm`).join('. ');
    const plan = planFor({ ...bare, age: '7', notes: `${story}. Never lift her when she lies down.` });
    expect(partOf(plan, 'One page')).not.toContain('lift her');
    expect(plan).toMatch(/### From your notes[^#]*“The 0 summer[^”]*Never lift her when she lies down\.”/);
  });

  test('what works stands once, whole, and at no entry', () => {
    const told = 'show him the object not a picture (cup = drink). Count 5 4 3 2 1, then actually finish';
    const plan = planFor({
      ...bare,
      age: '7',
      challenges: 'drinks, finishing',
      notes: `What works: ${told}`,
    });
    expect(partOf(plan, 'One page')).toContain(`**What helps:** “${told}”`);
    expect(partOf(plan, 'Triggers')).not.toContain('ou wrote');
    expect(plan).not.toContain('### From your notes');
  });

  test('what is said to the reader, or shames, is not on it', () => {
    expect(pageOf({ notes: 'on my break typing this call me if u need anything else' })).not.toMatch(
      /typing/,
    );
    expect(pageOf({ notes: 'sorry for the typos!! if she goes floppy sit beside her.' })).toContain(
      'if she goes floppy sit beside her.”',
    );
    expect(pageOf({ notes: 'He smears when bored.' })).not.toMatch(/smears/);
    expect(pageOf({ notes: 'He isn’t being rude, he wants to know.' })).toContain('isn’t being rude');
  });

  test('a rule that names what must not happen is kept', () => {
    const notes = 'Please never take the talker away as punishment.';
    expect(pageOf({ notes })).toContain(notes);
  });

  test('"wants to know" is not read as a wish for a goal', () => {
    expect(planFor({ ...bare, age: '9', notes: 'He really wants to know why.' })).not.toContain('Your wish');
    expect(planFor({ ...bare, age: '9', notes: 'She wants to learn to swim.' })).toContain('Your wish');
  });

  test('what is not to be mentioned is no goal and no week', () => {
    const some = { ...bare, age: '13', challenges: 'school refusal, haircuts' };
    const plan = planFor({ ...some, notes: 'Dont mention school.' });
    expect(partOf(plan, 'Goals')).not.toMatch(/school refusal/i);
    expect(partOf(plan, 'Customized')).not.toMatch(/school refusal/i);
    expect(plan).toMatch(/School refusal:\*\*[^\n]*between adults/);
    expect(partOf(planFor(some), 'Goals')).toMatch(/school refusal/i);
  });
});

test('[PL16] where the form leaves it open, the carer’s own words say he or she', () => {
  const plan = planFor({ ...bare, age: '3', interactionStyle: 'ignore him for 10 mins then hes yours' });
  expect(plan).not.toMatch(/\b(?:they|them|themself)\b/);
  const other = { ...bare, gender: 'Other', age: '15' } as const;
  expect(planFor({ ...other, notes: 'They/them. He was her old name.' })).toMatch(/\bthem\b/);
  expect(planFor({ ...other, notes: 'he likes her, she likes him' })).toMatch(/\bthem\b/);
});

test('[PL35] a phrase with "he" or with "to her" is quoted, not turned', () => {
  const page = pageOf({
    gender: 'Female',
    triggers: 'dogs barking when she cant see the dog; haircuts by her like a baby',
  });
  expect(page).toContain('“dogs barking when she cant see the dog” →');
  expect(page).not.toMatch(/by my like/);
});

test('[PL28] one stop behind a quote', () => {
  expect(pageOf({ strengths: 'She sings. She can peel an orange.' })).not.toMatch(/\.”\./);
});

test('[PL22] what to do in a seizure, and where the rescue medicine is, as it was written', () => {
  const told = 'If seizure over 5 min call 911, rescue spray is in the lunch box';
  expect(pageOf({ medications: `Keppra 750 twice a day, seizure disorder. ${told}` })).toContain(
    `**Seizure plan:** “${told}”`,
  );
});

test('[PL24] an aside is no contact, a number is', () => {
  const contactsOf = (some: object) =>
    /\*\*Contacts in order:\*\* ([^\n]*)/.exec(planFor({ ...bare, ...some }))?.[1] ?? '';
  expect(contactsOf({ eatingHabits: 'pom bears. If pom bears are out of stock ring me' })).toMatch(/^1 _/);
  expect(contactsOf({ notes: 'Please dont call her good girl.' })).toMatch(/^1 _/);
  expect(contactsOf({ notes: 'Call me on 07700 900123.' })).toContain('07700 900123');
  expect(contactsOf({ notes: 'please ring Grandma June if late.' })).toContain('Grandma June');
});

describe('[PL23] a child of two or three', () => {
  const small = {
    ...bare,
    age: '2',
    communication: 'Non-Verbal',
    preferredCommunication: 'Gestures',
  } as const;
  test('is asked for no talk, choice of words or view of the plan', () => {
    for (const name of ['Ro', 'Ada', 'Ben', 'Cleo', 'Dov', 'Eli']) {
      const plan = planFor({
        ...small,
        name,
        strengths: 'stacks',
        specialInterests: 'wheels',
        activities: 'swings',
        triggers: 'leaving the park, hand dryers, windy weather',
      });
      expect(plan).not.toMatch(
        /one who knows|find out about it|Ask what makes it good|say or show what to keep|Ask \w+ and one other person|draw it tomorrow|Asks for|looks at the weather/,
      );
    }
  });

  test('who does not speak is heard and seen by somebody', () => {
    expect(planFor(small)).toMatch(/hearing check/);
    expect(planFor({ ...small, socialSupports: 'Ms Lopez SLP' })).not.toMatch(/hearing check/);
  });

  test('has an adult beside it at a puddle', () => {
    expect(planFor({ ...small, activities: 'hose, puddles' })).toMatch(
      /At any water, even a puddle[^\n]*within arm’s reach/,
    );
  });
});

test('[PL24] a sentence that points back stands with the one it points to', () => {
  const page = (notes: string) => planFor({ ...bare, notes }).split(/\n(?=## )/)[1] ?? '';
  expect(page('Never tell him "maybe later". To him that is a promise.')).toContain(
    '“Never tell him "maybe later". To him that is a promise.”',
  );
  expect(page('She has epilepsy, short ones. Please note the time when it happens.')).toContain(
    'short ones. Please note the time when it happens.”',
  );
});

test('[PL27] what a phrase of the child means has not been tried', () => {
  const plan = planFor({ ...bare, interactionStyle: "'Doors closing' = scared" });
  expect(plan).not.toContain('tried, does not help');
});

test('[PL24] a smell of one word is not lost', () => {
  expect(planFor({ ...bare, triggers: 'doors\nbleach\ncrowds' })).toContain('“bleach”');
});

test('[PL41] a hand on the wheel shames nobody, and stands with the other dangers', () => {
  const page = planFor({
    ...bare,
    age: '30',
    safetyRisks: 'no sense of heights. also grabs the steering wheel',
  });
  expect(page.split(/\n(?=## )/)[1]).toContain('“no sense of heights. also grabs the steering wheel”');
});

test('[PL28] a title promises no weeks that are not there', () => {
  const plan = planFor({ ...bare });
  expect(plan).toContain('## Customized care plan: the first weeks for Ro');
  expect(plan).not.toContain('four weeks');
});

test.each([
  ['His mum worries who will ring on Sundays when she is gone.', '25'],
  ['His mother should not be sad when she reads this.', '7'],
])('[PL35] a worry of the adults is not on the page read with the child: %s', (notes, age) => {
  const [, page = ''] = planFor({ ...bare, age, notes }).split(/\n(?=## )/u);
  expect(page).not.toContain(notes);
  expect(planFor({ ...bare, age, notes })).toContain(notes);
});

test('[PL35] a handbrake that is pulled is a danger for all eyes; a wish to be somebody else is none', () => {
  const page = (some: object) => planFor({ ...bare, age: '10', ...some }).split('## About')[0];
  expect(page({ safetyRisks: 'pulls the minibus handbrake, no road sense' })).toContain('handbrake');
  expect(page({ notes: 'He says he wishes he was normal. He loves maps.' })).not.toContain('normal');
  expect(planFor({ ...bare, age: '10', notes: 'He says he wishes he was normal.' })).toContain('normal');
});
