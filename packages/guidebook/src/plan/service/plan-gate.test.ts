import { mika } from '@calmbridge/domain/child/testing/sample-child';
import { planParts } from '@calmbridge/domain/plans/plan-sections';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCarePlan } from '../write-care-plan.ts';
import { gateFor } from './plan-gate.ts';

const today = '2026-11-16';
const gate = (more: object) => {
  const found = gateFor({ profile: { ...mika, name: '{child}', ...more }, today });
  if (!found) throw new Error('nothing to check');
  return found;
};
const bare =
  '# Care plan for {child}\n\n## Goals\n\n1. {child} waits for ten seconds.\n\n## Emergency sheet\n\n- Name: {child}\n';
const whys = (plan: string, more: object) =>
  gate(more)
    .problemsIn(plan)
    .map(({ why }) => why);

test('[PL30] without medical text there is nothing to hold a plan back for', () => {
  expect(gateFor({ profile: { ...mika, dietRestrictions: [] }, today })).toBeNull();
});

test('[PL30] a plan without the clinic’s part gets it, before the emergency sheet and whole', () => {
  const allergies = 'peanuts, EpiPen in the red bag (2nd: Ms. Okafor’s desk)';
  const plan = gate({ allergies }).completed(bare);
  const titles = planParts(plan).sections.map(({ title }) => title);
  expect(titles).toEqual(['Goals', 'From your clinic’s plan', 'Emergency sheet']);
  expect(plan).toContain(`“${allergies}”`);
  expect(plan).toContain('the injector at once');
});

test('[PL30] text that the service cut is added to its own section, once', () => {
  const medications = 'Keppra 250 mg twice a day. buccal midazolam after 5 min';
  const cut = `${bare}\n## From your clinic’s plan\n\n- "Keppra 250 mg twice a day"\n`;
  const plan = gate({ medications }).completed(cut);
  expect(plan.split(medications)).toHaveLength(2);
  expect(gate({ medications }).completed(plan)).toBe(plan);
});

test('[PL30] all medical text of any profile is in the plan afterwards', () => {
  const words = fc.stringMatching(/^[a-z]{2,8}( [a-z0-9]{1,8}){0,5}$/);
  fc.assert(
    fc.property(words, words, (allergies, medications) => {
      const of = { allergies: `${allergies}, EpiPen`, medications: `${medications} 5 mg` };
      const plan = gate(of).completed(bare);
      for (const said of Object.values(of)) expect(plan).toContain(said);
    }),
    { numRuns: 30 },
  );
});

test.each([
  ['a goal on a seizure', { medications: 'epilepsy: Keppra' }, '## Goals\n\n1. {child} has fewer seizures.'],
  [
    'a menu under ketogenic diet',
    { notes: 'ketogenic diet from the clinic' },
    '## Food\n\n- Offer pasta and pears for lunch.',
  ],
  [
    'sticks for a soft diet',
    { eatingHabits: 'soft foods only, chokes on bread' },
    '## Food\n\n- Offer carrot sticks.',
  ],
  ['an injector nobody wrote', { allergies: 'hazelnuts' }, '## Allergies\n\n- Use the EpiPen at once.'],
  [
    'an exercise under a splint',
    { notes: 'wears splints at night' },
    '## Body\n\n- Stretch the leg before the splints go on.',
  ],
])('[PL31] %s is a rule of the clinic broken', (_name, more, text) => {
  const problems = gate(more).problemsIn(`{child}\n\n${text}`);
  expect(problems.filter(({ isClinics }) => isClinics)).not.toEqual([]);
});

test('[PL31] the carer’s own words, and what is denied, break nothing', () => {
  const more = { notes: 'ketogenic diet from the clinic', allergies: 'hazelnuts' };
  const plan =
    '{child}\n\n## Food\n\n- "Offer pasta" is what he says.\n- Never offer pasta.\n- No EpiPen is written.';
  expect(whys(plan, more)).toEqual([]);
});

test('[PL31] food against an allergy and a missing name are asked for again, and no refusal', () => {
  const problems = gate({ allergies: 'hazelnuts' }).problemsIn(
    '## Food\n\n- Offer hazelnut spread for breakfast.',
  );
  expect(problems).toHaveLength(2);
  expect(problems.some(({ isClinics }) => isClinics)).toBe(false);
  const mended = gate({ allergies: 'hazelnuts' }).completed(
    '## Food\n\n- Offer hazelnut spread for breakfast.',
  );
  expect(planParts(mended).sections[0]?.body).not.toContain('hazelnut');
});

test('[PL29] in a service’s plan the whole name stays in the title and on the emergency sheet', () => {
  const plan = gate({ allergies: 'hazelnuts' }).completed(
    '# Plan for {child2}\n\n## Day\n\n{child2} rests.\n\n## Emergency sheet\n\n- Name: {child2}',
  );
  expect(plan.match(/\{child2\}/g)).toHaveLength(2);
  expect(plan).toContain('{child} rests.');
});

test('[PL31] our own plans break none of it', () => {
  for (const more of [
    { allergies: 'peanuts, EpiPen in the bag', medications: 'epilepsy: Keppra 250 mg' },
    { notes: 'ketogenic diet from the clinic', eatingHabits: 'soft foods only' },
    { safetyRisks: 'pica, eats sand', notes: 'AFOs on both feet, heart surgery in May' },
  ]) {
    const plan = writeCarePlan({ profile: { ...mika, name: '{child}', ...more }, today });
    expect(whys(plan, more)).toEqual([]);
  }
});
