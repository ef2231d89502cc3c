import type { ScreenModel } from '@calmbridge/reader/screening/screen-model';
import type { Ports } from '#ports';
import { guidebookWriter } from './guidebook-writer.ts';
import { serviceWriter } from './service-writer.ts';
import type { Writer } from './writer.ts';

/** The configured service, or the guidebook that is always there. */
export const chooseWriter = (
  { config, clock }: Pick<Ports, 'config' | 'clock'>,
  model: () => ScreenModel,
): Writer => (config.ai ? serviceWriter(config.ai, clock) : guidebookWriter(model));
