import { keyOf, type Use } from '#features/credits/use';
import type { AnswerLog } from './answer-log.ts';

/** The texts this process is writing now, for those who come back to one. Memory only. */
export type WrittenAnswers = {
  add(use: Use, log: AnswerLog, settled: Promise<void>): void;
  find(use: Use): AnswerLog | null;
};

export function createWrittenAnswers(): WrittenAnswers {
  const answers = new Map<string, AnswerLog>();
  return {
    add(use, log, settled) {
      answers.set(keyOf(use), log);
      const forget = () => answers.delete(keyOf(use));
      settled.then(forget, forget);
    },
    find: (use) => answers.get(keyOf(use)) ?? null,
  };
}
