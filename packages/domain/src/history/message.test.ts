import { expect, test } from 'vitest';
import { Message, Note, noteMax } from './message.ts';

test('a message and a note keep the names they are exported by', () => {
  expect(Object.keys(Message.shape)).toEqual(
    expect.arrayContaining(['id', 'role', 'content', 'timestamp', 'type', 'fromForm', 'noteIds']),
  );
  expect(Object.keys(Note.shape)).toEqual(['id', 'messageId', 'content', 'timestamp']);
  expect(noteMax).toBe(500);
});
