// A paid use of the chat: a care plan or an answer. What is asked goes to the server, without names; where the answer
// belongs stays on the device, so that a page opened later can go on with it.
import { withSpellings } from '@calmbridge/domain/assistant/child-name';
import { carePlanCall, chatCall } from '@calmbridge/domain/assistant/wire';
import { ChildProfile } from '@calmbridge/domain/child/profile';
import { z } from 'zod';
import type { AssistantCall } from '#api/assistant-stream';
import type { UseWish } from '#api/paid-use/open-use';
import type { OpenUse } from '#device/records/shapes';
import type { Answer, Conversation } from './entries.ts';
import { chatBody, planBody } from './requests.ts';

const AnswerPlace = z.object({
  answerId: z.string(),
  planId: z.string().nullable(),
  child: ChildProfile.nullable(),
  childId: z.string().optional(),
  names: z.array(z.string()),
  question: z.string().nullable(),
  at: z.string(),
});
export type AnswerPlace = z.infer<typeof AnswerPlace>;

export const callOf = ({ kind }: OpenUse): AssistantCall => (kind === 'plan' ? carePlanCall : chatCall);

export const answerPlaceOf = ({ kind, place }: OpenUse): AnswerPlace | null =>
  ((kind === 'plan' || kind === 'chat') && AnswerPlace.safeParse(place).data) || null;

/** `past` is the conversation as it stood before the answer. */
export function wishFor(answer: Answer, past: Conversation, known: readonly string[]): UseWish {
  const { child, childId, planId } = past;
  const question = answer.question?.text ?? null;
  const names = withSpellings(known, [question ?? '', ...past.entries.map(toldIn)]);
  const place: AnswerPlace = {
    answerId: answer.id,
    planId,
    child,
    ...(childId ? { childId } : {}),
    names,
    question,
    at: answer.at,
  };
  return answer.kind === 'plan' && child
    ? { kind: 'plan', body: planBody(child, names), place }
    : { kind: 'chat', body: chatBody(past, question ?? '', names, answer), place };
}

/** What was asked earlier goes along, and an answer may say it again. */
const toldIn = (entry: Conversation['entries'][number]): string =>
  entry.is === 'answer' ? (entry.question?.text ?? '') : '';
