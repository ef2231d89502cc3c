// How records of earlier versions are read. Ids were numbers or missing, notes stood inside their message or under its
// id, and care plans lay in the list of the chat: here each becomes records of today, and nothing is left out.
import { z } from 'zod';
import { chatHistory, notes, profileFormResponses } from '../records/shapes.ts';
import { fingerprint } from '../store/quarantine.ts';
import type { Shape } from '../store/shape.ts';

/** A record and the collection it belongs to. */
export type Placed = { shape: Shape<unknown>; record: unknown };

const Fields = z.record(z.string(), z.unknown());
type Fields = z.infer<typeof Fields>;

/** The records of an old list, with the notes that stood inside them. `owners` are the messages by the ids of their notes. */
export function placed(
  shape: Shape<unknown>,
  record: unknown,
  owners: ReadonlyMap<string, string> = none,
): Placed[] {
  const fields = Fields.safeParse(record);
  if (!fields.success) return [{ shape, record }];
  if (shape.name === notes.name) return [{ shape, record: withOwner(withTextIds(fields.data), owners) }];
  if (shape.name === profileFormResponses.name || isPlan(shape, fields.data))
    return withOwnNotes(withTextIds(fields.data));
  return [{ shape, record: withTextIds(fields.data) }];
}

const none: ReadonlyMap<string, string> = new Map();

/**
 * Only answers to the form were ever kept in the chat's list, and not all of them were marked as such. Replies of the
 * chat say that they are not from the form.
 */
export const isPlan = (shape: Shape<unknown>, { role, fromForm }: Fields): boolean =>
  shape.name === chatHistory.name && role === 'assistant' && fromForm !== false;

function withOwnNotes({ notes: own, ...message }: Fields): Placed[] {
  const inside = [own].flat().map((note, at) => noteOf(note, at, message));
  const read = inside.filter((note) => note !== null);
  // What stands there and is no note stays with its message, as it is.
  const rest = read.length < inside.length && own !== undefined && own !== null ? { notes: own } : {};
  const noteIds = [...new Set([...textIds(message['noteIds']), ...read.map(({ id }) => id)])];
  return [
    ...read.map((record) => ({ shape: notes as Shape<unknown>, record })),
    { shape: profileFormResponses as Shape<unknown>, record: { ...message, ...rest, noteIds } },
  ];
}

function noteOf(note: unknown, at: number, message: Fields) {
  const fields = typeof note === 'string' ? { content: note } : Fields.safeParse(note).data;
  const content = fields?.['content'] ?? fields?.['text'];
  if (typeof content !== 'string' || content.trim() === '') return null;
  return withTextIds({
    id: `old-${fingerprint(`${message['id']}/${at}/${content}`)}`,
    timestamp: message['timestamp'],
    ...fields,
    content,
    messageId: message['id'],
  });
}

const withOwner = (note: Fields, owners: ReadonlyMap<string, string>): Fields => {
  const messageId = owners.get(String(note['id']));
  return messageId === undefined ? note : { messageId, ...note };
};

/** Old records had numbers for ids, and some had none; times were texts, and some were numbers. */
function withTextIds(record: Fields): Fields {
  const { id, messageId, chatId, noteIds, timestamp } = record;
  return {
    ...record,
    id: text(id) ?? `old-${fingerprint(JSON.stringify(record))}`,
    ...(messageId !== undefined && { messageId: text(messageId) }),
    ...(chatId !== undefined && { chatId: text(chatId) }),
    ...(Array.isArray(noteIds) && { noteIds: noteIds.map(text) }),
    ...(isTime(timestamp) && { timestamp: new Date(timestamp).toISOString() }),
  };
}

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && !Number.isNaN(new Date(value).getTime());

const text = (value: unknown) => (typeof value === 'number' ? String(value) : value);
const textIds = (ids: unknown): unknown[] => (Array.isArray(ids) ? ids.map(text) : []);

/** A list, or records by id, or lists of records by id. Null: none of these. Notes by id know whose they are. */
export function recordsIn(shape: Shape<unknown>, value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  const byId = Fields.safeParse(value);
  if (!byId.success) return null;
  if (shape.name !== notes.name) return Object.values(byId.data).flat();
  return Object.entries(byId.data).flatMap(([messageId, held]) =>
    [held]
      .flat()
      .map((note, at) =>
        typeof note === 'object' && note !== null
          ? { ...(Array.isArray(held) && { messageId }), ...note }
          : (noteOf(note, at, { id: messageId, timestamp: '' }) ?? note),
      ),
  );
}
