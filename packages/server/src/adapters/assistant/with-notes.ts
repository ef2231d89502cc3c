import { onlyText } from './in-any-language.ts';
import type { NoteReading } from './notes-for.ts';
import type { Writer } from './writer.ts';

/** Our pages, loaded where a service writes: the guidebook itself writes in workers, and the server's own thread need not hold them. */
const ours = () => import('./notes-for.ts');

/** A service with our hand in it: what must be refused is refused before it is asked, and it is given our notes. */
export const withNotes = (service: Writer, reading: NoteReading): Writer => ({
  ...service,
  // Without notes it writes as it would: they are a help, not a condition.
  notesFor: (ask) =>
    ours()
      .then(({ notesFor }) => notesFor(ask, reading))
      .catch(() => []),
  async write(ask, signal, take) {
    const refusal = ask.use === 'chat' ? (await ours()).refusalFor(ask.ask) : null;
    return refusal === null ? service.write(ask, signal, take) : [onlyText(refusal)];
  },
});
