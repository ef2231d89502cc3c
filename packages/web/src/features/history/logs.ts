// What the page lists: each kept response with its child and its notes. Pure, so that ten thousand can be sorted and
// searched without a page.
import type { Message, Note } from '@calmbridge/domain/history/message';

export type Log = { id: string; message: Message; child: string; notes: readonly Note[] };

export type Order = 'newest' | 'oldest' | 'child';
export type Wanted = { words: string; child: string; order: Order };
export const allWanted: Wanted = { words: '', child: '', order: 'newest' };

/** A reply knows its child by the plan it belongs to. */
export function logsOf(messages: readonly Message[], notes: readonly Note[]): Log[] {
  const notesByMessage = new Map<string, Note[]>();
  for (const note of notes) {
    const together = notesByMessage.get(note.messageId);
    if (together) together.push(note);
    else notesByMessage.set(note.messageId, [note]);
  }
  const byId = new Map(messages.map((message) => [message.id, message]));
  return messages
    .filter(({ type }) => type === 'profileFormResponse')
    .map((message) => ({
      id: message.id,
      message,
      child: nameIn(message) || nameIn(byId.get(message.planId ?? '')),
      notes: notesByMessage.get(message.id) ?? none,
    }));
}

const none: readonly Note[] = [];

const nameIn = (message: Message | undefined): string => {
  const name = message?.profile?.['name'];
  return typeof name === 'string' ? name.trim() : '';
};

export const childrenIn = (logs: readonly Log[]): string[] =>
  [...new Set(logs.map(({ child }) => child).filter(Boolean))].sort((a, b) => a.localeCompare(b));

/** Every word must stand somewhere in the text, the child's name, the question or a note. */
export function wantedLogs(logs: readonly Log[], { words, child, order }: Wanted): Log[] {
  const needles = folded(words).split(/\s+/).filter(Boolean);
  const found = logs.filter(
    (log) => (child === '' || log.child === child) && (needles.length === 0 || holds(log, needles)),
  );
  return inOrder(found, order);
}

function holds({ message, child, notes }: Log, needles: readonly string[]): boolean {
  const text = folded(
    [message.content, child, message.question ?? '', ...notes.map(({ content }) => content)].join('\n'),
  );
  return needles.every((needle) => text.includes(needle));
}

/** Accents and capitals don't matter: "zoe" finds Zoë. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function inOrder(logs: Log[], order: Order): Log[] {
  const byTime = (a: Log, b: Log) =>
    a.message.timestamp < b.message.timestamp ? 1 : a.message.timestamp > b.message.timestamp ? -1 : 0;
  if (order === 'newest') return logs.sort(byTime);
  if (order === 'oldest') return logs.sort((a, b) => byTime(b, a));
  const names = new Intl.Collator();
  return logs.sort((a, b) => names.compare(a.child, b.child) || byTime(a, b));
}
