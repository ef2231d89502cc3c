import { expect, test } from 'vitest';
import { createAnswerLog } from './answer-log.ts';
import { eventLines } from './event-lines.ts';

test('[AS18] while nothing comes, empty lines say that the connection is there; the events are as they are', async () => {
  let arrive = () => undefined as void;
  const waited = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const log = createAnswerLog();
  log.add([{ is: 'begun', writer: 'service' }]);
  void waited.then(() => log.end([{ is: 'text', text: 'Hello.' }]));
  const reader = eventLines(log.read(), 5).body?.getReader();
  const texts: string[] = [];
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) break;
    texts.push(new TextDecoder().decode(value));
    if (texts.filter((text) => text === '\n').length === 3) arrive();
  }
  const lines = texts.join('').split('\n').filter(Boolean);
  expect(lines.map((line) => JSON.parse(line).is)).toEqual(['begun', 'text']);
});
