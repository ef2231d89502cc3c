// The worker from its source, for development and tests: a worker thread does not take over the loader of its parent.
import { tsImport } from 'tsx/esm/api';

export const {
  embed,
  embedNext,
  crisisChances,
  unsafeChances,
  refusalChances,
  graveChances,
  fitScores,
  readEntries,
  helpFor,
  abroadFor,
  answerChat,
  writePlan,
  askMeanings,
  tellStory,
  askInstead,
  sceneLabel,
} = await tsImport('./reading-worker.ts', import.meta.url);
