// Messages of the longest kind and the worst content known, two a second: many short sentences, each with a trace of
// danger, so that every reader looks at every part, and long runs without a full stop.
import { randomUUID } from 'node:crypto';
import { chatMessageMax } from '@calmbridge/domain/assistant/wire';
import { profile } from './streams.ts';

const contents = [
  'She took all the tablets? He will not wake. ',
  'he hits and bites and she wont stop crying and i cant find him and the knife is gone ',
  'Hold him down. Is he not breathing? ',
];
const perSecond = 2;

export function sendHostile(url: string, cookies: readonly string[]) {
  let sent = 0;
  let read = 0;
  const asked: Promise<unknown>[] = [];
  const timer = setInterval(() => {
    const message = (contents[sent % contents.length] ?? '').repeat(chatMessageMax).slice(0, chatMessageMax);
    const headers = { 'content-type': 'application/json', cookie: cookies[sent % cookies.length] ?? '' };
    const body = JSON.stringify({ useId: randomUUID(), profile, message });
    sent += 1;
    asked.push(
      fetch(`${url}/api/assistant/chat`, { method: 'POST', headers, body })
        .then(async (answer) => {
          const text = await answer.text();
          if (text.includes('"help"')) read += 1;
        })
        .catch(() => undefined),
    );
  }, 1000 / perSecond);
  return {
    /** How many were sent, and how many of them were read to the end: they speak of danger, so they get help. */
    tally: () => ({ sent, read }),
    stop: async () => {
      clearInterval(timer);
      await Promise.all(asked);
    },
  };
}
