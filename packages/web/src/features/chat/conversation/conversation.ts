// A conversation under way: asks, takes in what comes, keeps it. It lives outside the page's components, so that an answer
// goes on being written while the dialog is closed. How a use is asked for and paid is the paid-use protocol's.
import type { Flag } from '@calmbridge/domain/assistant/wire';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import type { Message } from '@calmbridge/domain/history/message';
import type { RefusalCode } from '@calmbridge/domain/refusals';
import { type KnownChild, namesIn } from '#api/hidden-profile';
import { type Carried, carryText, type Keeping, type TextEnd } from '#api/paid-use/carry-text';
import { newUse } from '#api/paid-use/open-use';
import type { UsePorts } from '#api/paid-use/use-ports';
import type { OpenUse } from '#device/records/shapes';
import type { Collection } from '#device/store/collection';
import type { DeviceRefusal } from '#device/store/user-scope';
import { createStore } from '#store/create-store';
import { answerPlaceOf, callOf, wishFor } from './answer-use.ts';
import { beginningOf } from './beginning.ts';
import {
  type Answer,
  type AnswerState,
  answerUnderWay,
  type Conversation,
  type Entry,
  freshAnswer,
  isUnderWay,
  messageOf,
  type Question,
} from './entries.ts';
import { incoming, type SoFar } from './incoming.ts';
import { type Keeper, keeperOf } from './keep-answer.ts';

export type ChatPorts = {
  uses: UsePorts;
  kept: Pick<Collection<Message>, 'add' | 'get' | 'update' | 'updateAtOnce'>;
  /** The names of the children saved on this device. */
  savedNames: () => readonly KnownChild[];
  /** Food in a text that this child must not have. */
  flagsIn: (text: string, child: ChildProfile) => Promise<readonly Flag[]>;
  now: () => Date;
  newId: () => string;
};

export type ConversationView = Conversation & { keepTrouble: DeviceRefusal | null };
export type LiveConversation = ReturnType<typeof openConversation>;
/** How an answer began: with text (or help), or not at all. `held-up`: not yet, and the carer should know why. */
export type Beginning = 'begun' | 'held-up' | 'stopped' | RefusalCode;

