import type { ReviewedNote } from '@calmbridge/domain/assistant/assistant';
import type { AssistantEvent } from '@calmbridge/domain/assistant/wire';
import type { Ask, Writer } from '#adapters/assistant/writer';

/** What is asked, with the reviewed notes that go along. */
export async function askWithNotes(writer: Writer, ask: Ask): Promise<Ask> {
  const notes = (await writer.notesFor?.(ask)) ?? [];
  return notes.length === 0 ? ask : withNotesIn(ask, notes);
}

const withNotesIn = (ask: Ask, notes: readonly ReviewedNote[]): Ask => {
  if (ask.use === 'plan') return { ...ask, ask: { ...ask.ask, notes } };
  if (ask.use === 'chat') return { ...ask, ask: { ...ask.ask, notes } };
  return { ...ask, ask: { ...ask.ask, notes } };
};

/** What the page says stood behind the text. */
export const notesEvent = ({ ask }: Ask): AssistantEvent[] =>
  ask.notes && ask.notes.length > 0
    ? [{ is: 'notes', notes: ask.notes.map(({ id, label }) => ({ id, label })) }]
    : [];
