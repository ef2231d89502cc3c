// What every signed-in page carries of the chat: a door. The chat itself is loaded when it is asked for.
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { m } from '#paraglide/messages';
import { type ChatOpening, type ChatPort, chat } from '#shared/chat/chat';
import { useAlert } from '#ui/dialogs/ask';
import { LoadingOverlay } from '#ui/loading/loading-overlay';
import { loadRoom } from './load-room.ts';

export function ChatHost() {
  const alert = useAlert();
  const [Room, setRoom] = useState<ComponentType | null>(null);
  const [loading, setLoading] = useState<ChatOpening['is'] | null>(null);

  const enter = useCallback(
    async (what: ChatOpening['is']): Promise<ChatPort | null> => {
      setLoading(what);
      const loaded = await loadRoom();
      setLoading(null);
      if (!loaded) {
        await alert({ title: m.chat_not_loaded() });
        return null;
      }
      setRoom(() => loaded.ChatRoom);
      return loaded.chatRoom.whenThere();
    },
    [alert],
  );
  useEffect(
    () =>
      chat.provide({
        open: async (opening) => (await enter(opening.is))?.open(opening) ?? 'failed',
        agree: async () => (await enter('empty'))?.agree() ?? false,
      }),
    [enter],
  );

  return (
    <>
      {loading === 'care-plan' && <LoadingOverlay words={m.chat_overlay()} />}
      {Room && <Room />}
    </>
  );
}
