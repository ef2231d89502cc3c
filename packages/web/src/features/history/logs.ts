// What the page lists: each kept response with its child and its notes, and each moment. Pure, so that ten thousand can be
// sorted and searched without a page.
import type { Message, Note } from '@calmbridge/domain/history/message';
import type { Moment } from '@calmbridge/domain/moments/moment';
import type { Owned } from '#device/records/child-of';
import { momentFacts, momentTitle } from '#shared/moments/moment-words';
import { folded, needlesOf } from './hits.ts';

export type PlanLog = {
  is: 'plan';
  id: string;
  timestamp: string;
  child: string;
  /** What says whose it is. */
  owner: Owned;
  message: Message;
  notes: readonly Note[];
};
export type MomentLog = {
  is: 'moment';
  id: string;
  timestamp: string;
  child: string;
  owner: Owned;
  moment: Moment;
};
export type Log = PlanLog | MomentLog;

export type Order = 'newest' | 'oldest' | 'child';
export type Wanted = { words: string; child: string; kind: '' | Log['is']; order: Order };
export const allWanted: Wanted = { words: '', child: '', kind: '', order: 'newest' };

/** A reply knows its child by the plan it belongs to. */
export function logsOf(messages: readonly Message[], notes: readonly Note[]): PlanLog[] {
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
      is: 'plan',
      id: message.id,
      timestamp: message.timestamp,
      message,
      child: nameIn(message) || nameIn(byId.get(message.planId ?? '')),
      owner: nameIn(message) === '' ? (byId.get(message.planId ?? '') ?? message) : message,
      notes: notesByMessage.get(message.id) ?? none,
    }));
}

/** The child's name is the one of today, or of then where the child is no longer saved. */
export const momentLogsOf = (
  moments: readonly Moment[],
  children: readonly { id: string; name: string }[],
): MomentLog[] => {
  const names = new Map(children.map(({ id, name }) => [id, name.trim()]));
  return moments.map((moment) => ({
    is: 'moment',
    id: moment.id,
    timestamp: moment.timestamp,
    child: names.get(moment.childId ?? '') ?? moment.child?.trim() ?? '',
    owner: moment,
    moment,
  }));
};

const none: readonly Note[] = [];

const nameIn = (message: Message | undefined): string => {
  const name = message?.profile?.['name'];
  return typeof name === 'string' ? name.trim() : '';
};

export const childrenIn = (logs: readonly Log[]): string[] =>
  [...new Set(logs.map(({ child }) => child).filter(Boolean))].sort((a, b) => a.localeCompare(b));

/** Every word must stand somewhere in the text, the child's name, the question, a note or a moment. */
export function wantedLogs(logs: readonly Log[], { words, child, kind, order }: Wanted): Log[] {
  const needles = needlesOf(words);
  const found = logs.filter(
    (log) =>
      (child === '' || log.child === child) &&
      (kind === '' || log.is === kind) &&
      (needles.length === 0 || holds(log, needles)),
  );
  return inOrder(found, order);
}

function holds(log: Log, needles: readonly string[]): boolean {
  const text = folded([...textsOf(log), log.child].join('\n'));
  return needles.every((needle) => text.includes(needle));
}

const textsOf = (log: Log): string[] =>
  log.is === 'moment'
    ? [momentTitle(log.moment), ...momentFacts(log.moment).flatMap(({ label, text }) => [label, text])]
    : [log.message.content, log.message.question ?? '', ...log.notes.map(({ content }) => content)];

function inOrder(logs: Log[], order: Order): Log[] {
  const byTime = (a: Log, b: Log) => (a.timestamp < b.timestamp ? 1 : a.timestamp > b.timestamp ? -1 : 0);
  if (order === 'newest') return logs.sort(byTime);
  if (order === 'oldest') return logs.sort((a, b) => byTime(b, a));
  const names = new Intl.Collator();
  return logs.sort((a, b) => names.compare(a.child, b.child) || byTime(a, b));
}
