// One text as it comes about, for any number of readers: each gets all that was said before it came, then what follows.
// Text that comes faster than it is read is handed over together.
import type { AssistantEvent } from '@calmbridge/domain/assistant/wire';

export type AnswerReader = {
  /** A few events at a time, null at the end: by then all of them have been written. */
  next(): Promise<readonly AssistantEvent[] | null>;
  /** The connection is gone. */
  leave(): void;
};

export type AnswerLog = {
  add(events: readonly AssistantEvent[]): void;
  /** The last ones reach a reader in one piece. */
  end(events: readonly AssistantEvent[]): void;
  said(): readonly AssistantEvent[];
  read(): AnswerReader;
  /** Some of the text was written to a reader. */
  wasShown(): boolean;
  hasReader(): boolean;
};

type LogOptions = {
  /** No text is shown before its end. */
  isHeldBack?: boolean;
  /** Called for each reader to whom all of it has been written. */
  onWhole?: () => Promise<void>;
};

export const isText = (event: AssistantEvent) => event.is === 'text' || event.is === 'story';

export function createAnswerLog({ isHeldBack = false, onWhole }: LogOptions = {}): AnswerLog {
  const said: AssistantEvent[] = [];
  const waiting = new Set<() => void>();
  const readers = new Set<AnswerReader>();
  let isEnded = false;
  let wasShown = false;

  const wake = () => {
    for (const go of waiting) go();
    waiting.clear();
  };
  /** How many of the events may be shown by now. */
  const shownSoFar = () => {
    const firstText = isHeldBack && !isEnded ? said.findIndex(isText) : -1;
    return firstText < 0 ? said.length : firstText;
  };

  const read = () => {
    let at = 0;
    const reader: AnswerReader = {
      async next() {
        while (at >= shownSoFar() && !isEnded && readers.has(reader))
          await new Promise<void>((go) => waiting.add(go));
        const batch = said.slice(at, shownSoFar());
        if (batch.length > 0 && readers.has(reader)) {
          at += batch.length;
          wasShown ||= batch.some(isText);
          return batch;
        }
        if (readers.delete(reader)) await onWhole?.();
        return null;
      },
      leave() {
        if (readers.delete(reader)) wake();
      },
    };
    readers.add(reader);
    return reader;
  };

  return {
    add(events) {
      if (events.length === 0) return;
      said.push(...events);
      wake();
    },
    end(events) {
      said.push(...events);
      isEnded = true;
      wake();
    },
    said: () => said,
    read,
    wasShown: () => wasShown,
    hasReader: () => readers.size > 0,
  };
}
