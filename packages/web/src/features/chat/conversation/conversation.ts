// A conversation under way: asks, takes in what comes, keeps it, settles. It lives outside the page's components, so
// that an answer goes on being written while the dialog is closed.
import { carePlanCall, chatCall, type Flag } from '@calmbridge/domain/assistant/wire';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import type { CreditState } from '@calmbridge/domain/credits/uses';
import type { Message } from '@calmbridge/domain/history/message';
import type { RefusalCode } from '@calmbridge/domain/refusals';
import type { StreamEnd, streamAssistant } from '#api/assistant-stream';
import { namesIn } from '#api/hidden-profile';
import { isUseOpen, isUseOver, settledAfterMs } from '#api/use-fate';
import type { Collection } from '#device/collection';
import type { DeviceRefusal } from '#device/user-scope';
import {
  type Answer,
  type AnswerState,
  answerUnderWay,
  type Conversation,
  type Entry,
  isUnderWay,
  messageOf,
  type Question,
} from './entries.ts';
import { incoming, type SoFar } from './incoming.ts';
import { type Keeper, keeperOf } from './keep-answer.ts';
import { chatBody, planBody } from './requests.ts';

export type ChatPorts = {
  stream: typeof streamAssistant;
  kept: Pick<Collection<Message>, 'add' | 'get' | 'update' | 'updateAtOnce'>;
  /** The names of the children saved on this device. */
  savedNames: () => readonly string[];
  /** Food in a text that this child must not have. */
  flagsIn: (text: string, child: ChildProfile) => Promise<readonly Flag[]>;
  creditsChanged: (state: CreditState) => void;
  refreshCredits: () => Promise<void>;
  now: () => Date;
  newId: () => string;
};

export type ConversationView = Conversation & { keepTrouble: DeviceRefusal | null };
export type LiveConversation = ReturnType<typeof openConversation>;
/** How an answer began: with text (or help), or not at all. */
export type Beginning = 'begun' | RefusalCode | 'stopped';

