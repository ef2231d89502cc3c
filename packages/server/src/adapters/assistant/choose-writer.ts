import type { Reading } from '#adapters/reading/reading';
import type { Config } from '#config';
import type { Clock } from '#ports';
import { guidebookWriter } from './guidebook-writer.ts';
import { inAnyLanguage } from './in-any-language.ts';
import { serviceWriter } from './service-writer.ts';
import { withNotes } from './with-notes.ts';
import type { Writer } from './writer.ts';

/** The configured service, or the guidebook that is always there. */
export const chooseWriter = (
  { config, clock }: { config: Pick<Config, 'ai'>; clock: Clock },
  reading: Reading,
): Writer =>
  inAnyLanguage(
    config.ai ? withNotes(serviceWriter(config.ai, clock), reading) : guidebookWriter(reading),
    reading,
  );
