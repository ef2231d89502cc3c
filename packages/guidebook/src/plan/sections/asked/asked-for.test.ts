// What the carer asks of the plan is answered right behind the first page (PL48), and nothing is printed twice beside it (PL49).
import { expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';
const askedIn = (plan: string) => partOf(plan, 'What you asked for');

test('[PL48] a topic brings the steps of its entry, what works and what is dangerous there', () => {
  const notes =
    'need something for AFTER SCHOOL mostly, & the truck. tried: deep breaths (makes him madder), cold slushie on the way home (works!!)';
  const plan = planFor({
    ...bare,
    age: '9',
    challenges: 'meltdowns after school. homework',
    safetyRisks: 'gets out of seatbelt if melting down in the truck',
    notes,
  });
  const asked = askedIn(plan);
  expect(asked).toContain(notes);
  expect(asked).toMatch(/\*\*After school:\*\* Keep what works: “cold slushie on the way home”/u);
  expect(asked).toMatch(/\*\*Truck:\*\* .*pull over/u);
  expect(plan.split('pull over')).toHaveLength(2);
  expect(partOf(plan, 'Triggers')).toMatch(/See “What you asked for”/u);
  expect(plan.indexOf('## What you asked for')).toBeLessThan(plan.indexOf('## About'));
  expect(partOf(plan, 'One page')).toMatch(/Never:\*\* Deep breaths \(tried, does not help\)/u);
});

test('[PL48] small steps for the toilet begin where the child is', () => {
  const some = { ...bare, age: '5', challenges: 'Toileting, he only goes behind the couch' };
  const notes = "For the toilet I'd like very small steps, starting from where he is now.";
  const plan = planFor({ ...some, notes });
  expect(askedIn(plan)).toContain('Now: “Toileting, he only goes behind the couch”');
  expect(partOf(plan, 'Goals')).not.toMatch(/toilet/iu);
  const treated = askedIn(planFor({ ...some, notes, medications: 'Movicol 2 sachets' }));
  expect(treated).toContain('Ask the clinic that sees to the bowels');
  expect(treated).not.toContain('half a metre');
});

test('[PL48] company at meals changes nothing that is set', () => {
  const notes =
    "Don't muck about with the eating plan, just make meals nicer for her, she sits on her own at school. And what about when I can't do it any more?";
  const plan = planFor({ ...bare, age: '13', eatingHabits: 'IDDSI level 4, from the SLT', notes });
  expect(askedIn(plan)).toContain('stays exactly as it is set');
  expect(askedIn(plan)).toContain('**Later, between the adults first:**');
});

test('[PL48] without anything asked the notes stay where they were', () => {
  const plan = planFor({
    ...bare,
    age: '9',
    notes: ['Sundays', 'Mondays', 'Fridays', 'holidays', 'birthdays', 'wet days', 'dark evenings']
      .map((day) => `His gran reads to him on ${day} and she loves it.`)
      .join(' '),
  });
  expect(askedIn(plan)).toBe('');
  expect(plan).toContain('### From your notes');
});

test('[PL49] several questions on dangers are a list', () => {
  const safetyRisks = 'Roads. Climbs the wardrobe. The pond is fenced.';
  const safety = partOf(planFor({ ...bare, age: '5', safetyRisks }), 'Safety');
  expect(safety).not.toMatch(/____[^\n]{1,4}[A-Z][^\n]*____[^\n]*____/u);
  expect(safety).not.toMatch(/which fence/u);
});

test('[PL49] who is trained stands with what is given, and no order twice in a part', () => {
  const medications =
    'Buccal midazolam: if a seizure goes past 5 minutes it is given by a trained person and 999 rung. Trained: myself, Ms. Hehir. Nana is NOT trained, she rings the ambulance straight away.';
  const plan = planFor({ ...bare, age: '5', medications, safetyRisks: 'Epilepsy' });
  expect(partOf(plan, 'One page')).toContain('Nana is NOT trained');
  for (const title of ['One page', 'From your clinic', 'Emergency'])
    expect(partOf(plan, title).split('goes past 5 minutes')).toHaveLength(2);
});
