import { refusalTo } from '@calmbridge/guidebook/chat/answer/refusals';
import { childAskedAbout } from '@calmbridge/guidebook/chat/message/child-asked-about';
import type { Reading } from '#adapters/reading/reading';
import { onlyText } from './in-any-language.ts';
import { notesFor } from './notes-for.ts';
import type { Writer } from './writer.ts';

/** A service with our hand in it: what must be refused is refused before it is asked, and it is given our notes. */
export const withNotes = (service: Writer, reading: Pick<Reading, 'readEntries'>): Writer => ({
  ...service,
  // Without notes it writes as it would: they are a help, not a condition.
  notesFor: (ask) => notesFor(ask, reading).catch(() => []),
  async write(ask, signal, take) {
    const refusal = ask.use === 'chat' ? refusalTo(ask.ask.message, childAskedAbout(ask.ask)) : null;
    return refusal === null ? service.write(ask, signal, take) : onlyText(refusal);
  },
});
