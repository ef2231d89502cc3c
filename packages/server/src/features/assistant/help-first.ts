// Whether help comes before an answer, and whether the answer after it is free: what was read of a message, weighed
// with what the carer has said since.
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';
import type { Help } from '#adapters/reading/reading';
import type { AssistantPorts } from './assistant-ports.ts';

/** Sure help gives way to "That's not what I meant", a doubt to a carer who has said that nobody is in danger. */
export const comesFirst = ({ isInstead }: Help, { isCalm, isMisread }: ChatAsk): boolean =>
  isInstead ? isMisread !== true : isCalm !== true;

/** Only where fixed help would have come: the flag alone buys nothing. */
export const isFreeAnswer = (
  { freeAnswers }: Pick<AssistantPorts, 'freeAnswers'>,
  uid: string,
  help: Help | null,
  { isMisread }: ChatAsk,
): boolean => help?.isInstead === true && isMisread === true && freeAnswers.secondsToWait(uid) === 0;