export function openConversation(ports: ChatPorts, start: Conversation) {
  let view: ConversationView = { ...start, keepTrouble: null };
  let stopping: { id: string; controller: AbortController } | null = null;
  const listeners = new Set<() => void>();
  /** What was sent for a use: sending it again must be the same to the letter. */
  const sent = new Map<string, (useId: string, take: Take) => Promise<StreamEnd>>();
  const keepers = new Map<string, Keeper>();

  const change = (more: Partial<ConversationView>) => {
    view = { ...view, ...more };
    for (const listener of listeners) listener();
  };
  const answerOf = (id: string) =>
    view.entries.find((entry): entry is Answer => entry.is === 'answer' && entry.id === id);
  const patch = (id: string, more: Partial<Answer>) => {
    const swap = (entry: Entry): Entry =>
      entry.is === 'answer' && entry.id === id ? { ...entry, ...more } : entry;
    change({ entries: view.entries.map(swap) });
  };
  const keeper = (id: string) => {
    const open = keepers.get(id) ?? keeperOf(ports.kept, (keepTrouble) => change({ keepTrouble }));
    keepers.set(id, open);
    return open;
  };
  /** Only what came from the form is kept, and fixed help is not an answer. */
  const isKept = (answer: Answer | undefined): answer is Answer =>
    view.planId !== null && answer !== undefined && answer.text !== '';
  const takeIn = (id: string, soFar: SoFar) => {
    patch(id, soFar);
    const answer = answerOf(id);
    if (isKept(answer) && isUnderWay(answer)) keeper(id).keep(messageOf(answer, view));
  };

  const requestFor = (id: string): ((useId: string, take: Take) => Promise<StreamEnd>) => {
    const answer = answerOf(id);
    const names = namesIn(view.child, ports.savedNames());
    const listen = (take: Take) => ({ signal: take.signal, onEvent: take.incoming(names).take });
    if (answer?.kind === 'plan' && view.child) {
      const child: ChildProfile = view.child;
      return (useId, take) => ports.stream(carePlanCall, planBody(useId, child, names), listen(take));
    }
    const past = {
      ...view,
      entries: view.entries.slice(view.entries.findIndex((entry) => entry.id === id) + 1),
    };
    const message = answer?.question?.text ?? '';
    return (useId, take) => ports.stream(chatCall, chatBody(useId, past, message, names), listen(take));
  };

  const run = async (id: string): Promise<void> => {
    const { useId } = answerOf(id) as Answer;
    const request = sent.get(id) ?? requestFor(id);
    sent.set(id, request);
    // The check is fetched while there is a connection: it is wanted when there is none any more.
    if (view.child) void ports.flagsIn('', view.child).catch(() => []);
    const controller = new AbortController();
    stopping = { id, controller };
    patch(id, { state: { is: 'waiting' } });
    let arriving: ReturnType<typeof incoming> | undefined;
    const end = await request(useId, {
      signal: controller.signal,
      incoming: (names) => (arriving = incoming(names, (soFar) => takeIn(id, soFar))),
    });
    arriving?.end();
    if (stopping?.controller === controller) stopping = null;
    if (end.is === 'failed' && isUseOver(end.why.code)) {
      patch(id, { useId: ports.newId() });
      return run(id);
    }
    settle(id, end);
  };

  const settle = (id: string, end: StreamEnd) => {
    const answer = answerOf(id);
    if (end.is !== 'stopped' && end.state) ports.creditsChanged(end.state);
    else setTimeout(() => void ports.refreshCredits(), settledAfterMs);
    if (!answer) return;
    const hasNothing = answer.text === '' && answer.help === null;
    patch(id, {
      state: stateAfter(end, hasNothing),
      charged: end.is === 'done' ? end.charged : end.is === 'failed' ? 0 : null,
    });
    keepAtLast(id);
    if (end.is !== 'done' && view.child) void checkPart(id, view.child);
  };
  const keepAtLast = (id: string) => {
    const settled = answerOf(id);
    if (isKept(settled)) void keeper(id).finish(messageOf(settled, view));
  };
  /** The server's notes come with the last words. What came without them is looked at here. */
  const checkPart = async (id: string, child: ChildProfile) => {
    const part = answerOf(id)?.text ?? '';
    // Where the check itself can't be fetched, the next opening of the answer looks again.
    const flags = part === '' ? [] : await ports.flagsIn(part, child).catch(() => []);
    if (flags.length === 0 || answerOf(id)?.text !== part) return;
    patch(id, { flags });
    keepAtLast(id);
  };

  const ask = (answer: Answer, question: Question | null): Promise<void> => {
    change({ entries: [answer, ...(question ? [question] : []), ...view.entries] });
    return run(answer.id);
  };
  const fresh = (kind: Answer['kind'], id: string, useId: string, question: Question | null): Answer => ({
    is: 'answer',
    kind,
    id,
    useId,
    question,
    text: '',
    at: ports.now().toISOString(),
    writtenBy: null,
    flags: [],
    help: null,
    state: { is: 'waiting' },
    charged: null,
  });

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const begins = (id: string): Promise<Beginning> =>
    new Promise((resolve) => {
      const look = () => {
        const state = answerOf(id)?.state ?? { is: 'stopped' };
        if (state.is === 'waiting') return;
        leave();
        resolve(state.is === 'broken' ? state.why.code : state.is === 'stopped' ? 'stopped' : 'begun');
      };
      const leave = subscribe(look);
      look();
    });

  for (const entry of start.entries)
    if (entry.is === 'answer' && entry.state.is === 'cut' && start.child)
      void checkPart(entry.id, start.child);

  return {
    subscribe,
    get: () => view,
    writePlan: () => {
      const id = view.planId ?? ports.newId();
      void ask(fresh('plan', id, ports.newId(), null), null);
      return begins(id);
    },
    send: (text: string, useId: string = ports.newId()) => {
      const id = ports.newId();
      const question: Question = { is: 'question', id: `${id}?`, text, at: ports.now().toISOString() };
      const ended = ask(fresh('reply', id, useId, question), question);
      return { ids: [id, question.id], beginning: begins(id), ended: ended.then(() => answerOf(id)) };
    },
    retry: (id: string) => {
      const answer = answerOf(id);
      if (!answer || answerUnderWay(view)) return Promise.resolve<Beginning>('stopped');
      if (!isAskedAgain(answer)) patch(id, { useId: ports.newId() });
      void run(id);
      return begins(id);
    },
    stop: () => stopping?.controller.abort(),
    /** Takes entries out of view; gives them back when called again. */
    takeOut: (...ids: string[]) => {
      if (stopping && ids.includes(stopping.id)) stopping.controller.abort();
      const before = view.entries;
      change({ entries: before.filter(({ id }) => !ids.includes(id)) });
      return () => change({ entries: before });
    },
  };
}

/** Trying again means the same use, where it is not known what became of it. */
export const isAskedAgain = ({ state, useId }: Answer): boolean =>
  useId !== '' && (state.is === 'cut' || (state.is === 'broken' && isUseOpen(state.why.code)));

type Take = { signal: AbortSignal; incoming: (names: readonly string[]) => ReturnType<typeof incoming> };

function stateAfter(end: StreamEnd, hasNothing: boolean): AnswerState {
  if (end.is === 'stopped') return { is: 'stopped' };
  if (end.is === 'failed') return { is: 'broken', why: end.why, isCreditBack: end.state !== null };
  // Whole but empty is no answer.
  return hasNothing
    ? { is: 'broken', why: { code: 'assistant/failed' }, isCreditBack: false }
    : { is: 'whole' };
}
