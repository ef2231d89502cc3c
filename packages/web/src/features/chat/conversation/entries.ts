// What stands in a conversation: questions and answers, the newest first.
import type { Flag, Help, Withheld } from '@calmbridge/domain/assistant/wire';
import { ChildProfile } from '@calmbridge/domain/child/profile';
import type { Message } from '@calmbridge/domain/history/message';
import type { Refusal } from '@calmbridge/domain/result';
import type { Trouble } from '#api/paid-use/persist';
import type { SavedChild } from '#device/records/shapes';

export type AnswerState =
  | { is: 'waiting' }
  | { is: 'writing' }
  | { is: 'whole' }
  /** By the carer. What it cost is known once the server has heard of it. */
  | { is: 'stopped' }
  /** The page went away while it was written. */
  | { is: 'cut' }
  /** `isOpen`: trying again asks for the same answer, and is not paid for again. */
  | { is: 'broken'; why: Refusal; isCreditBack: boolean; isOpen: boolean };

export type Choice = { id: string; label: string };

/** Which page is meant, and what was pressed. */
export type Asked = {
  text: string;
  choices: readonly Choice[];
  chosen: string | null;
};

export type Question = { is: 'question'; id: string; text: string; at: string };

export type Answer = {
  is: 'answer';
  kind: 'plan' | 'reply';
  id: string;
  useId: string;
  question: Question | null;
  text: string;
  at: string;
  writtenBy: 'guidebook' | 'service' | null;
  flags: readonly Flag[];
  /** What was left out of it, passage by passage. */
  withheld: readonly Withheld[];
  /** Our reviewed notes that stood behind it. */
  notes?: readonly string[];
  help: Help | null;
  /** What was asked before an answer could be written, the oldest first. */
  asked: readonly Asked[];
  /** What carers ask next, to press while it is the last answer of the talk. */
  next?: readonly Choice[];
  /** It came for nothing, as a reply that says no or asks back. */
  isFreeReply?: boolean;
  state: AnswerState;
  /** What holds it up for the moment. */
  trouble: Trouble | null;
  /** In credits; null until it is known. */
  charged: number | null;
  /** Fixed help came first, and the carer meant something else. */
  isMisread?: boolean;
  /** The page that was pressed for it. */
  page?: string;
};

export type Entry = Question | Answer;

export type Conversation = {
  child: ChildProfile | null;
  /** Under which the child is saved on this device. */
  childId?: string | undefined;
  /** The care plan it is about. Such conversations are kept on the device, others live with the page. */
  planId: string | null;
  entries: readonly Entry[];
  /** Asked in this talk, the carer said that nobody is in danger. */
  isCalm?: boolean;
};

/** Nothing asked yet, about the child in the header, if one is chosen there. */
export function emptyAbout(child: Pick<SavedChild, 'id' | 'profile'> | null): Conversation {
  const profile = ChildProfile.safeParse(child?.profile);
  return {
    child: profile.success ? profile.data : null,
    childId: child?.id,
    planId: null,
    entries: [],
  };
}

export const isUnderWay = ({ state }: Answer): boolean => state.is === 'waiting' || state.is === 'writing';

/** A question with pages to press waits for the carer. */
export const waitsForChoice = ({ asked }: Answer): boolean => asked.at(-1)?.chosen === null;

export const answerUnderWay = ({ entries }: Conversation): Answer | null =>
  entries.find((entry): entry is Answer => entry.is === 'answer' && isUnderWay(entry)) ?? null;

export const planOf = ({ entries, planId }: Conversation): Answer | null =>
  entries.find((entry): entry is Answer => entry.is === 'answer' && entry.id === planId) ?? null;

export const freshAnswer = ({
  kind,
  id,
  question,
  at,
  page,
}: Pick<Answer, 'kind' | 'id' | 'question' | 'at' | 'page'>): Answer => ({
  is: 'answer',
  kind,
  id,
  useId: '',
  question,
  text: '',
  at,
  writtenBy: null,
  flags: [],
  withheld: [],
  help: null,
  asked: [],
  state: { is: 'waiting' },
  trouble: null,
  charged: null,
  ...(page === undefined ? {} : { page }),
});

/** What is kept of an answer. Until the last word has come it counts as cut short. */
export const messageOf = (answer: Answer, { child, childId, planId }: Conversation): Message => ({
  id: answer.id,
  role: 'assistant',
  type: 'profileFormResponse',
  fromForm: true,
  noteIds: [],
  content: answer.text,
  timestamp: answer.at,
  isCutShort: answer.state.is !== 'whole',
  useId: answer.useId,
  flags: [...answer.flags],
  ...(answer.asked.length > 0
    ? { asked: answer.asked.map((one) => ({ ...one, choices: [...one.choices] })) }
    : {}),
  ...(answer.next?.length ? { next: [...answer.next] } : {}),
  ...(answer.withheld.length > 0 ? { withheld: [...answer.withheld] } : {}),
  ...(answer.notes ? { notes: [...answer.notes] } : {}),
  ...(answer.writtenBy ? { writtenBy: answer.writtenBy } : {}),
  ...(child ? { profile: { ...child } } : {}),
  ...(childId ? { childId } : {}),
  ...(planId && planId !== answer.id ? { planId } : {}),
  ...(answer.question ? { question: answer.question.text } : {}),
});

/** The conversation a kept response belongs to: its plan, and every reply kept with it. */
export function conversationFrom(kept: readonly Message[], messageId: string): Conversation | null {
  const asked = kept.find(({ id }) => id === messageId);
  if (!asked) return null;
  const planId = asked.planId ?? asked.id;
  const profile = ChildProfile.safeParse(asked.profile);
  return {
    child: profile.success ? profile.data : null,
    childId: asked.childId,
    planId,
    entries: kept
      .filter((message) => message.id === planId || message.planId === planId)
      .flatMap((message) => entriesOf(message, planId)),
  };
}

function entriesOf(message: Message, planId: string): Entry[] {
  const { id, content, timestamp: at } = message;
  const question: Question | null =
    message.question === undefined ? null : { is: 'question', id: `${id}?`, text: message.question, at };
  const answer: Answer = {
    is: 'answer',
    kind: id === planId ? 'plan' : 'reply',
    id,
    useId: message.useId ?? '',
    question,
    text: content,
    at,
    writtenBy: message.writtenBy ?? 'service',
    flags: message.flags ?? [],
    withheld: message.withheld ?? [],
    help: null,
    asked: message.asked ?? [],
    ...(message.notes ? { notes: message.notes } : {}),
    ...(message.next ? { next: message.next } : {}),
    state: { is: message.isCutShort ? 'cut' : 'whole' },
    trouble: null,
    charged: null,
  };
  return question ? [answer, question] : [answer];
}
