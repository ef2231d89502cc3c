import type { CarePlanAsk, ChatAsk, ReviewedNote, StoryAsk } from '@calmbridge/domain/assistant/assistant';
import type { DoubtfulSentence, LostPassages } from '@calmbridge/domain/assistant/mend-prompts';
import type { Asks, Next } from '@calmbridge/domain/assistant/wire';
import type { RefusalCode } from '@calmbridge/domain/refusals';
import type { StoryAddition } from '@calmbridge/domain/stories/story-addition';

/** What is asked of whoever writes. `problems` are what an earlier version did wrong. */
export type Ask =
  | { use: 'plan'; ask: CarePlanAsk; problems?: readonly string[] }
  | { use: 'story'; ask: StoryAsk; problems: readonly string[] }
  | { use: 'chat'; ask: ChatAsk };

/** A part of a text asked for again. */
export type Mend =
  | ({ is: 'sentence' } & DoubtfulSentence)
  /** What a plan has lost. */
  | ({ is: 'passages' } & LostPassages);

/** True asks for a moment: what is left should not be read before the next turn of the loop. */
export type Take = (text: string) => boolean;

export type WriterState = 'ok' | 'failing' | 'unavailable';

/** What is shown after the text, or in its place. */
export type Shown = Asks | Next;
/** `left-out` says which parts of the carer's line a story was told without, and which of them can be added as sentences. */
export type After = Shown | { is: 'left-out'; parts: readonly string[]; additions: readonly StoryAddition[] };

/**
 * The embedded guidebook or an outside service. Text is handed over as it comes, without a promise for each of its
 * hundreds of pieces; ending without a fault means that it is whole. Where it must ask the carer first, it resolves to what
 * it asks; text handed over before that stands above the question, and is free with it. It may also resolve to what can be pressed next.
 */
export type Writer = {
  kind: 'guidebook' | 'service';
  state(): WriterState;
  /** Which of our reviewed notes should go along with what is asked. The guidebook needs none: it is they. */
  notesFor?(ask: Ask): Promise<readonly ReviewedNote[]>;
  write(ask: Ask, signal: AbortSignal, take: Take): Promise<readonly After[]>;
  /** Resolves to the part alone. Null where nothing has to be asked for again, because people reviewed it. */
  mend: ((mend: Mend, signal: AbortSignal) => Promise<string>) | null;
};

/** The writer could not write. Anything else that is thrown is a fault of ours. */
export class WriterFailure extends Error {
  constructor(
    /** For the log: what went wrong, never what was written. */
    readonly what: string,
    readonly code: Extract<RefusalCode, 'assistant/failed' | 'assistant/unavailable'> = 'assistant/failed',
    readonly retryAfterSeconds?: number,
  ) {
    super(what);
  }
}

/** JSON from outside, or a failure of the writer. */
export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new WriterFailure('the answer is not JSON');
  }
};
