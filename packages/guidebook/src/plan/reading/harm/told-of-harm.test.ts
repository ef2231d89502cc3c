import { emptyProfile } from '@calmbridge/domain/child/profile';
import { expect, test } from 'vitest';
import { planFor } from '../../testing/sample-children.ts';
import { toldOfHarm, withoutToldOfHarm } from './told-of-harm.ts';

const notes =
  'Everyone calls him Finn. He told me in bed that the aide in the afternoons drags him in by the arm and holds him down on the floor. Finger marks on his arm, I have photos. Told the head, she said she would look into it, same person is still there. He thinks he will be in trouble for telling me. A tractor book settles him.';
const profile = {
  ...emptyProfile,
  name: 'Finn Daly',
  age: '9',
  notes,
  interactionStyle: 'chatty about tractors',
};

test('[PL32] what is told of harm takes along the marks, who was told and what came of it, and nothing else', () => {
  expect(toldOfHarm(profile)).toHaveLength(4);
  expect(withoutToldOfHarm(profile).notes).toBe('Everyone calls him Finn.\nA tractor book settles him.');
});

test('[PL32] none of it stands on a page that is handed round, and all of it before everything else', () => {
  const plan = planFor({ ...profile });
  const [, first = ''] = /(## Before everything else[\s\S]*?)(?=\n## )/.exec(plan) ?? [];
  const rest = plan.replace(first, '');
  for (const words of [
    'holds him down on the floor',
    'Finger marks',
    'same person is still there',
    'in trouble for telling',
  ]) {
    expect(first).toContain(words);
    expect(rest).not.toContain(words);
  }
  expect(first).not.toContain('numbing cream');
});

test.each([
  'At his old school staff held him down. Tell him what comes next in pictures. Use his real name.',
  'Dad beats him. Please look into his eyes when you talk.',
  'Dad beats him. He tells you when he needs the toilet.',
])('[PL32] how the child is met stays where it is read: %s', (told) =>
  expect(toldOfHarm({ ...emptyProfile, notes: told })).toHaveLength(1),
);

test('[PL32] notes without harm stay as they are', () => {
  const calm = { ...emptyProfile, notes: 'He told me he likes the new aide. Photos help him.' };
  expect(withoutToldOfHarm(calm)).toBe(calm);
});
