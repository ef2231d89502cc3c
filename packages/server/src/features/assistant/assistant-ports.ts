import type { Safety } from '#adapters/assistant/safety';
import type { Writer } from '#adapters/assistant/writer';
import type { Credits } from '#features/credits/credits';
import type { RunningUses } from '#features/credits/running-uses';
import type { Ports } from '#ports';
import type { FreeReadings } from './free-readings.ts';
import type { WrittenAnswers } from './written-answers.ts';

export type AssistantPorts = Pick<Ports, 'database' | 'clock' | 'log' | 'background'> & {
  credits: Credits;
  running: RunningUses;
  writer: Writer;
  safety: Safety;
  freeReadings: FreeReadings;
  /** Answers that cost nothing because their message was misread. */
  freeAnswers: FreeReadings;
  answers: WrittenAnswers;
};
