// Care plans put straight onto the device, as the chat would have kept them.
import type { Message, Note } from '@calmbridge/domain/history/message';
import type { Page } from '@playwright/test';
import { keepOnDevice, keptOnDevice } from './device.ts';

export type Seed = { responses: Message[]; notes?: Note[] };

/** Needs a signed-in page that is open. The next page that opens sees them. */
export async function seedLogs(page: Page, { responses, notes = [] }: Seed) {
  const orderOf = ({ timestamp }: { timestamp: string }, at: number) => new Date(timestamp).getTime() - at;
  await keepOnDevice(page, 'profileFormResponses', responses, { orderOf });
  await keepOnDevice(page, 'notes', notes, { orderOf });
}

export const keptPlans = (page: Page) => keptOnDevice<Message>(page, 'profileFormResponses');

export const response = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  role: 'assistant',
  type: 'profileFormResponse',
  fromForm: true,
  noteIds: [],
  writtenBy: 'guidebook',
  timestamp: '2026-11-14T22:47:00.000Z',
  profile: { name: 'Leo', age: '6' },
  content: planForLeo,
  ...more,
});

export const note = (id: string, messageId: string, content: string, timestamp: string): Note => ({
  id,
  messageId,
  content,
  timestamp,
});

export const planForLeo = `# A care plan for Leo

Leo is six, speaks in short phrases and loves dinosaurs. Sound and crowds tire him first. The plan below starts with what already works: his blue blanket and a clear “first – then”.

## What to watch for

| Trigger | Early sign | What helps |
|---|---|---|
| Hand dryers | Covers ears, looks for the door | Ear defenders on before the toilet; paper towels |
| Busy shop queue | Humming, pulling at sleeves | First – then card; go at quiet hours |

## Meals

Offer two known foods and one new one. For snacks: apple slices, rice cakes or cheese cubes at the same time each day.

## A calm evening

1. Dim the lights at seven.
2. Let Leo choose between two books.

*Rests on: NICE CG170.*

## Emergency info sheet

- **Name:** Leo
- **Doctor:** ________
`;

/** What the picture of the page shows. */
export const journal: Seed = {
  responses: [
    response('plan-1', {
      noteIds: ['n1', 'n2'],
      flags: [{ rule: 'diet/dairy', found: 'cheese', why: 'mentions cheese; this profile is dairy-free' }],
    }),
    response('plan-2', {
      timestamp: '2026-11-02T19:12:00.000Z',
      content:
        '# Mornings before school\n\nThe hardest ten minutes are shoes and the door. Lay clothes out in order the night before and show the four morning cards. Keep words few: “first shoes, then bus”. Praise the thing he did, not the boy: “You put both shoes on.” If the bus is late, the waiting card goes up and the song starts again from the top.\n\n## Shoes\n\n- Left, then right.',
    }),
    response('plan-3', {
      timestamp: '2025-10-21T21:30:00.000Z',
      profile: { name: 'Ada' },
      content:
        '# Safety plan for outings\n\nAda moves fast towards water. Agree one meeting point before you leave the car and show it on her card. Wear the bright jacket. One adult is named as the watcher, out loud, and hands over out loud. Keep the printed card with your phone number in her pocket, and check it is there each time.\n\n## Water\n\nHold hands.',
    }),
  ],
  notes: [
    note(
      'n1',
      'plan-1',
      'Ear defenders worked at the pool today. Eleven whole minutes.',
      '2026-11-15T18:20:00.000Z',
    ),
    note('n2', 'plan-1', 'Ms Adeyemi will try the quiet corner at school.', '2026-11-15T08:05:00.000Z'),
  ],
};
