import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Piscina } from 'piscina';
import { WriterFailure } from '#adapters/assistant/writer';
import type { Reading } from './reading.ts';
import type { Tasks } from './reading-worker.ts';

export type Limits = {
  /**
   * Longer than any message of the longest kind takes on a busy machine. What takes longer is given up. Its worker reads on:
   * ended in the middle of the encoder's work, it takes the whole process with it.
   */
  longestMs: number;
  /** Readings asked for at once. One more is refused: it would be given up anyway. */
  mostAtOnce: number;
};

const usual: Limits = { longestMs: 20_000, mostAtOnce: 300 };

/** Beside the bundle, or from its source when the sources run as they are. */
const bundled = path.join(import.meta.dirname, 'reading-worker.js');
const source = path.join(import.meta.dirname, 'reading-worker.dev.mjs');
const ownWorker = existsSync(bundled) ? bundled : source;

/** Reads in workers, so that no message holds up what others ask. The first starts when it is first needed. */
export function readInWorkers({ longestMs, mostAtOnce }: Limits = usual, worker = ownWorker): Reading {
  let pool: Piscina | null = null;
  let underWay = 0;
  const started = () =>
    new Piscina({
      filename: worker,
      minThreads: 1,
      // One core is left to the server itself; each worker has an encoder of its own in memory.
      maxThreads: Math.max(1, Math.min(3, availableParallelism() - 1)),
      idleTimeout: 60_000,
      // A worker keeps little between two readings; what it need not hold in reserve is 17 MB less at rest.
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    });
  async function ask<Name extends keyof Tasks>(name: Name, ...given: Tasks[Name]['given']) {
    if (underWay >= mostAtOnce) throw new WriterFailure('too much to read', 'assistant/unavailable');
    pool ??= started();
    underWay += 1;
    const reading = (pool.run(given, { name }) as Promise<Tasks[Name]['found']>).finally(() => {
      underWay -= 1;
    });
    return within(longestMs, reading);
  }
  return {
    embed: (texts) => ask('embed', texts),
    embedNext: (texts) => ask('embedNext', texts),
    crisisChances: (texts) => ask('crisisChances', texts),
    unsafeChances: (texts) => ask('unsafeChances', texts),
    refusalChances: (texts) => ask('refusalChances', texts),
    graveChances: (texts) => ask('graveChances', texts),
    fitScores: (texts) => ask('fitScores', texts),
    readEntries: (kind, texts) => ask('readEntries', kind, texts),
    helpFor: (message, profile, talk) => ask('helpFor', message, profile, talk),
    abroadFor: (message) => ask('abroadFor', message),
    answerChat: (given) => ask('answerChat', given),
    writePlan: (given) => ask('writePlan', given),
    askMeanings: (given) => ask('askMeanings', given),
    tellStory: (given) => ask('tellStory', given),
    askInstead: (given) => ask('askInstead', given),
    sceneLabel: (scene) => ask('sceneLabel', scene),
    // What is being read is read to its end, for the same reason.
    async close() {
      await pool?.close();
      pool = null;
    },
  };
}

async function within<Found>(ms: number, reading: Promise<Found>): Promise<Found> {
  let waiting: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    waiting = setTimeout(() => {
      reject(new WriterFailure('reading took too long', 'assistant/unavailable'));
    }, ms);
  });
  // What comes of it after that is of no use to anyone.
  reading.catch(() => undefined);
  try {
    return await Promise.race([reading, tooLong]);
  } finally {
    clearTimeout(waiting);
  }
}
