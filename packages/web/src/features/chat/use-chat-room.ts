import { useState } from 'react';
import { useEnoughCredits } from '#api/enough-credits';
import { useDeviceStore } from '#device/device-context';
import { useCurrentChild } from '#device/records/current-child';
import { profileFormResponses } from '#device/records/shapes';
import { m } from '#paraglide/messages';
import { useNoCredits } from '#shared/credits/use-no-credits';
import { useAlert } from '#ui/dialogs/ask';
import { useStable } from '#ui/use-stable';
import { openRoom } from './open-room.ts';
import { unpaidAnswer } from './unpaid-answer.ts';
import { useChatPorts } from './use-chat-ports.ts';

/** The room of this page, with what it needs of the page. */
export function useChatRoom(agree: () => Promise<boolean>) {
  const chat = useChatPorts();
  const store = useDeviceStore();
  const { child } = useCurrentChild();
  const alert = useAlert();
  const noCredits = useNoCredits({ hasChat: true });
  const page = useStable({
    agree,
    hasEnough: useEnoughCredits(),
    sayNoCredits: () => noCredits(unpaidAnswer('plan')),
    sayNotThere: () => alert({ title: m.chat_not_there() }),
    kept: () => store.collection(profileFormResponses).all(),
    child: () => child,
  });
  const [room] = useState(() => openRoom(chat, page));
  return room;
}
