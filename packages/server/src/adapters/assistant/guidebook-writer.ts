import { writeCarePlan } from '@calmbridge/guidebook/plan/write-care-plan';
import { writeStory } from '@calmbridge/guidebook/stories/write-story';
import type { Ask, Writer } from './writer.ts';

/** The embedded assistant: always there, always whole. Text is handed over by the paragraph, as it would stream. */
export const guidebookWriter = (): Writer => ({
  kind: 'guidebook',
  state: () => 'ok',
  async *write(ask) {
    yield* textOf(ask).split(/(?<=\n\n)/);
  },
});

const textOf = (ask: Ask): string => {
  if (ask.use === 'plan') return writeCarePlan(ask.ask);
  if (ask.use === 'chat') throw new Error('the guidebook can not chat yet');
  const { title, text } = writeStory(ask.ask);
  return `${title}\n\n${text}`;
};
