import { answerChat } from '@calmbridge/guidebook/chat/answer-chat';
import type { ChatModel } from '@calmbridge/guidebook/chat/chat-model';
import { writeCarePlan } from '@calmbridge/guidebook/plan/write-care-plan';
import { writeStory } from '@calmbridge/guidebook/stories/write-story';
import type { Ask, Writer } from './writer.ts';

/** The embedded assistant: always there, always whole. Text is handed over by the paragraph, as it would stream. */
export const guidebookWriter = (model: () => ChatModel): Writer => ({
  kind: 'guidebook',
  state: () => 'ok',
  async write(ask, _signal, take) {
    for (const paragraph of textOf(ask, model).split(/(?<=\n\n)/)) take(paragraph);
  },
});

const textOf = (ask: Ask, model: () => ChatModel): string => {
  if (ask.use === 'plan') return writeCarePlan(ask.ask);
  if (ask.use === 'chat') return answerChat(ask.ask, model()).text;
  const { title, text } = writeStory(ask.ask);
  return `${title}\n\n${text}`;
};
