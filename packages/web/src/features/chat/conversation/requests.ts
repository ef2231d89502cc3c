// What is sent to our server for an answer, with the names of children replaced.
import type { ChatTurn } from '@calmbridge/domain/assistant/assistant';
import { hideNames, hideNamesIn } from '@calmbridge/domain/assistant/child-name';
import { cleanText } from '@calmbridge/domain/assistant/clean-text';
import { type carePlanCall, type chatCall, turnsMax } from '@calmbridge/domain/assistant/wire';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import type { z } from 'zod';
import { hiddenProfile } from '#api/hidden-profile';
import type { Answer, Conversation } from './entries.ts';
import { planOf } from './entries.ts';

type PlanBody = Omit<z.input<typeof carePlanCall.input>, 'useId' | 'sealKey'>;
type ChatBody = Omit<z.output<typeof chatCall.input>, 'useId' | 'sealKey'>;

/** The server takes 64 KiB; a little is left for the envelope. */
const bodyMaxBytes = 60_000;
const planMax = 24_000;
const turnMax = 8_000;

export const planBody = (profile: ChildProfile, names: readonly string[]): PlanBody => ({
  profile: hiddenProfile(profile, names, true),
});

/** As much of the past as fits: the oldest turns go first, then the end of the plan. */
export function chatBody(
  conversation: Conversation,
  message: string,
  names: readonly string[],
  { isMisread, page }: Pick<Answer, 'isMisread' | 'page'> = {},
): ChatBody {
  const body: ChatBody = {
    profile: conversation.child && hiddenProfile(conversation.child, names),
    carePlan: hideNames(planOf(conversation)?.text ?? '', names).slice(0, planMax),
    turns: turnsOf(conversation).map((turn) => hideNamesIn(turn, names)),
    message: hiddenMessage(message, names),
    ...(conversation.isCalm ? { isCalm: true } : {}),
    ...(isMisread ? { isMisread } : {}),
    ...(page === undefined ? {} : { page }),
  };
  while (bytesOf(body) > bodyMaxBytes && (body.turns.length > 0 || body.carePlan !== '')) {
    if (body.turns.length > 0) body.turns = body.turns.slice(1);
    else body.carePlan = body.carePlan.slice(0, Math.floor(body.carePlan.length / 2));
  }
  return body;
}

/** A message as it is sent: its length counts against the limit. */
export const hiddenMessage = (message: string, names: readonly string[]): string =>
  hideNames(cleanText(message).trim(), names);

/** Oldest first, and only what was answered or asked back: what the carer told then is still known later. */
function turnsOf({ entries }: Conversation): ChatTurn[] {
  return entries
    .filter((entry): entry is Answer => entry.is === 'answer' && entry.question !== null)
    .filter((answer) => toldIn(answer) !== '' && answer.state.is !== 'waiting')
    .slice(0, turnsMax / 2)
    .reverse()
    .flatMap((answer): ChatTurn[] => [
      { role: 'user', content: answer.question?.text ?? '' },
      { role: 'assistant', content: toldIn(answer).slice(0, turnMax) },
    ]);
}

const toldIn = ({ text, asked }: Answer): string => text || (asked.at(-1)?.text ?? '');

const bytesOf = (body: unknown): number => new TextEncoder().encode(JSON.stringify(body)).length;
