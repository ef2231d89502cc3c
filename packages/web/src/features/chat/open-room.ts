// Who comes in and what they find: an empty chat, a plan to be written, or a kept response to go on from.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { priceHundredths } from '@calmbridge/domain/credits/prices';
import type { Message } from '@calmbridge/domain/history/message';
import type { SavedChild } from '#device/records/shapes';
import type { ChatOpening, ChatOutcome } from '#shared/chat/chat';
import { createStore } from '#store/create-store';
import { answerPlaceOf } from './conversation/answer-use.ts';
import { type ChatPorts, type LiveConversation, openConversation } from './conversation/conversation.ts';
import { answerUnderWay, conversationFrom, emptyAbout } from './conversation/entries.ts';

export const overlayMinMs = 1500;

export type RoomState = { view: 'closed' | 'overlay' | 'open'; conversation: LiveConversation };

/** What the room needs of the page it is on. */
export type PagePorts = {
  /** Asks for agreement to what is sent, unless it was given before. */
  agree: () => Promise<boolean>;
  hasEnough: (hundredths: number) => Promise<boolean>;
  sayNoCredits: () => Promise<unknown>;
  sayNotThere: () => Promise<unknown>;
  /** The care plans and answers on this device. */
  kept: () => readonly Message[];
  /** The one everything is about now. */
  child: () => Pick<SavedChild, 'id' | 'profile'> | null;
};

export function openRoom(ports: ChatPorts, page: PagePorts) {
  const { get, set, subscribe } = createStore<RoomState>({
    view: 'closed',
    conversation: openConversation(ports, emptyAbout(page.child())),
  });
  const change = (more: Partial<RoomState>) => set({ ...get(), ...more });
  const show = (conversation: LiveConversation) => change({ conversation });
  /** Each child has a talk of its own: coming back to a child finds it as it was left. */
  const talks = new Map<string, LiveConversation>();
  let writing: Promise<ChatOutcome> | null = null;
  let onClosed: (() => void) | null = null;

  const writePlan = async (profile: ChildProfile, childId?: string): Promise<ChatOutcome> => {
    if (!(await page.hasEnough(priceHundredths.carePlans))) {
      await page.sayNoCredits();
      return 'refused';
    }
    if (!(await page.agree())) return 'declined';
    const next = openConversation(ports, { child: profile, childId, planId: ports.newId(), entries: [] });
    change({ view: 'overlay' });
    const [beginning] = await Promise.all([next.writePlan(), pause(overlayMinMs)]);
    if (beginning === 'credits/insufficient') {
      change({ view: 'closed' });
      await page.sayNoCredits();
      return 'refused';
    }
    change({ view: 'open', conversation: next });
    return beginning === 'begun' ? 'begun' : begunBeforeClosing(next);
  };

  /** A failed plan that is tried again in the dialog may still begin, until the dialog is closed. */
  const begunBeforeClosing = (conversation: LiveConversation): Promise<ChatOutcome> =>
    new Promise((resolve) => {
      const end = (outcome: ChatOutcome) => {
        leave();
        onClosed = null;
        resolve(outcome);
      };
      const leave = conversation.subscribe(() => {
        const plan = conversation.get().entries.find((entry) => entry.is === 'answer' && entry.text !== '');
        if (plan) end('begun');
      });
      onClosed = () => end('failed');
    });

  /** False: there is nothing to go on with. */
  const resume = (useId: string): boolean => {
    const use = ports.uses.open.get(useId);
    const place = use && answerPlaceOf(use);
    if (!use || !place) return false;
    if (answerUnderWay(get().conversation.get())?.id === place.answerId) return true;
    const { child, childId, planId } = place;
    const kept = planId && conversationFrom(page.kept(), planId);
    const next = openConversation(ports, kept || { child, childId, planId, entries: [] });
    next.resume(use);
    show(next);
    return true;
  };

  /** False: it is no longer on this device. */
  const goOnFrom = (messageId: string): boolean => {
    if (
      get()
        .conversation.get()
        .entries.some(({ id }) => id === messageId)
    )
      return true;
    const kept = conversationFrom(page.kept(), messageId);
    if (!kept) return false;
    const open = ports.uses.open.all().find((use) => answerPlaceOf(use)?.answerId === messageId);
    if (open?.next === 'ask' && resume(open.id)) return true;
    show(openConversation(ports, kept));
    return true;
  };

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
    if (opening.is === 'care-plan') {
      // A second press while the first is under way is the same wish.
      writing ??= writePlan(opening.profile, opening.childId).finally(() => (writing = null));
      return writing;
    }
    if (opening.is === 'empty') goToChild();
    if (opening.is === 'resume' && !resume(opening.useId)) return 'failed';
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
      onClosed?.();
    },
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
