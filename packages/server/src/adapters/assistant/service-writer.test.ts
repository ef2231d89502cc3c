import { emptyProfile } from '@calmbridge/domain/child/profile';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AiBehaviour } from '../../../test/fakes/ai-behaviour.ts';
import { type AiFake, startAiService } from '../../../test/fakes/ai-service.ts';
import { testClock } from '../../../test/test-app.ts';
import { serviceWriter } from './service-writer.ts';
import { type Ask, type Writer, WriterFailure } from './writer.ts';

const patient = { connectMs: 20_000, firstByteMs: 20_000, idleMs: 20_000, totalMs: 20_000 };
/** For a service that says nothing. One that answers is given time, however busy the machine. */
const impatient = { connectMs: 300, firstByteMs: 300, idleMs: 300, totalMs: 1500 };
const silent = new Set<AiBehaviour['is']>(['hang', 'headers-only', 'stall']);
const clock = testClock();
const ask: Ask = { use: 'chat', ask: { profile: emptyProfile, carePlan: '', turns: [], message: 'Hello?' } };
let ai: AiFake;
let writer: Writer;

beforeAll(async () => {
  ai = await startAiService();
});
afterAll(() => ai.stop());
beforeEach(() => {
  ai.calls.length = 0;
  writer = writerWith(patient);
});
afterEach(async () => {
  await expect.poll(() => ai.open()).toBe(0);
});

const writerWith = (limits: typeof patient) =>
  serviceWriter({ baseUrl: ai.url, apiKey: 'key-1', model: 'model-1' }, clock, limits);
const read = async (signal = new AbortController().signal) => {
  let text = '';
  await writer.write(ask, signal, (piece) => {
    text += piece;
    return true;
  });
  return text;
};
const failureOf = async (): Promise<WriterFailure> => {
  const fault = await read().catch((thrown: unknown) => thrown);
  expect(fault).toBeInstanceOf(WriterFailure);
  return fault as WriterFailure;
};

test('[AI1] a streaming service is read piece by piece', async () => {
  ai.behave({ is: 'stream', chunks: ['Try ', 'one ', 'thing.'], everyMs: 5 });
  expect(await read()).toBe('Try one thing.');
  expect(ai.calls[0]).toMatchObject({
    authorization: 'Bearer key-1',
    body: {
      model: 'model-1',
      temperature: 0.7,
      stream: true,
      messages: [{ role: 'system' }, { role: 'user' }],
    },
  });
  expect(ai.calls[0]?.body.max_tokens).toBeGreaterThan(0);
});

test('[AI1] a service that does not stream is read whole', async () => {
  ai.behave({ is: 'whole', text: 'All at once.' });
  expect(await read()).toBe('All at once.');
});

test('[AI1] a stream that says stop without a closing mark is whole', async () => {
  const end = JSON.stringify({ choices: [{ delta: { content: 'Done.' }, finish_reason: 'stop' }] });
  ai.behave({ is: 'raw', contentType: 'text/event-stream', body: `data: ${end}\n\n` });
  expect(await read()).toBe('Done.');
});

test('[AI1] the closing mark ends the answer at once, though the service goes on; null is no error', async () => {
  ai.behave({ is: 'done-and-stall', chunks: ['All of it.'] });
  expect(await read()).toBe('All of it.');
  const piece = { error: null, choices: [{ delta: { content: 'Fine.' }, finish_reason: null }] };
  const body = `data: ${JSON.stringify(piece)}\n\ndata: [DONE]\n\n`;
  ai.behave({ is: 'raw', contentType: 'text/event-stream', body });
  expect(await read()).toBe('Fine.');
});

const filtered = { choices: [{ delta: { content: ' and' }, finish_reason: 'content_filter' }] };
const filteredWhole = { choices: [{ message: { content: 'Some and' }, finish_reason: 'content_filter' }] };
/** Spaces, joiners, a filler that counts as a letter, and a Braille pattern without dots. */
const invisible = ' \n\u200B\u2060\u3164\u2800\u{E0020}';

