// What this process is answering now, and what it answered a moment ago. Memory only: an answer never touches disk.
import type { AssistantEvent } from '@calmbridge/domain/assistant/wire';
import { renewEveryMs } from '@calmbridge/domain/credits/uses';
import type { Credits, Use } from '#features/credits/credits';
import type { Log } from '#log';

const keptAnswers = 200;
const keepMs = 5 * 60_000;

export type UnderWay = {
  /** Runs what has the same key one after the other. */
  inTurn<T>(key: string, act: () => Promise<T>): Promise<T>;
  /** Keeps a use's hold alive until the returned function is called. */
  watch(use: Use): () => void;
  keep(use: Use, events: readonly AssistantEvent[]): void;
  recall(use: Use): readonly AssistantEvent[] | null;
  stop(): void;
};

const keyOf = ({ uid, useId }: Use) => `${uid} ${useId}`;

export function createUnderWay(credits: Credits, log: Log): UnderWay {
  const watched = new Set<Use>();
  const turns = new Map<string, Promise<unknown>>();
  const answers = new Map<string, { events: readonly AssistantEvent[]; timer: NodeJS.Timeout }>();

  const renew = () => {
    if (watched.size === 0) return;
    credits.renew([...watched]).catch((fault: unknown) => log.warn({ fault }, 'holds could not be renewed'));
  };
  const timer = setInterval(renew, renewEveryMs);
  timer.unref();

  const forget = (key: string) => {
    clearTimeout(answers.get(key)?.timer);
    answers.delete(key);
  };

  return {
    inTurn(key, act) {
      const before = turns.get(key) ?? Promise.resolve();
      const mine = before.then(act, act);
      turns.set(key, mine);
      const leave = () => {
        if (turns.get(key) === mine) turns.delete(key);
      };
      mine.then(leave, leave);
      return mine;
    },
    watch(use) {
      watched.add(use);
      return () => watched.delete(use);
    },
    keep(use, events) {
      const key = keyOf(use);
      forget(key);
      answers.set(key, { events, timer: setTimeout(() => forget(key), keepMs).unref() });
      const oldest = answers.keys().next();
      if (answers.size > keptAnswers && !oldest.done) forget(oldest.value);
    },
    recall: (use) => answers.get(keyOf(use))?.events ?? null,
    stop() {
      clearInterval(timer);
      for (const key of [...answers.keys()]) forget(key);
    },
  };
}
