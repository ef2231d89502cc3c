// What stands in the message box, kept on the device a moment after each change, and what was sent from it and never
// answered: a page that dies in between finds both again.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDeviceStore } from '#device/device-context';
import { type ChatDraft, chatDraft } from '#device/shapes';
import { isBeingAnswered } from './answering-lock.ts';

const keepAfterMs = 400;

type Sent = NonNullable<ChatDraft['sent']>;

export function useDraft() {
  const document = useDeviceStore().document(chatDraft);
  const [kept] = useState(() => {
    const read = document.read();
    return 'value' in read ? read.value : null;
  });
  const [text, setText] = useState(kept?.text ?? '');
  /** What an earlier page sent and never saw answered. */
  const [unanswered, setUnanswered] = useState<Sent | null>(null);
  const latest = useRef({ text, isKept: true });

  useEffect(() => {
    const sent = kept?.sent;
    if (!sent || kept.text !== '') return;
    let isLeft = false;
    void isBeingAnswered(sent.useId).then((isAnswered) => {
      if (isAnswered || isLeft || latest.current.text !== '') return;
      setUnanswered(sent);
      setText(sent.message);
    });
    return () => {
      isLeft = true;
    };
  }, [kept]);

  const keep = useCallback(() => {
    if (latest.current.isKept) return;
    latest.current.isKept = true;
    const now = latest.current.text;
    void document.update((old) => ({ ...old, sent: old?.sent ?? null, text: now }));
  }, [document]);

  useEffect(() => {
    latest.current = { text, isKept: latest.current.text === text };
    const timer = setTimeout(keep, keepAfterMs);
    return () => clearTimeout(timer);
  }, [text, keep]);
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  /** From now on the message is under way, and the box is empty. */
  const sending = useCallback(
    (sent: Sent) => {
      latest.current = { text: '', isKept: true };
      setText('');
      setUnanswered(null);
      void document.write({ text: '', sent });
    },
    [document],
  );
  /** Answered, or refused in a way the carer has seen. */
  const settled = useCallback(
    (useId: string) => {
      void document.update((old) => ({
        text: old?.text ?? '',
        sent: old?.sent?.useId === useId ? null : (old?.sent ?? null),
      }));
    },
    [document],
  );
  const useIdFor = (message: string) => (unanswered?.message === message ? unanswered.useId : undefined);
  return { text, setText, unanswered, useIdFor, sending, settled };
}
