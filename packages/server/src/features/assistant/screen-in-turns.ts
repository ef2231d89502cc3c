// Text may come faster than it can be looked at: a service that has an answer ready sends all of it at once. It is then
// looked at in short turns, so that the first sentence is on its way before the second is read, and no long text
// holds up what others ask meanwhile.
import { setImmediate as nextTurn } from 'node:timers/promises';
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
  let isBusy = false;
  let hasTold = false;
  let fault: { is: unknown } | null = null;
  let settle: (() => void) | null = null;

  /** What waits is looked at in later turns, once the piece in hand is answered. */
  const rest = (inHand?: Promise<unknown>) => {
    isBusy = true;
    (inHand === undefined ? nextTurn() : inHand.then(() => nextTurn()))
      .then(work)
      .catch((thrown: unknown) => {
        fault = { is: thrown };
        waiting = [];
      })
      .finally(() => {
        isBusy = false;
        if (waiting.length > 0) rest();
        else settle?.();
      });
  };
  const work = async () => {
    let begun = performance.now();
    for (let piece = waiting.shift(); piece !== undefined && !signal.aborted; piece = waiting.shift()) {
      const events = await screen.push(piece);
      if (events.length === 0) continue;
      tell(events);
      if (performance.now() - begun <= turnMs) continue;
      await nextTurn();
      begun = performance.now();
    }
    waiting = [];
  };
  /** True when a sentence is over, or is being looked at. */
  const look = (piece: string): boolean => {
    const events = screen.push(piece);
    if (!Array.isArray(events)) {
      rest(events.then((found) => found.length > 0 && tell(found)));
      return true;
    }
    if (events.length === 0) return false;
    tell(events);
    rest();
    return true;
  };

  return {
    take(text) {
      if (fault !== null) throw fault.is;
      if (!isBusy && text.length <= longestPiece) {
        if (!look(text)) return false;
        const isFirst = !hasTold;
        hasTold = true;
        return isFirst;
      }
      for (let at = 0; at < text.length; at += longestPiece) waiting.push(text.slice(at, at + longestPiece));
      if (!isBusy) rest();
      return false;
    },
    async end() {
      if (isBusy)
        await new Promise<void>((resolve) => {
          settle = resolve;
        });
      if (fault !== null) throw fault.is;
      return screen.end();
    },
  };
}
