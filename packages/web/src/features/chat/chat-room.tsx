import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { m } from '#paraglide/messages';
import { LoadingOverlay } from '#ui/loading/loading-overlay';
import { ChatDialog } from './chat-dialog.tsx';
import type { ChatWish } from './chat-wish.ts';
import { useConsent } from './consent/consent.ts';
import { ConsentDialog } from './consent/consent-dialog.tsx';
import { useChatRoom } from './use-chat-room.ts';

/** Everything of the chat that is loaded when it is first asked for. */
export function ChatRoom({ wishes }: { wishes: readonly ChatWish[] }) {
  const { agree, question } = useConsent();
  const { view, conversation, close, startAnew, goBackTo, goOnFrom } = useChatRoom(wishes, agree);
  useCloseOnLeaving(close);
  return (
    <>
      {view === 'overlay' && <LoadingOverlay words={m.chat_overlay()} />}
      {view === 'open' && (
        <ChatDialog
          conversation={conversation}
          agree={agree}
          onClose={close}
          onStartAnew={startAnew}
          onGoBackTo={goBackTo}
          onGoOnFrom={goOnFrom}
        />
      )}
      {question && <ConsentDialog {...question} />}
    </>
  );
}

/** The chat belongs to the page it was opened on: what leads to another page closes it. */
function useCloseOnLeaving(close: () => void): void {
  const { pathname, search } = useLocation();
  const shown = useRef(pathname + search);
  useEffect(() => {
    if (shown.current === pathname + search) return;
    shown.current = pathname + search;
    close();
  }, [pathname, search, close]);
}
