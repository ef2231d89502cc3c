// What every signed-in page carries of the chat: a button and a door. The chat itself is loaded when it is asked for.
import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react';
import { m } from '#paraglide/messages';
import { ChatHost, type ChatHostPort, type ChatOpening } from '#shared/chat/chat-host';
import { useAlert } from '#ui/dialogs/ask';
import { fetched } from '#ui/later/fetched';
import { LoadingOverlay } from '#ui/loading/loading-overlay';
import { ChatButton } from './chat-button.tsx';
import type { ChatWish } from './chat-wish.ts';

type Room = ComponentType<{ wishes: readonly ChatWish[] }>;

/** Wishes of one moment are all fulfilled; older ones have been. */
const wishesMax = 8;

const roomModule = () => import('./chat-room.tsx');
const loadRoom = (): Promise<Room | null> =>
  fetched(roomModule).then(
    ({ ChatRoom }) => ChatRoom,
    () => null,
  );

export function ChatHostProvider({ hasButton, children }: { hasButton: boolean; children: ReactNode }) {
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
      {hasButton && (
        <ChatButton
          isBusy={loading === 'empty'}
          onNear={loadRoom}
          onClick={() => void port.open({ is: 'empty' })}
        />
      )}
      {loading === 'care-plan' && <LoadingOverlay words={m.chat_overlay()} />}
      {room && <room.Room wishes={room.wishes} />}
    </ChatHost>
  );
}
