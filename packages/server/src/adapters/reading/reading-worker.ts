// What a worker can be asked; `read-in-workers.ts` asks.
import { readHere } from './read-here.ts';
import type { Reading } from './reading.ts';

export type Tasks = {
  embed: { given: Parameters<Reading['embed']>; found: Awaited<ReturnType<Reading['embed']>> };
  embedNext: {
    given: Parameters<Reading['embedNext']>;
    found: Awaited<ReturnType<Reading['embedNext']>>;
  };
  crisisChances: {
    given: Parameters<Reading['crisisChances']>;
    found: Awaited<ReturnType<Reading['crisisChances']>>;
  };
  unsafeChances: {
    given: Parameters<Reading['unsafeChances']>;
    found: Awaited<ReturnType<Reading['unsafeChances']>>;
  };
  refusalChances: {
    given: Parameters<Reading['refusalChances']>;
    found: Awaited<ReturnType<Reading['refusalChances']>>;
  };
  readEntries: {
    given: Parameters<Reading['readEntries']>;
    found: Awaited<ReturnType<Reading['readEntries']>>;
  };
  helpFor: { given: Parameters<Reading['helpFor']>; found: Awaited<ReturnType<Reading['helpFor']>> };
  abroadFor: { given: Parameters<Reading['abroadFor']>; found: Awaited<ReturnType<Reading['abroadFor']>> };
  answerChat: { given: Parameters<Reading['answerChat']>; found: Awaited<ReturnType<Reading['answerChat']>> };
};

export const embed = (given: Tasks['embed']['given']) => readHere.embed(...given);
export const embedNext = (given: Tasks['embedNext']['given']) => readHere.embedNext(...given);
export const crisisChances = (given: Tasks['crisisChances']['given']) => readHere.crisisChances(...given);
export const unsafeChances = (given: Tasks['unsafeChances']['given']) => readHere.unsafeChances(...given);
export const refusalChances = (given: Tasks['refusalChances']['given']) => readHere.refusalChances(...given);
export const readEntries = (given: Tasks['readEntries']['given']) => readHere.readEntries(...given);
export const helpFor = (given: Tasks['helpFor']['given']) => readHere.helpFor(...given);
export const abroadFor = (given: Tasks['abroadFor']['given']) => readHere.abroadFor(...given);
export const answerChat = (given: Tasks['answerChat']['given']) => readHere.answerChat(...given);
