import { writeCarePlan } from '@calmbridge/guidebook/plan/write-care-plan';
import { writeStory } from '@calmbridge/guidebook/stories/write-story';
import type { Reading } from '#adapters/reading/reading';
import type { Ask, Writer } from './writer.ts';

/** The embedded assistant: always there, always whole. Text is handed over by the paragraph, as it would stream. */
export const guidebookWriter = (reading: Reading): Writer => ({
  kind: 'guidebook',
  state: () => 'ok',
  async write(ask, _signal, take) {
    const text = await textOf(ask, reading);
    for (const paragraph of text.split(/(?<=\n\n)/)) take(paragraph);
    return null;
  },
});

const textOf = async (ask: Ask, reading: Reading): Promise<string> => {
  if (ask.use === 'plan') return writeCarePlan(ask.ask);
  if (ask.use === 'chat') return reading.answerChat(ask.ask);
  const { title, text } = writeStory(ask.ask);
  return `${title}\n\n${text}`;
};
