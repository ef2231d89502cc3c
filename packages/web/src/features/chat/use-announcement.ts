import { useEffect, useState } from 'react';
import { m } from '#paraglide/messages';
import type { LiveConversation } from './conversation/conversation.ts';
import { type Answer, isUnderWay } from './conversation/entries.ts';
import { plainText } from './messages/plain-text.ts';

/** Longer than this is not read out in one go: it stands in the dialog to be read at leisure. */
const readOutMax = 600;

/** Said once when writing begins and once when it is over; never word by word. */
export function useAnnouncement(conversation: LiveConversation): string {
  const [words, setWords] = useState('');
  useEffect(() => {
    const wasUnderWay = new Map<string, boolean>();
    const listen = () => {
      for (const entry of conversation.get().entries) {
        if (entry.is !== 'answer') continue;
        const was = wasUnderWay.get(entry.id) ?? false;
        const is = isUnderWay(entry);
        wasUnderWay.set(entry.id, is);
        if (is && !was) setWords(beginningOf(entry));
        if (!is && was) setWords(endOf(entry));
      }
    };
    // A moment later: a region that comes with its words is not read out.
    const first = setTimeout(listen);
    const leave = conversation.subscribe(listen);
    return () => {
      clearTimeout(first);
      leave();
    };
  }, [conversation]);
  return words;
}

const beginningOf = ({ kind }: Answer) =>
  kind === 'plan' ? m.chat_announce_writing_plan() : m.chat_announce_writing_reply();

function endOf({ kind, state, text, help }: Answer): string {
  // What broke says so itself.
  if (state.is === 'broken') return '';
  if (state.is === 'stopped') return m.chat_announce_stopped();
  if (kind === 'plan') return m.chat_announce_plan();
  if (help && !help.isInstead) return m.chat_announce_danger();
  if (help) return m.chat_announce_help({ text: plainText(help.text) });
  const plain = plainText(text);
  return plain.length > readOutMax ? m.chat_announce_reply_long() : m.chat_announce_reply({ text: plain });
}
