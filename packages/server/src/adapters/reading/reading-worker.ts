// What a worker can be asked; `read-in-workers.ts` asks.
import { readHere } from './read-here.ts';
import type { Reading } from './reading.ts';

export type Tasks = {
  embed: { given: Parameters<Reading['embed']>; found: Awaited<ReturnType<Reading['embed']>> };
  helpFor: { given: Parameters<Reading['helpFor']>; found: Awaited<ReturnType<Reading['helpFor']>> };
  answerChat: { given: Parameters<Reading['answerChat']>; found: Awaited<ReturnType<Reading['answerChat']>> };
};

export const embed = (given: Tasks['embed']['given']) => readHere.embed(...given);
export const helpFor = (given: Tasks['helpFor']['given']) => readHere.helpFor(...given);
export const answerChat = (given: Tasks['answerChat']['given']) => readHere.answerChat(...given);
