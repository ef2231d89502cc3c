// Text may come faster than it can be looked at: a service that has an answer ready sends all of it at once. It is then
// looked at in short turns, so that the first sentence is on its way before the second is read, and no long text
// holds up what others ask meanwhile.
import type { Screened, StreamScreen } from '#adapters/assistant/safety';

const turnMs = 4;
/** Longer pieces are cut: how a text is cut never changes what the screen lets out. */
const longestPiece = 400;

export type TurnScreen = {
  /** True after the first sentence: it should be on its way before more is read. */
  take(text: string): boolean;
  /** Resolves when all that was taken has been looked at, with what is left to be told. */
  end(): Promise<readonly Screened[]>;
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

  /** True when something came out of it. */
  const look = (piece: string): boolean => {
    const events = screen.push(piece);
    if (events.length > 0) tell(events);
    return events.length > 0;
  };
  const rest = () => {
    isBetweenTurns = true;
    setImmediate(nextTurn);
  };
  const nextTurn = () => {
    isBetweenTurns = false;
    try {
      work();
    } catch (thrown) {
      fault = { is: thrown };
      settle?.();
    }
  };
  const work = () => {
    const begun = performance.now();
    for (let at = 0; at < waiting.length && !signal.aborted; at += 1) {
      const isOver = look(waiting[at] ?? '') && performance.now() - begun > turnMs;
      if (!isOver) continue;
      waiting = waiting.slice(at + 1);
      return rest();
    }
    waiting = [];
    settle?.();
  };

  return {
    take(text) {
      if (fault !== null) throw fault.is;
      if (!isBetweenTurns && text.length <= longestPiece) {
        if (!look(text)) return false;
        rest();
        const isFirst = !hasTold;
        hasTold = true;
        return isFirst;
      }
      for (let at = 0; at < text.length; at += longestPiece) waiting.push(text.slice(at, at + longestPiece));
      if (!isBetweenTurns) rest();
      return false;
    },
    async end() {
      if (isBetweenTurns)
        await new Promise<void>((resolve) => {
          settle = resolve;
        });
      if (fault !== null) throw fault.is;
      return screen.end();
    },
  };
}