export function openConversation(ports: ChatPorts, start: Conversation) {
  const store = createStore<ConversationView>({ ...start, keepTrouble: null });
  const { get: view, subscribe } = store;
  let carried: (Carried & { id: string }) | null = null;
  const keepers = new Map<string, Keeper>();

  const change = (more: Partial<ConversationView>) => store.set({ ...view(), ...more });
  const answerOf = (id: string) =>
    view().entries.find((entry): entry is Answer => entry.is === 'answer' && entry.id === id);
  const patch = (id: string, more: Partial<Answer>) => {
    const swap = (entry: Entry): Entry =>
      entry.is === 'answer' && entry.id === id ? { ...entry, ...more } : entry;
    change({ entries: view().entries.map(swap) });
  };
  const keeper = (id: string) => {
    const open = keepers.get(id) ?? keeperOf(ports.kept, (keepTrouble) => change({ keepTrouble }));
    keepers.set(id, open);
    return open;
  };
  /** Only what came from the form is kept, and fixed help is not an answer. */
  const isKept = (answer: Answer | undefined): answer is Answer =>
    view().planId !== null && answer !== undefined && (answer.text !== '' || answer.asked.length > 0);
  const takeIn = (id: string, { text, asks, ...rest }: SoFar) => {
    const { text: shown = '', asked = [] } = answerOf(id) ?? {};
    // What was answered stays; what is asked now stands in place of itself when it is read again.
    const more = asks ? { ...rest, asked: [...asked.filter(({ chosen }) => chosen !== null), asks] } : rest;
    // An answer that is read again begins anew: what stood there already stays until it is overtaken.
    patch(id, text === undefined || shown.startsWith(text) ? more : { ...more, text });
    const answer = answerOf(id);
    if (isKept(answer) && isUnderWay(answer)) keeper(id).keep(messageOf(answer, view()));
  };

  const newUseFor = (id: string): OpenUse => {
    const after = view().entries.slice(view().entries.findIndex((entry) => entry.id === id) + 1);
    const past = { ...view(), entries: after };
    return newUse(
      ports.uses,
      wishFor(answerOf(id) as Answer, past, namesIn(view().child, ports.savedNames())),
    );
  };
  const keepWhole = async (id: string, text: string): Promise<Keeping> => {
    const answer = answerOf(id);
    // Deleted meanwhile: it came, and the carer has seen it.
    if (!answer) return 'shown';
    // Whole but empty is no answer, and is not paid for.
    if (text.trim() === '' && answer.help === null && !isAsking(answer)) return 'not-kept';
    patch(id, { text, state: { is: 'whole' } });
    const whole = answerOf(id);
    if (!isKept(whole)) return 'shown';
    return (await keeper(id).finish(messageOf(whole, view()))) ? 'kept' : 'not-kept';
  };

  const run = async (id: string, use: OpenUse): Promise<void> => {
    const names = answerPlaceOf(use)?.names ?? [];
    // The check is fetched while there is a connection: it is wanted when there is none any more.
    const { child } = view();
    if (child) void ports.flagsIn('', child).catch(() => []);
    patch(id, { useId: use.id, state: { is: 'waiting' }, trouble: null, charged: null });
    let arriving = incoming(names, (soFar) => takeIn(id, soFar));
    const mine = carryText(ports.uses, callOf(use), use, {
      begin: () => {
        arriving.leave();
        arriving = incoming(names, (soFar) => takeIn(id, soFar));
      },
      take: (event) => arriving.take(event),
      onTrouble: (trouble) => patch(id, { trouble }),
      keep: () => keepWhole(id, arriving.end()),
    });
    carried = { ...mine, id };
    const end = await mine.ended;
    arriving.end();
    if (carried?.id === id) carried = null;
    settle(id, end);
  };

  const settle = (id: string, end: TextEnd) => {
    const answer = answerOf(id);
    if (!answer) return;
    const hasNothing = answer.text === '' && answer.help === null && !isAsking(answer);
    patch(id, {
      state: stateAfter(end, hasNothing),
      trouble: null,
      charged: end.is === 'failed' && !end.isOpen ? 0 : null,
    });
    if (end.is === 'whole' || end.is === 'stopped') void end.charge.then((charged) => patch(id, { charged }));
    if (end.is === 'whole') return;
    keepAtLast(id);
    const { child } = view();
    if (child) void checkPart(id, child);
  };
  const keepAtLast = (id: string) => {
    const settled = answerOf(id);
    if (isKept(settled)) void keeper(id).finish(messageOf(settled, view()));
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

  const put = (answer: Answer) =>
    change({ entries: [answer, ...(answer.question ? [answer.question] : []), ...view().entries] });
  const questionFor = (id: string, text: string, at: string): Question => ({
    is: 'question',
    id: `${id}?`,
    text,
    at,
  });
  const begins = (id: string) => beginningOf(subscribe, () => answerOf(id));

  /** The same message, now that the carer has said what it is not: another wish, so a use of its own. */
  const askAgain = (id: string, said: Partial<Answer>): Promise<Beginning> => {
    if (!answerOf(id) || answerUnderWay(view())) return Promise.resolve<Beginning>('stopped');
    patch(id, { ...said, help: null });
    void run(id, newUseFor(id));
    return begins(id);
  };

  for (const entry of start.entries)
    if (entry.is === 'answer' && entry.state.is === 'cut' && start.child)
      void checkPart(entry.id, start.child);

  return {
    subscribe,
    get: view,
    writePlan: () => {
      const id = view().planId ?? ports.newId();
      put(freshAnswer({ kind: 'plan', id, question: null, at: ports.now().toISOString() }));
      void run(id, newUseFor(id));
      return begins(id);
    },
    send: (text: string) => {
      const id = ports.newId();
      const at = ports.now().toISOString();
      const question = questionFor(id, text, at);
      put(freshAnswer({ kind: 'reply', id, question, at }));
      void run(id, newUseFor(id));
      return { ids: [id, question.id], beginning: begins(id) };
    },
    /** Goes on with a use that an earlier page began. */
    resume: (use: OpenUse) => {
      const place = answerPlaceOf(use);
      if (!place || answerUnderWay(view())) return;
      const { answerId: id, at } = place;
      const question = place.question === null ? null : questionFor(id, place.question, at);
      if (!answerOf(id)) put(freshAnswer({ kind: use.kind === 'plan' ? 'plan' : 'reply', id, question, at }));
      void run(id, use);
    },
    retry: (id: string) => {
      const answer = answerOf(id);
      if (!answer || answerUnderWay(view())) return Promise.resolve<Beginning>('stopped');
      const open = isAskedAgain(answer) ? ports.uses.open.get(answer.useId) : null;
      void run(id, open ?? newUseFor(id));
      return begins(id);
    },
    /** Nobody is in danger: the answer, and no such question any more in this talk. */
    answerCalmly: (id: string) => {
      if (!answerUnderWay(view())) change({ isCalm: true });
      return askAgain(id, {});
    },
    /** The page the carer pressed. What else there was to choose stays in sight. */
    choosePage: (id: string, page: string) => {
      const asked = answerOf(id)?.asked ?? [];
      const chosen = asked.map((one) => (one.chosen === null ? { ...one, chosen: page } : one));
      return askAgain(id, { page, asked: chosen });
    },
    answerMisread: (id: string) => askAgain(id, { isMisread: true }),
    stop: () => carried?.stop(),
    /** Takes entries out of view; gives them back when called again. */
    takeOut: (...ids: string[]) => {
      if (carried && ids.includes(carried.id)) carried.stop();
      const before = view().entries;
      change({ entries: before.filter(({ id }) => !ids.includes(id)) });
      return () => change({ entries: before });
    },
  };
}

/** A question with pages to press waits for the carer. */
const isAsking = ({ asked }: Answer): boolean => asked.at(-1)?.chosen === null;

/** Trying again asks for the same answer and costs nothing more. Otherwise it is a new use, and has its price. */
export const isAskedAgain = ({ state }: Answer): boolean => state.is === 'broken' && state.isOpen;

function stateAfter(end: TextEnd, hasNothing: boolean): AnswerState {
  // Whole but empty is no answer.
  if (end.is === 'whole')
    return hasNothing
      ? { is: 'broken', why: { code: 'assistant/failed' }, isCreditBack: false, isOpen: false }
      : { is: 'whole' };
  if (end.is === 'stopped') return { is: 'stopped' };
  if (end.is === 'elsewhere') return { is: 'cut' };
  const { why, isCreditBack, isOpen } = end;
  return { is: 'broken', why, isCreditBack, isOpen };
}
