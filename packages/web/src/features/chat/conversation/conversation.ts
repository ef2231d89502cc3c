// A conversation under way: asks, takes in what comes, keeps it. It lives outside the page's components, so that an answer
// goes on being written while the dialog is closed.
import type { RefusalCode } from '@calmbridge/domain/refusals';
import { namesIn } from '#api/hidden-profile';
import { newUse } from '#api/paid-use/open-use';
import type { OpenUse } from '#device/records/shapes';
import { answerPlaceOf, wishFor } from './answer-use.ts';
import { beginningOf } from './beginning.ts';
import { type Answer, answerUnderWay, type Conversation, freshAnswer, type Question } from './entries.ts';
import type { ChatPorts } from './ports.ts';
import { openReceiver } from './receive-answers.ts';
import { openTranscript, type Transcript } from './transcript.ts';

export type LiveConversation = ReturnType<typeof openConversation>;
/** How an answer began: with text (or help), or not at all. `held-up`: not yet, and the carer should know why. */
export type Beginning = 'begun' | 'held-up' | 'stopped' | RefusalCode;

export function openConversation(ports: ChatPorts, start: Conversation) {
  const transcript = openTranscript(start);
  const { get, subscribe } = transcript;
  const receiver = openReceiver(ports, transcript);
  for (const entry of start.entries)
    if (entry.is === 'answer' && entry.state.is === 'cut' && start.child)
      void receiver.checkPart(entry.id, start.child);
  const ask = (id: string, use: OpenUse): Promise<Beginning> => {
    void receiver.receive(id, use);
    return beginningOf(subscribe, () => transcript.answerOf(id));
  };
  return {
    subscribe,
    get,
    ...firstAsks(ports, transcript, ask),
    ...furtherAsks(ports, transcript, ask),
    stop: () => receiver.carried()?.stop(),
    /** Takes entries out of view; gives them back when called again. */
    takeOut: (...ids: string[]) => {
      const carried = receiver.carried();
      if (carried && ids.includes(carried.id)) carried.stop();
      return transcript.takeOut(ids);
    },
  };
}

type Ask = (id: string, use: OpenUse) => Promise<Beginning>;

/** What is asked for the first time: a plan, a message, or what an earlier page began. */
function firstAsks(ports: ChatPorts, transcript: Transcript, ask: Ask) {
  const { get, put } = transcript;
  return {
    writePlan: () => {
      const id = get().planId ?? ports.newId();
      put(freshAnswer({ kind: 'plan', id, question: null, at: ports.now().toISOString() }));
      return ask(id, newUseFor(ports, transcript, id));
    },
    /** `page` is what was pressed, where the message was not typed. */
    send: (text: string, page?: string) => {
      const id = ports.newId();
      const at = ports.now().toISOString();
      const question = questionFor(id, text, at);
      put(freshAnswer({ kind: 'reply', id, question, at, ...(page === undefined ? {} : { page }) }));
      return { ids: [id, question.id], beginning: ask(id, newUseFor(ports, transcript, id)) };
    },
    /** Goes on with a use that an earlier page began. */
    resume: (use: OpenUse) => {
      const place = answerPlaceOf(use);
      if (!place || answerUnderWay(get())) return;
      const { answerId: id, at } = place;
      const question = place.question === null ? null : questionFor(id, place.question, at);
      if (!transcript.answerOf(id))
        put(freshAnswer({ kind: use.kind === 'plan' ? 'plan' : 'reply', id, question, at }));
      void ask(id, use);
    },
  };
}

/** What is asked for an answer that is there already. */
function furtherAsks(ports: ChatPorts, transcript: Transcript, ask: Ask) {
  const { get, answerOf } = transcript;
  /** The same message, now that the carer has said what it is not: another wish, so a use of its own. */
  const askAgain = async (id: string, said: Partial<Answer>): Promise<Beginning> => {
    if (!answerOf(id) || answerUnderWay(get())) return 'stopped';
    transcript.patch(id, { ...said, help: null });
    return ask(id, newUseFor(ports, transcript, id));
  };
  return {
    retry: async (id: string): Promise<Beginning> => {
      const answer = answerOf(id);
      if (!answer || answerUnderWay(get())) return 'stopped';
      const open = isAskedAgain(answer) ? ports.uses.open.get(answer.useId) : null;
      return ask(id, open ?? newUseFor(ports, transcript, id));
    },
    /** Nobody is in danger: the answer, and no such question any more in this talk. */
    answerCalmly: (id: string) => {
      if (!answerUnderWay(get())) transcript.change({ isCalm: true });
      return askAgain(id, {});
    },
    /** The page the carer pressed. What else there was to choose stays in sight. */
    choosePage: (id: string, page: string) => {
      const asked = answerOf(id)?.asked ?? [];
      const chosen = asked.map((one) => (one.chosen === null ? { ...one, chosen: page } : one));
      return askAgain(id, { page, asked: chosen });
    },
    answerMisread: (id: string) => askAgain(id, { isMisread: true }),
  };
}

/** Trying again asks for the same answer and costs nothing more. Otherwise it is a new use, and has its price. */
export const isAskedAgain = ({ state }: Answer): boolean => state.is === 'broken' && state.isOpen;

/** Asked with the conversation as it stood before the answer. */
function newUseFor(ports: ChatPorts, { get, answerOf }: Transcript, id: string): OpenUse {
  const { entries, child } = get();
  const past = { ...get(), entries: entries.slice(entries.findIndex((entry) => entry.id === id) + 1) };
  return newUse(ports.uses, wishFor(answerOf(id) as Answer, past, namesIn(child, ports.savedNames())));
}

const questionFor = (id: string, text: string, at: string): Question => ({
  is: 'question',
  id: `${id}?`,
  text,
  at,
});
