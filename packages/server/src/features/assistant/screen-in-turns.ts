// Text may come faster than it can be looked at: a service that has an answer ready sends all of it at once. It is then
// looked at in short turns, so that the first sentence is on its way before the second is read, and no long text
// holds up what others ask meanwhile.
import type { Screened, StreamScreen } from '#adapters/assistant/safety';

const turnMs = 2;
/** Longer pieces are cut: how a text is cut never changes what the screen lets out. */
const longestPiece = 400;

export type TurnScreen = {
  take(text: string): void;
  /** Resolves when all that was taken has been looked at and told. */
  end(): Promise<void>;
};

export function screenInTurns(
  screen: StreamScreen,
  tell: (events: readonly Screened[]) => void,
  signal: AbortSignal,
): TurnScreen {
  let waiting: string[] = [];
  let isBetweenTurns = false;
  let hasTold = false;
  let fault: { is: unknown } | null = null;
  let settle: (() => void) | null = null;

  /** Looks at what waits, until a turn is over; the rest waits for the next one. */
  const work = () => {
    const begun = performance.now();
    for (const [at, piece] of waiting.entries()) {
      const events = screen.push(piece);
      if (events.length === 0) continue;
      tell(events);
      const isOver = !hasTold || performance.now() - begun > turnMs;
      hasTold = true;
      if (!isOver) continue;
      waiting = waiting.slice(at + 1);
      isBetweenTurns = true;
      setImmediate(nextTurn);
      return;
    }
    waiting = [];
    settle?.();
  };

  const nextTurn = () => {
    isBetweenTurns = false;
    try {
      if (signal.aborted) waiting = [];
      work();
    } catch (thrown) {
      fault = { is: thrown };
      settle?.();
    }
  };

  return {
    take(text) {
      if (fault !== null) throw fault.is;
      for (let at = 0; at < text.length; at += longestPiece) waiting.push(text.slice(at, at + longestPiece));
      if (!isBetweenTurns) work();
    },
    async end() {
      if (isBetweenTurns)
        await new Promise<void>((resolve) => {
          settle = resolve;
        });
      if (fault !== null) throw fault.is;
      tell(screen.end());
    },
  };
}
