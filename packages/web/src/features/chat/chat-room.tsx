import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { m } from '#paraglide/messages';
import type { ChatPort } from '#shared/chat/chat';
import { createService } from '#store/create-service';
import { LoadingOverlay } from '#ui/loading/loading-overlay';
import { ChatDialog } from './chat-dialog.tsx';
import { useConsent } from './consent/consent.ts';
import { ConsentDialog } from './consent/consent-dialog.tsx';
import { useChatRoom } from './use-chat-room.ts';

/** The chat once it is loaded. Until then `ChatHost` answers for it. */
export const chatRoom = createService<ChatPort>();

/** Everything of the chat that is loaded when it is first asked for. */
export function ChatRoom() {
  const { agree, question } = useConsent();
  const room = useChatRoom(agree);
  const { view, conversation } = useSyncExternalStore(room.subscribe, room.get);
  const noteOpening = useCloseOnLeaving(room.close);
  useEffect(
    () =>
      chatRoom.provide({
        agree: room.agree,
        open: (opening) => {
          noteOpening();
          return room.open(opening);
        },
      }),
    [room, noteOpening],
  );
  return (
    <>
      {view === 'overlay' && <LoadingOverlay words={m.chat_overlay()} />}
      {view === 'open' && (
        <ChatDialog
          conversation={conversation}
          agree={agree}
          onClose={room.close}
          onStartAnew={room.startAnew}
          onGoBackTo={room.show}
          onGoOnFrom={room.goOnFrom}
        />
      )}
      {question && <ConsentDialog {...question} />}
    </>
  );
}

/** The chat belongs to the page it was opened on: what leads to another page closes it. */
function useCloseOnLeaving(close: () => void): () => void {
  const { pathname, search } = useLocation();
  const shown = useRef(pathname + search);
  // Asked for on the way to a page, the chat may be open before that page is drawn: the address says where it belongs.
  const openedOn = useRef('');
  useEffect(() => {
    if (shown.current === pathname + search) return;
    shown.current = pathname + search;
    if (openedOn.current !== shown.current) close();
  }, [pathname, search, close]);
  return useCallback(() => {
    openedOn.current = window.location.pathname + window.location.search;
  }, []);
}
