import { expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';

const lineOf = (plan: string, title: string, label: string) =>
  plan
    .split(/\n(?=## )/)
    .find((section) => section.startsWith(`## ${title}`))
    ?.split('\n')
    .find((line) => line.startsWith(`- **${label}:**`)) ?? '';
const quiet = { ...bare, age: '9', communication: 'Non-Verbal', preferredCommunication: 'Other' } as const;

test.each([
  { interactionStyle: 'hands you a photo card, tugs your sleeve for more' },
  { notes: "When he says 'last call' it means hungry." },
  { learningStyle: 'Understands Polish better than English.' },
  { notes: 'She uses a PECS folder for food.' },
])('[PL24] how the child says things is no blank: %o', (some) => {
  const plan = planFor({ ...quiet, ...some });
  const said = Object.values(some)[0] ?? '';
  for (const title of ['One page', 'Emergency'])
    expect(lineOf(plan, title, 'How I talk')).toContain(`“${said}”`);
  expect(lineOf(plan, 'One page', 'How I talk')).not.toContain('____');
});

test.each([
  { notes: 'Gives birthday cards to the milkman.' },
  { notes: 'His brother speaks French.' },
  { notes: "Never say 'later' to her. For her that means no." },
  { interactionStyle: 'She pulls my hair when cross.' },
  { notes: 'My neighbour types this for me, I speak Tigrinya and some English.' },
  { notes: 'We speak Polish, sorry for the form.' },
])('[PL24] is no way of talking: %o', (some) =>
  expect(lineOf(planFor({ ...quiet, ...some }), 'One page', 'How I talk')).toContain('____'),
);

test('[PL24] a phrase that means fear stands as a sign of it, and is nothing that was tried', () => {
  const plan = planFor({ ...quiet, interactionStyle: "Sings a lot. 'Doors are closing' = scared" });
  expect(lineOf(plan, 'Emergency', 'Fear signs')).toContain("“'Doors are closing' = scared”");
  expect(lineOf(plan, 'One page', 'How I talk')).toContain("“'Doors are closing' = scared”");
  expect(lineOf(plan, 'One page', 'Being with me')).toContain('“Sings a lot.”');
  expect(plan).not.toContain('tried, does not help');
});

test.each([
  'If we cannot come on Sunday text her before ten with another day.',
  'When the bus is late texting the depot works best.',
])('[PL24] a rule on something else is no way of talking: %s', (notes) => {
  const plan = planFor({
    ...bare,
    age: '30',
    communication: 'Verbal',
    preferredCommunication: 'Speech',
    notes,
  });
  for (const title of ['One page', 'Emergency']) expect(lineOf(plan, title, 'How I talk')).not.toContain('“');
});

test.each(['We use Makaton with her for food.', 'If you text him he answers at once.'])(
  '[PL24] what is done with the child stays: %s',
  (notes) => {
    const plan = planFor({
      ...bare,
      age: '12',
      communication: 'Verbal',
      preferredCommunication: 'Speech',
      notes,
    });
    expect(lineOf(plan, 'One page', 'How I talk')).toContain(`“${notes}”`);
  },
);

test('[PL24] the carer’s own pain is not taken for a sign of the child’s', () => {
  const plan = planFor({
    ...quiet,
    notes: 'I am in pain most days with my back. She rubs her ear when it hurts.',
  });
  expect(lineOf(plan, 'Emergency', 'Pain signs')).toContain('“She rubs her ear when it hurts.”');
  expect(lineOf(plan, 'Emergency', 'Pain signs')).not.toContain('my back');
});

test.each(["Ro's Makaton for toilet is a tap on the chest.", "Ro signs 'finished' by pushing palms out."])(
  '[PL24] a sign that was told stands with how the child talks: %s',
  (sign) => {
    const plan = planFor({ ...bare, age: '5', notes: `Lucy prefers messages. ${sign}` });
    expect(/\*\*How I talk:\*\*[^\n]*/u.exec(plan)?.[0]).toContain(sign);
  },
);

test('[PL24] what somebody does with the child is no way of talking', () => {
  const plan = planFor({ ...quiet, notes: 'Humming with her works.' });
  expect(lineOf(plan, 'One page', 'How I talk')).not.toContain('Humming');
  expect(plan).toContain('Humming with her works');
});
