// What every signed-in page carries of the chat: a door. The chat itself is loaded when it is asked for.
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { m } from '#paraglide/messages';
import { ChatHost, type ChatHostPort, type ChatOpening } from '#shared/chat/chat-host';
import { useAlert } from '#ui/dialogs/ask';
import { LoadingOverlay } from '#ui/loading/loading-overlay';
import type { ChatWish } from './chat-wish.ts';
import { loadRoom, type Room } from './load-room.ts';

/** Wishes of one moment are all fulfilled; older ones have been. */
const wishesMax = 8;

export function ChatHostProvider({ children }: { children: ReactNode }) {
  const alert = useAlert();
  const [room, setRoom] = useState<{ Room: Room; wishes: readonly ChatWish[] } | null>(null);
  const [loading, setLoading] = useState<ChatOpening['is'] | null>(null);

  const enter = useCallback(
    async (wish: ChatWish): Promise<boolean> => {
      setLoading(wish.is === 'open' ? wish.opening.is : 'empty');
      const Room = await loadRoom();
      setLoading(null);
      if (Room) setRoom((now) => ({ Room, wishes: [...(now?.wishes ?? []), wish].slice(-wishesMax) }));
      else await alert({ title: m.chat_not_loaded() });
      return Room !== null;
    },
    [alert],
  );

  const port = useMemo<ChatHostPort>(
    () => ({
      open: (opening) =>
        new Promise((answer) => {
          void enter({ is: 'open', opening, answer }).then((isIn) => isIn || answer('failed'));
        }),
      agree: () =>
        new Promise((answer) => {
          void enter({ is: 'agree', answer }).then((isIn) => isIn || answer(false));
        }),
    }),
    [enter],
  );

  return (
    <ChatHost value={port}>
      {children}
      {loading === 'care-plan' && <LoadingOverlay words={m.chat_overlay()} />}
      {room && <room.Room wishes={room.wishes} />}
    </ChatHost>
  );
}