const bad: [string, AiBehaviour][] = [
  ['400', { is: 'status', status: 400 }],
  ['401', { is: 'status', status: 401 }],
  ['500', { is: 'status', status: 500 }],
  ['no answer', { is: 'hang' }],
  ['headers only', { is: 'headers-only' }],
  ['a cut connection', { is: 'cut', chunks: ['Half an '] }],
  ['malformed events', { is: 'malformed', chunks: ['Some '] }],
  ['no closing mark', { is: 'stream', chunks: ['All of it.'], withoutDone: true }],
  ['an error inside', { is: 'error-inside', chunks: ['Some '] }],
  ['silence in the middle', { is: 'stall', chunks: ['Some '] }],
  ['no text', { is: 'stream', chunks: [] }],
  ['empty text', { is: 'whole', text: '' }],
  ['a web page', { is: 'html' }],
  ['invalid UTF-8', { is: 'invalid-utf8' }],
  ['another shape', { is: 'raw', contentType: 'application/json', body: '{"answer":42}' }],
  ['broken JSON', { is: 'raw', contentType: 'application/json', body: '{"choices":' }],
  ['blank text', { is: 'stream', chunks: ['  ', '\n\n'] }],
  ['invisible text', { is: 'stream', chunks: [...invisible] }],
  ['invisible text at once', { is: 'whole', text: invisible }],
  [
    'a cut by a filter',
    {
      is: 'raw',
      contentType: 'text/event-stream',
      body: `data: ${JSON.stringify(filtered)}\n\ndata: [DONE]\n\n`,
    },
  ],
  [
    'a cut by a filter at once',
    { is: 'raw', contentType: 'application/json', body: JSON.stringify(filteredWhole) },
  ],
  [
    'a line without end',
    { is: 'raw', contentType: 'text/event-stream', body: `data: ${'x'.repeat(3_000_000)}` },
  ],
  [
    'an event without end',
    { is: 'raw', contentType: 'text/event-stream', body: 'data: some words\n'.repeat(200_000) },
  ],
  ['no end', { is: 'stream', chunks: Array.from({ length: 300 }, () => 'x'.repeat(1000)) }],
];
test.each(bad)('[AI2] %s is a failure', async (_what, behaviour) => {
  if (silent.has(behaviour.is)) writer = writerWith(impatient);
  ai.behave(behaviour);
  expect((await failureOf()).code).toBe('assistant/failed');
});

test('[AI3] a failed first try is repeated once', async () => {
  let tries = 0;
  ai.behave(() => {
    tries += 1;
    return tries === 1 ? { is: 'status', status: 502 } : { is: 'whole', text: 'Second time lucky.' };
  });
  expect(await read()).toBe('Second time lucky.');
  expect(tries).toBe(2);
});

test('[AI3] nothing is repeated once text has come, nor after a refusal', async () => {
  ai.behave({ is: 'cut', chunks: ['Half '] });
  await failureOf();
  expect(ai.calls).toHaveLength(1);
  ai.behave({ is: 'status', status: 400 });
  await failureOf();
  expect(ai.calls).toHaveLength(2);
});

test.each([429, 503])('[AI4] %s with Retry-After is passed on and not repeated', async (status) => {
  ai.behave({ is: 'status', status, retryAfter: '17' });
  expect(await failureOf()).toMatchObject({ code: 'assistant/unavailable', retryAfterSeconds: 17 });
  expect(ai.calls).toHaveLength(1);
});

test('[AI5] stopping ends the call', async () => {
  ai.behave({ is: 'stream', chunks: Array.from({ length: 1000 }, () => 'word '), everyMs: 5 });
  const stop = new AbortController();
  const reading = read(stop.signal).catch(() => 'stopped');
  await expect.poll(() => ai.calls.length).toBe(1);
  stop.abort();
  expect(await reading).toBe('stopped');
  await expect.poll(() => ai.open()).toBe(0);
  expect(writer.state()).toBe('ok');
});

test('[AI6] five failures pause the service, a while later it is tried again', async () => {
  ai.behave({ is: 'status', status: 400 });
  for (let failure = 0; failure < 5; failure += 1) await failureOf();
  expect(writer.state()).toBe('unavailable');
  expect(await failureOf()).toMatchObject({ code: 'assistant/unavailable', retryAfterSeconds: 30 });
  expect(ai.calls).toHaveLength(5);
  clock.advance(30_000);
  ai.behave({ is: 'whole', text: 'Back.' });
  expect(await read()).toBe('Back.');
  expect(writer.state()).toBe('ok');
});
