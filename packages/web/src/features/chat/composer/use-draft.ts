// What stands in the message box, kept on the device a moment after each change: a page that dies in between finds it
// again. What was sent from it is an open use, and is gone on with by itself.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDeviceStore } from '#device/device-context';
import { chatDraft } from '#device/records/shapes';

const keepAfterMs = 400;

export function useDraft() {
  const document = useDeviceStore().document(chatDraft);
  const [text, setText] = useState(() => {
    const kept = document.read();
    return 'value' in kept ? (kept.value?.text ?? '') : '';
  });
  const latest = useRef({ text, isKept: true });

  const keep = useCallback(() => {
    if (latest.current.isKept) return;
    latest.current.isKept = true;
    const now = latest.current.text;
    void document.update((old) => ({ ...old, text: now }));
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
  const sent = useCallback(() => {
    latest.current = { text: '', isKept: true };
    setText('');
    void document.write({ text: '' });
  }, [document]);
  return { text, setText, sent };
}
