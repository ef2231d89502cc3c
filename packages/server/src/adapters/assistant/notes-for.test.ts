import { emptyProfile } from '@calmbridge/domain/child/profile';
import { graveThings } from '@calmbridge/reader/screening/grave/grave-things';
import { expect, test } from 'vitest';
import { type NoteReading, notesFor } from './notes-for.ts';
import { withNotes } from './with-notes.ts';
import type { Writer } from './writer.ts';

const calm = { graveChances: async () => [[1]], crisisChances: async () => [[1]] };
const reads = (found: Record<string, [string, number]>): NoteReading => ({
  ...calm,
  readEntries: async (_kind, texts) =>
    texts.map((text) => {
      const [id, chance] = found[text] ?? ['', 0];
      return { nearest: id === '' ? [] : [{ id, chance }], none: 1 - chance };
    }),
});
const chat = (message: string) => ({
  use: 'chat' as const,
  ask: { profile: null, carePlan: '', turns: [], message },
});
const signal = new AbortController().signal;

test('[AS33] what is found with certainty is sent as a note, anything else is not', async () => {
  const reading = reads({ 'he hates haircuts': ['haircut', 0.9], 'she is odd': ['play', 0.6] });
  const [note] = await notesFor(chat('he hates haircuts'), reading);
  expect(note).toMatchObject({ id: 'haircut', label: 'Haircuts' });
  expect(note?.text).toContain('occupational therapist');
  expect(await notesFor(chat('she is odd'), reading)).toEqual([]);
  const profile = { ...emptyProfile, triggers: 'hair cuts, toast in squares' };
  const plan = { use: 'plan' as const, ask: { profile, today: '2026-11-15' } };
  expect((await notesFor(plan, reads({ 'hair cuts': ['haircuts', 0.9] }))).length).toBeLessThanOrEqual(1);
});

test('[AS33] what is grave and told by the way is the first note, in words for whoever asks', async () => {
  const held = graveThings.indexOf('held');
  const chances = [0.02, ...graveThings.map((_, at) => (at === held ? 0.9 : 0.007))];
  const reading = { ...reads({}), graveChances: async () => [chances] };
  const [note] = await notesFor(chat('Which soap? Two of us sit on Kit’s legs for it.'), reading);
  expect(note).toMatchObject({ id: 'grave-held', label: 'What comes first' });
  expect(note?.text).toMatch(/Speak to it first.*Nobody may be held down/s);
  const [own] = await notesFor(
    chat('Autistic, 24, own flat. Two of my flatmates sit on me when I rock. Which soap is mild?'),
    reading,
  );
  expect(own?.text).toMatch(/Nobody may hold you down/);
});

test('[AS33] a service is not asked for what must be refused, and writes without notes when none can be read', async () => {
  let calls = 0;
  const service: Writer = {
    kind: 'service',
    state: () => 'ok',
    mend: null,
    write: async () => (calls++, []),
  };
  const failing = { ...calm, readEntries: async () => Promise.reject(new Error('busy')) };
  const writer = withNotes(service, failing);
  expect(await writer.write(chat('can I smack him?'), signal, () => false)).toMatchObject([
    { is: 'asks', text: expect.stringMatching(/^No\./) as string },
  ]);
  expect(calls).toBe(0);
  expect(await writer.notesFor?.(chat('he hates haircuts'))).toEqual([]);
  expect(await writer.write(chat('he hates haircuts'), signal, () => false)).toEqual([]);
  expect(calls).toBe(1);
});
