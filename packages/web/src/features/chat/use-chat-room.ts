// Who comes in and what they find: an empty chat, a plan to be written, or a kept response to go on from.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { priceHundredths } from '@calmbridge/domain/credits/prices';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useEnoughCredits } from '#api/enough-credits';
import { useDeviceStore } from '#device/device-context';
import { useCurrentChild } from '#device/records/current-child';
import { profileFormResponses } from '#device/records/shapes';
import { m } from '#paraglide/messages';
import type { ChatOpening, ChatOutcome } from '#shared/chat/chat-host';
import { useAlert } from '#ui/dialogs/ask';
import type { ChatWish } from './chat-wish.ts';
import { answerPlaceOf } from './conversation/answer-use.ts';
import { type Beginning, type LiveConversation, openConversation } from './conversation/conversation.ts';
import { answerUnderWay, conversationFrom, emptyAbout } from './conversation/entries.ts';
import { useChatPorts } from './use-chat-ports.ts';
import { useNoCredits } from './use-no-credits.ts';

export const overlayMinMs = 1500;

export type RoomView = 'closed' | 'overlay' | 'open';

export function useChatRoom(wishes: readonly ChatWish[], agree: () => Promise<boolean>) {
  const ports = useChatPorts();
  const store = useDeviceStore();
  const alert = useAlert();
  const noCredits = useNoCredits();
  const hasEnough = useEnoughCredits();
  const { child } = useCurrentChild();
  const [conversation, setConversation] = useState(() => openConversation(ports, emptyAbout(child)));
  // Each child has a talk of its own: coming back to a child finds it as it was left.
  const talks = useRef(new Map<string, LiveConversation>());
  const [view, setView] = useState<RoomView>('closed');
  const writing = useRef<Promise<ChatOutcome> | null>(null);
  const onClosed = useRef<(() => void) | null>(null);

  const writePlan = async (profile: ChildProfile, childId?: string): Promise<ChatOutcome> => {
    if (!(await hasEnough(priceHundredths.carePlans))) {
      await noCredits('plan');
      return 'refused';
    }
    if (!(await agree())) return 'declined';
    const next = openConversation(ports, { child: profile, childId, planId: ports.newId(), entries: [] });
    setView('overlay');
    const [beginning] = await Promise.all([next.writePlan(), pause(overlayMinMs)]);
    if (beginning === 'credits/insufficient') {
      setView('closed');
      await noCredits('plan');
      return 'refused';
    }
    setConversation(next);
    setView('open');
    return beginning === 'begun' ? 'begun' : begunBeforeClosing(next, onClosed);
  };

  /** False: there is nothing to go on with. */
  const resume = (useId: string): boolean => {
    const use = ports.uses.open.get(useId);
    const place = use && answerPlaceOf(use);
    if (!use || !place) return false;
    if (answerUnderWay(conversation.get())?.id === place.answerId) return true;
    const { child, childId, planId } = place;
    const kept = planId && conversationFrom(store.collection(profileFormResponses).all(), planId);
    const next = openConversation(ports, kept || { child, childId, planId, entries: [] });
    next.resume(use);
    setConversation(next);
    return true;
  };

  /** False: it is no longer on this device. */
  const goOnFrom = (messageId: string): boolean => {
    if (conversation.get().entries.some(({ id }) => id === messageId)) return true;
    const kept = conversationFrom(store.collection(profileFormResponses).all(), messageId);
    if (!kept) return false;
    const open = ports.uses.open.all().find((use) => answerPlaceOf(use)?.answerId === messageId);
    if (open?.next === 'ask' && resume(open.id)) return true;
    setConversation(openConversation(ports, kept));
    return true;
  };

  /** The talk under way, unless it is about another child than everything else is now. */
  const goToChild = () => {
    const { childId = '' } = conversation.get();
    if (child === null || child.id === childId) return;
    talks.current.set(childId, conversation);
    setConversation(talks.current.get(child.id) ?? openConversation(ports, emptyAbout(child)));
  };

  const open = async (opening: ChatOpening): Promise<ChatOutcome> => {
    if (opening.is === 'care-plan') {
      // A second press while the first is under way is the same wish.
      writing.current ??= writePlan(opening.profile, opening.childId).finally(() => (writing.current = null));
      return writing.current;
    }
    if (opening.is === 'empty') goToChild();
    if (opening.is === 'resume' && !resume(opening.useId)) return 'failed';
    if (opening.is === 'response' && !goOnFrom(opening.messageId)) {
      await alert({ title: m.chat_not_there() });
      return 'failed';
    }
    setView('open');
    return 'opened';
  };

  const taken = useRef(new WeakSet<ChatWish>());
  const fulfil = useEffectEvent((asked: ChatWish) => {
    if (taken.current.has(asked)) return;
    taken.current.add(asked);
    if (asked.is === 'agree') void agree().then(asked.answer);
    else void open(asked.opening).then(asked.answer);
  });
  useEffect(() => {
    for (const wish of wishes) void Promise.resolve().then(() => fulfil(wish));
  }, [wishes]);

  const close = useCallback(() => {
    setView('closed');
    onClosed.current?.();
  }, []);
  const startAnew = useCallback(() => {
    setConversation(openConversation(ports, emptyAbout(child)));
  }, [ports, child]);

  return { view, conversation, close, startAnew, goBackTo: setConversation, goOnFrom };
}

/** A failed plan that is tried again in the dialog may still begin, until the dialog is closed. */
function begunBeforeClosing(
  conversation: LiveConversation,
  onClosed: { current: (() => void) | null },
): Promise<ChatOutcome> {
  return new Promise((resolve) => {
    const end = (outcome: ChatOutcome) => {
      leave();
      onClosed.current = null;
      resolve(outcome);
    };
    const leave = conversation.subscribe(() => {
      const plan = conversation.get().entries.find((entry) => entry.is === 'answer' && entry.text !== '');
      if (plan) end('begun');
    });
    onClosed.current = () => end('failed');
  });
}

const pause = (ms: number): Promise<Beginning | undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
