// What a worker can be asked; `read-in-workers.ts` asks.
import { readHere } from './read-here.ts';
import type { Reading } from './reading.ts';

type Task = Exclude<keyof Reading, 'close'>;
export type Tasks = {
  [Name in Task]: { given: Parameters<Reading[Name]>; found: Awaited<ReturnType<Reading[Name]>> };
};

export const embed = (given: Tasks['embed']['given']) => readHere.embed(...given);
export const embedNext = (given: Tasks['embedNext']['given']) => readHere.embedNext(...given);
export const crisisChances = (given: Tasks['crisisChances']['given']) => readHere.crisisChances(...given);
export const unsafeChances = (given: Tasks['unsafeChances']['given']) => readHere.unsafeChances(...given);
export const refusalChances = (given: Tasks['refusalChances']['given']) => readHere.refusalChances(...given);
export const graveChances = (given: Tasks['graveChances']['given']) => readHere.graveChances(...given);
export const fitScores = (given: Tasks['fitScores']['given']) => readHere.fitScores(...given);
export const readEntries = (given: Tasks['readEntries']['given']) => readHere.readEntries(...given);
export const helpFor = (given: Tasks['helpFor']['given']) => readHere.helpFor(...given);
export const abroadFor = (given: Tasks['abroadFor']['given']) => readHere.abroadFor(...given);
export const answerChat = (given: Tasks['answerChat']['given']) => readHere.answerChat(...given);
export const writePlan = (given: Tasks['writePlan']['given']) => readHere.writePlan(...given);
export const askMeanings = (given: Tasks['askMeanings']['given']) => readHere.askMeanings(...given);
export const tellStory = (given: Tasks['tellStory']['given']) => readHere.tellStory(...given);
export const askInstead = (given: Tasks['askInstead']['given']) => readHere.askInstead(...given);
export const sceneLabel = (given: Tasks['sceneLabel']['given']) => readHere.sceneLabel(...given);
