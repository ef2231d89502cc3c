import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Screened, StreamScreen } from '#adapters/assistant/safety';
import { screenInTurns } from './screen-in-turns.ts';

/** Lets a sentence out at each full stop, and takes its time. */
function slowScreen(msEach: number) {
  let open = '';
  return {
    push(text: string): Screened[] {
      open += text;
      const end = open.lastIndexOf('.') + 1;
      if (end === 0) return [];
      const until = performance.now() + msEach;
      while (performance.now() < until);
      const out = open.slice(0, end);
      open = open.slice(end);
      return [{ is: 'text', text: out }];
    },
    end: (): Screened[] => [{ is: 'text', text: open }],
  };
}

const sentences = Array.from({ length: 60 }, (_, at) => `Sentence ${at}.`);
const start = (screen: StreamScreen = slowScreen(0.5), signal = new AbortController().signal) => {
  const told: string[] = [];
  const turns = screenInTurns(
    screen,
    (events) => told.push(...events.map((event) => (event.is === 'text' ? event.text : ''))),
    signal,
  );
  return { told, turns };
};

test('[AS19] the first sentence is told before the rest is looked at, and others get their turn between', async () => {
  const { told, turns } = start();
  for (const sentence of sentences) turns.take(sentence);
  expect(told).toEqual(['Sentence 0.']);
  await nextTurn();
  expect(told.length).toBeGreaterThan(1);
  expect(told.length).toBeLessThan(sentences.length);
  await turns.end();
  expect(told.join('')).toBe(sentences.join(''));
});

test('[AS19] text that comes slowly is told at once, and a long piece whole', async () => {
  const { told, turns } = start(slowScreen(0));
  turns.take('One.');
  await nextTurn();
  turns.take('Two.');
  expect(told).toEqual(['One.', 'Two.']);
  const long = `${'word '.repeat(500)}end.`;
  turns.take(`${long} And more`);
  const last = await turns.end();
  expect(told.slice(2).join('')).toBe(long);
  expect(last).toEqual([{ is: 'text', text: ' And more' }]);
});

test('[AS19] a sentence that takes long to check delays no other text, and the order is kept', async () => {
  const answers: ((found: Screened[]) => void)[] = [];
  const pushed: string[] = [];
  const screen = {
    push(text: string): Screened[] | Promise<Screened[]> {
      pushed.push(text);
      return text === 'Slow.' ? new Promise((resolve) => answers.push(resolve)) : [{ is: 'text', text }];
    },
    end: async (): Promise<Screened[]> => [{ is: 'text', text: 'End.' }],
  };
  const { told, turns } = start(screen);
  expect(turns.take('Slow.')).toBe(true);
  turns.take('Next.');
  turns.take('Last.');
  await nextTurn();
  expect(pushed).toEqual(['Slow.']);
  answers[0]?.([{ is: 'text', text: 'Slow.' }]);
  expect(await turns.end()).toEqual([{ is: 'text', text: 'End.' }]);
  expect(told).toEqual(['Slow.', 'Next.', 'Last.']);
});

test('[AS10] what waits after a stop is not looked at', async () => {
  const stop = new AbortController();
  const { told, turns } = start(slowScreen(0), stop.signal);
  for (const sentence of sentences) turns.take(sentence);
  stop.abort();
  await turns.end();
  expect(told).toEqual(['Sentence 0.']);
});

test('a fault between two turns is told at the end and ends what is still coming', async () => {
  let calls = 0;
  const screen = {
    push(): Screened[] {
      calls += 1;
      if (calls > 1) throw new Error('broken screen');
      return [{ is: 'text', text: 'One.' }];
    },
    end: (): Screened[] => [],
  };
  const { turns } = start(screen);
  turns.take('One.');
  turns.take('Two.');
  await nextTurn();
  expect(() => turns.take('Three.')).toThrow('broken screen');
  await expect(turns.end()).rejects.toThrow('broken screen');
});
