import { expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';

const page = (plan: string) =>
  plan.split(/\n(?=## )/).find((section) => section.startsWith('## One page')) ?? '';

test.each([
  { challenges: "wugs; eye contact - please don't ask for it" },
  { challenges: 'wugs; eye contact, never insist' },
  { triggers: 'wugs; nicknames - please use the whole name' },
  { learningStyle: 'watching. stories. never more than two steps at once' },
])('[PL26] what is asked of everybody stands on the first page: %o', (some) => {
  const said = Object.values(some)[0]?.split(/[;.] /u).at(-1) ?? '';
  const plan = planFor({ ...bare, age: '9', ...some });
  expect(page(plan)).toMatch(/\*\*Everyone, please:\*\* “/);
  expect(page(plan)).toContain(`${said}”`);
});

test('[PL40] words that were there and are gone are the doctor’s', () => {
  const plan = planFor({ ...bare, age: '3', challenges: 'sleep, speech (said 8 words, all gone)' });
  const clinic = plan.split(/\n(?=## )/).find((section) => section.startsWith('## From your clinic')) ?? '';
  expect(clinic).toContain('“speech (said 8 words, all gone)”');
  expect(clinic).toMatch(/for the doctor this week/);
  expect(plan).not.toMatch(/all gone\)” What helps/);
});
