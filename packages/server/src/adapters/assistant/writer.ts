import type { CarePlanAsk, ChatAsk, StoryAsk } from '@calmbridge/domain/assistant/assistant';
import type { RefusalCode } from '@calmbridge/domain/refusals';

/** What is asked of whoever writes. `problems` are what an earlier version of a story did wrong. */
export type Ask =
  | { use: 'plan'; ask: CarePlanAsk }
  | { use: 'story'; ask: StoryAsk; problems: readonly string[] }
  | { use: 'chat'; ask: ChatAsk };

export type WriterState = 'ok' | 'failing' | 'unavailable';

/** The embedded guidebook or an outside service. Ending without a fault means that the text is whole. */
export type Writer = {
  kind: 'guidebook' | 'service';
  state(): WriterState;
  write(ask: Ask, signal: AbortSignal): AsyncIterable<string>;
};

/** The writer could not write. Anything else that is thrown is a fault of ours. */
export class WriterFailure extends Error {
  constructor(
    /** For the log: what went wrong, never what was written. */
    readonly what: string,
    readonly code: Extract<RefusalCode, 'assistant/failed' | 'assistant/unavailable'> = 'assistant/failed',
    readonly retryAfterSeconds: number | undefined = undefined,
  ) {
    super(what);
  }
}
