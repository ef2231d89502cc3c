import { chatMessageMax } from '@calmbridge/domain/assistant/wire';
import { afterAll, expect, test } from 'vitest';
import { WriterFailure } from '#adapters/assistant/writer';
import { readHere } from './read-here.ts';
import { readInWorkers } from './read-in-workers.ts';

const workers = readInWorkers({ longestMs: 60_000, mostAtOnce: 100 });
afterAll(() => workers.close());

/** Many short sentences, each with a trace of danger: what takes longest to read. */
const hostile = 'She took all the tablets? He will not wake. '.repeat(200).slice(0, chatMessageMax);
const ask = { profile: null, carePlan: '', turns: [], message: 'he hates haircuts' };

test('[RW1] workers find what reading in the same thread finds', async () => {
  const message = 'I cannot find my son, he was in the garden ten minutes ago';
  expect(await workers.helpFor(message, null)).toEqual(await readHere.helpFor(message, null));
  expect(await workers.helpFor('What helps at bedtime?', null)).toBe(null);
  expect(await workers.answerChat(ask)).toEqual(await readHere.answerChat(ask));
  expect(await workers.embed(['one', 'two'])).toEqual(await readHere.embed(['one', 'two']));
});

test('[RW2] other work goes on while the worst message is read', async () => {
  let turns = 0;
  let isRead = false;
  const reading = workers.helpFor(hostile, null).then(() => {
    isRead = true;
  });
  while (!isRead) {
    turns += 1;
    await new Promise((done) => setTimeout(done, 1));
  }
  await reading;
  expect(turns).toBeGreaterThan(3);
});

test('[RW5] a refusal stands before help in danger, and in place of a doubt', async () => {
  const double =
    "My son's on risperidone 0.5 and its doing nothing. Im going to double it from tonight, thats ok yeah?";
  const help = await readHere.helpFor(double, null);
  if (help !== null) expect(help.text).toMatch(/^No\. /);
  expect(await readHere.helpFor('Can I leave my 8 year old in the car while I do the shop?', null)).toBe(
    null,
  );
  const jar = "He took the jar of cannabis jellies of my brother, the whole jar, he's four";
  expect(await readHere.helpFor(jar, null)).toMatchObject({ text: expect.not.stringMatching(/^No/) });
});

test('[RW3] what takes too long is given up, and the next is read', async () => {
  const hasty = readInWorkers({ longestMs: 1, mostAtOnce: 100 });
  const given = await hasty.helpFor(hostile, null).catch((fault: unknown) => fault);
  expect(given).toBeInstanceOf(WriterFailure);
  expect(given).toMatchObject({ code: 'assistant/unavailable' });
  await hasty.close();
});

test('[RW3] one more than may be asked at once is refused', async () => {
  const small = readInWorkers({ longestMs: 60_000, mostAtOnce: 2 });
  const asked = await Promise.allSettled(Array.from({ length: 5 }, () => small.embed(['one'])));
  const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ code: 'assistant/unavailable' });
  expect(await small.embed(['one'])).toHaveLength(1);
  await small.close();
});

test('[RW4] workers that were ended start again when they are needed, and none is there before', async () => {
  const idle = readInWorkers();
  await idle.close();
  expect(await idle.embed(['one'])).toHaveLength(1);
  await idle.close();
});
