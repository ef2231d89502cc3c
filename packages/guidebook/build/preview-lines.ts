import { findUnsafe } from '@calmbridge/reader/screening/never-say';
import { fill } from '#plan/fill';
import { readChild } from '#plan/reading/read-child';
import { sampleChild, sampleDay } from './sample-child.ts';

/** Any other entry: its texts, filled for the sample child. */
export function previewLines({ id, words: _words, by: _by, ...texts }: Entry): string {
  const child = readChild({ profile: sampleChild, today: sampleDay });
  const filled = (text: string) => fill(child, text, id, { it: 'it', trigger: 'hand dryers' });
  const parts = Object.entries(texts).map(([name, value]) =>
    Array.isArray(value)
      ? `${name}:\n${value.map((line) => `- ${filled(plainly(line))}`).join('\n')}`
      : `${name}: ${filled(String(value))}`,
  );
  const unsafe = findUnsafe(parts.join('\n')).map(({ found, why }) => `- "${found}": ${why}`);
  return [...parts, unsafe.length === 0 ? 'Checks: nothing that must never be said' : unsafe.join('\n')].join(
    '\n\n',
  );
}

/** A row of a table as its cells. */
const plainly = (line: unknown): string =>
  typeof line === 'object' && line !== null ? Object.values(line).map(String).join(' | ') : String(line);

type Entry = { id: string; words?: unknown; by?: unknown };
