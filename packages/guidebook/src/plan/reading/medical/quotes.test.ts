import { expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';
import { withoutSecrets } from '../private/secrets.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}`)) ?? '';

test('[PL20] what did not stand side by side is no one quote', () => {
  const page = partOf(
    planFor({
      ...bare,
      age: '9',
      notes: 'Please knock twice. Concerta at 8 with food. Never hide her hat.',
    }),
    'One page',
  );
  expect(page).toContain('“Please knock twice.”; “Never hide her hat.”');
});

test('[PL20] a secret cut out of a quote leaves a mark', () =>
  expect(withoutSecrets('- “Door stays shut. Key is under the mat. Chime on.”')).toBe(
    '- “Door stays shut. … Chime on.”',
  ));
