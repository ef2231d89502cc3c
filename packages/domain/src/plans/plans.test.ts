import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planParts, sectionKey, sectionNamed, withSection } from './plan-sections.ts';
import { rightNowOf } from './right-now.ts';

const plan = `# Care plan for Mika Tamm

Age 6 · written 16 November 2026

## One page about Mika

I am Mika.

## Triggers and support steps

| What sets it off | Before | What to do | Afterwards |
|---|---|---|---|
| Hand dryers | A towel | Leave the room | Mark it |
| Crowds | Go early | Step to the wall | Rest |

## Goals until 8 February 2027

1. **Leaving.** By 11 January 2027.

## From your clinic’s plan

In your words:

- Allergies: “peanuts, EpiPen in the red bag”
- Medicines: “epilepsy, Keppra 2.5 ml. midazolam after 5 min”

So everyone keeps to this:

- Swollen lips, hard breathing: the injector at once, then the emergency number; say "anaphylaxis".
- Flat with legs raised; no standing up.
- In any seizure: time it, nothing in the mouth. Call the emergency number after 5 minutes.

## Safety and emergency planning

If Mika is missing:

1. Call the emergency number at once.
2. Search water first.
3. Then the station.
4. One person stays at home.

### Home

- Fit a chime.
`;

test('[PT1] a plan is its title, its opening and its sections', () => {
  const { title, opening, sections } = planParts(plan);
  expect(title).toBe('Care plan for Mika Tamm');
  expect(opening).toBe('Age 6 · written 16 November 2026');
  expect(sections.map(({ id }) => id)).toEqual([
    'one-page-about-mika',
    'triggers-and-support-steps',
    'goals',
    'from-your-clinic-s-plan',
    'safety-and-emergency-planning',
  ]);
  expect(sections[4]?.body).toContain('### Home');
});

test('[PT1] a text without headings is one opening, and headings of the same words have addresses of their own', () => {
  expect(planParts('Only words.\n\nMore.')).toEqual({
    title: '',
    opening: 'Only words.\n\nMore.',
    sections: [],
  });
  expect(planParts('## A\nx\n## A\ny').sections.map(({ id }) => id)).toEqual(['a', 'a-2']);
});

test('[PT1] no line of any plan is lost', () => {
  const line = fc.oneof(fc.constantFrom('# T', '## A', '## B', '- x', '', '| a |'), fc.string());
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const { title, opening, sections } = planParts(lines.join('\n'));
      const kept = [title, opening, ...sections.flatMap((part) => [part.title, part.body])].join('\n');
      for (const word of lines.join('\n').match(/[\p{L}\p{N}]+/gu) ?? []) expect(kept).toContain(word);
    }),
  );
});

test('[PT2] one section is replaced, and nothing else', () => {
  const now = withSection(plan, 'goals', 'New words.');
  expect(planParts(now).sections.find(({ id }) => id === 'goals')?.body).toBe('New words.');
  const others = (text: string) => planParts(text).sections.filter(({ id }) => id !== 'goals');
  expect(others(now)).toEqual(others(plan));
  expect(withSection(now, 'goals', planParts(plan).sections[2]?.body ?? '')).toBe(plan);
  expect(withSection(plan, 'not there', 'x')).toBe(plan);
});

test('[PT3] the day in a heading is not part of its anchor', () => {
  expect(sectionKey('Goals until 8 February 2027')).toBe(sectionKey('Goals until 2 March 2027'));
});

test('[PT4] bolting has the first three steps of the plan, word for word', () => {
  expect(rightNowOf(plan).find(({ kind }) => kind === 'bolting')).toEqual({
    kind: 'bolting',
    sectionId: 'safety-and-emergency-planning',
    steps: ['Call the emergency number at once.', 'Search water first.', 'Then the station.'],
  });
});

test('[PT4] a meltdown has what red asks for, else what to do at each trigger', () => {
  const red = `${plan}\n## Behaviour\n\n- **Red:** Clear the room. Low voice.\n\n## Sheet\n\n- **What calms:** blanket`;
  expect(rightNowOf(red).find(({ kind }) => kind === 'meltdown')?.steps).toEqual([
    'Clear the room.',
    'Low voice.',
    'blanket.',
  ]);
  expect(rightNowOf(plan).find(({ kind }) => kind === 'meltdown')?.steps).toEqual([
    'Hand dryers: Leave the room',
    'Crowds: Step to the wall',
  ]);
});

test('[PT4] a plan that speaks of none of it has nothing to do right now', () => {
  expect(rightNowOf('## Food\n\n- Pasta.\n\nHe may run off with the ball.')).toEqual([]);
});

test('[PT5] seizure and reaction hold the printed standard and the carer’s words, whole', () => {
  const of = (wanted: string) => rightNowOf(plan).find(({ kind }) => kind === wanted)?.steps;
  expect(of('seizure')).toEqual([
    'In any seizure: time it, nothing in the mouth.',
    'Call the emergency number after 5 minutes.',
    'Medicines: “epilepsy, Keppra 2.5 ml. midazolam after 5 min”',
  ]);
  expect(of('reaction')).toEqual([
    'Swollen lips, hard breathing: the injector at once, then the emergency number; say "anaphylaxis".',
    'Flat with legs raised; no standing up.',
    'Allergies: “peanuts, EpiPen in the red bag”',
  ]);
});

test('[PT5] every word of Right now stands in the plan', () => {
  const flat = plan.replace(/[*|]/g, ' ').replace(/\s+/g, ' ');
  for (const { steps } of rightNowOf(plan))
    for (const step of steps) for (const part of step.split(': ')) expect(flat).toContain(part);
});

test('[PT6] a heading finds its section in a later plan', () => {
  expect(sectionNamed(plan, 'Goals until 2 March 2027')?.id).toBe('goals');
  expect(sectionNamed(plan, 'Safety and wandering plan')?.id).toBe('safety-and-emergency-planning');
  expect(sectionNamed(plan, 'Food')).toBeNull();
});
