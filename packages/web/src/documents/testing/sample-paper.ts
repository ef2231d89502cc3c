import type { Paper } from '../paper.ts';

// A short plan with one of everything. For tests only.

export const samplePlan: Paper = {
  title: 'Care plan for Zoë Štěpánová',
  kind: 'care-plan',
  child: 'Zoë Štěpánová',
  at: '2026-11-14T22:47:00Z',
  writtenBy: 'guidebook',
  flags: [{ rule: 'diet/dairy', found: 'cheese', why: 'mentions cheese; this profile is dairy-free' }],
  notes: [{ content: 'Ear defenders worked at the pool.', timestamp: '2026-11-15T18:20:00Z' }],
  markdown: `# Care plan for Zoë Štěpánová

Age 6 · speaks in **short phrases** and loves dinosaurs.

## What to watch for

| Trigger | Early sign | What helps |
|---|---|---|
| Hand dryers | Covers ears | Ear defenders |
| Busy shop queue | Humming, pulling at sleeves | First – then card; go at quiet hours |

## Talking

- Ask, then wait.
- **Yes:** nod and start.
  - A smaller step

### Bedtime

1. Lights down.
2. Two books.

> Say less. Wait longer.

## Meals

Offer apple slices, rice cakes or cheese cubes.

*Rests on: NICE CG170.*

## A calm evening

Dim the lights at seven.

## Emergency info sheet

- **Name:** Zoë Štěpánová
- **Doctor:** ________

## Review date

In three months.
`,
};
