import type { Asks } from '@calmbridge/domain/assistant/wire';
import type { Reading } from '#adapters/reading/reading';
import type { Writer } from './writer.ts';

/**
 * For messages that are not in English. The guidebook can't answer them: it says so in their language, with numbers to
 * ring, for nothing. A service can, and the same numbers stand below its answer.
 */
export const inAnyLanguage = (writer: Writer, reading: Pick<Reading, 'abroadFor'>): Writer => ({
  ...writer,
  async write(ask, signal, take) {
    const abroad = ask.use === 'chat' ? await reading.abroadFor(ask.ask.message) : null;
    if (abroad !== null && writer.kind === 'guidebook') return [onlyText(abroad.text)];
    const after = await writer.write(ask, signal, take);
    if (abroad !== null && after.length === 0 && !signal.aborted) take(`\n\n${abroad.below}`);
    return after;
  },
});

export const onlyText = (text: string): Asks => ({ is: 'asks', text, choices: [], fields: [] });
