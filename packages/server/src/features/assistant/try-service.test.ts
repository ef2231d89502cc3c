import { expect, test } from 'vitest';
import { createSafety } from '#adapters/assistant/create-safety';
import type { Writer } from '#adapters/assistant/writer';
import { readHere } from '#adapters/reading/read-here';
import { tryService } from './try-service.ts';

const clock = { now: () => new Date('2026-11-15T10:00:00Z') };
const safety = createSafety(readHere);
const writes = (text: (use: string) => string): Writer => ({
  kind: 'service',
  state: () => 'ok',
  mend: null,
  async write({ use }, _signal, take) {
    take(text(use));
    return [];
  },
});

test('[AS34] a service is tried on a plan, a story and three questions, and told rule by rule', async () => {
  const lines: string[] = [];
  const bad = writes((use) =>
    use === 'story' ? 'A Story\n\nYou must wait.' : 'See https://example.org now.',
  );
  const failed = await tryService({ writer: bad, safety, clock }, (line) => lines.push(line));
  expect(failed).toBeGreaterThan(5);
  expect(lines.filter((line) => /^\n(?:A |")/.test(line))).toHaveLength(5);
  expect(lines).toContain('  FAILED  no links');
  expect(lines.join('\n')).toMatch(/first words after \d/);
  const good: string[] = [];
  await tryService({ writer: writes(() => '{child} can cut two snips a day.'), safety, clock }, (line) =>
    good.push(line),
  );
  expect(good.filter((line) => line === '  passed  five steps at most')).toHaveLength(3);
}, 60_000);
