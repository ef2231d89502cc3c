// Who comes in and what they find: an empty chat, a plan to be written, or a kept response to go on from.
import type { ChatOpening, ChatOutcome } from '#shared/chat/chat';
import { createStore } from '#store/create-store';
import { answerPlaceOf } from './conversation/answer-use.ts';
import { type LiveConversation, openConversation } from './conversation/conversation.ts';
import { answerUnderWay, conversationFrom, emptyAbout } from './conversation/entries.ts';
import type { ChatPorts } from './conversation/ports.ts';
import { openPlanWriting } from './open-plan-writing.ts';
import type { PagePorts, RoomState } from './room-state.ts';

export function openRoom(ports: ChatPorts, page: PagePorts) {
  const { get, set, subscribe } = createStore<RoomState>({
    view: 'closed',
    conversation: openConversation(ports, emptyAbout(page.child())),
  });
  const change = (more: Partial<RoomState>) => set({ ...get(), ...more });
  const show = (conversation: LiveConversation) => change({ conversation });
  /** Each child has a talk of its own: coming back to a child finds it as it was left. */
  const talks = new Map<string, LiveConversation>();
  const planWriting = openPlanWriting(ports, page, change);

  /** False: it is no longer on this device. */
  const goOn = (found: LiveConversation | null): boolean => {
    if (found && found !== get().conversation) show(found);
    return found !== null;
  };
  const goOnFrom = (messageId: string) =>
    goOn(conversationAround(ports, page, get().conversation, messageId));

  /** The talk under way, unless it is about another child than everything else is now. */
  const goToChild = () => {
    const { conversation } = get();
    const { childId = '' } = conversation.get();
    const child = page.child();
    if (child === null || child.id === childId) return;
    talks.set(childId, conversation);
    show(talks.get(child.id) ?? openConversation(ports, emptyAbout(child)));
  };

  const open = async (opening: ChatOpening): Promise<ChatOutcome> => {
    if (opening.is === 'care-plan') return planWriting.write(opening.profile, opening.childId);
    if (opening.is === 'empty') goToChild();
    if (opening.is === 'resume' && !goOn(resumed(ports, page, get().conversation, opening.useId)))
      return 'failed';
    if (opening.is === 'response' && !goOnFrom(opening.messageId)) {
      await page.sayNotThere();
      return 'failed';
    }
    change({ view: 'open' });
    return 'opened';
  };

  return {
    get,
    subscribe,
    open,
    agree: page.agree,
    show,
    goOnFrom,
    startAnew: () => show(openConversation(ports, emptyAbout(page.child()))),
    close: () => {
      change({ view: 'closed' });
      planWriting.noteClosing();
    },
  };
}

/** The conversation a use of an earlier page belongs to, going on with it. Null: there is nothing to go on with. */
function resumed(
  ports: ChatPorts,
  page: PagePorts,
  now: LiveConversation,
  useId: string,
): LiveConversation | null {
  const use = ports.uses.open.get(useId);
  const place = use && answerPlaceOf(use);
  if (!use || !place) return null;
  if (answerUnderWay(now.get())?.id === place.answerId) return now;
  const { child, childId, planId } = place;
  const kept = planId && conversationFrom(page.kept(), planId);
  const next = openConversation(ports, kept || { child, childId, planId, entries: [] });
  next.resume(use);
  return next;
}

/** The conversation a kept response stands in. Null: it is no longer on this device. */
function conversationAround(
  ports: ChatPorts,
  page: PagePorts,
  now: LiveConversation,
  messageId: string,
): LiveConversation | null {
  if (now.get().entries.some(({ id }) => id === messageId)) return now;
  const kept = conversationFrom(page.kept(), messageId);
  if (!kept) return null;
  const open = ports.uses.open.all().find((use) => answerPlaceOf(use)?.answerId === messageId);
  const goingOn = open?.next === 'ask' ? resumed(ports, page, now, open.id) : null;
  return goingOn ?? openConversation(ports, kept);
}
