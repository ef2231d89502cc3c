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
  const queue = createPieceQueue(screen, tell, signal);
  let hasTold = false;

  /** True when a sentence is over, or is being looked at. */
  const look = (piece: string): boolean => {
    const events = screen.push(piece);
    if (!Array.isArray(events)) {
      queue.workLater(events.then((found) => found.length > 0 && tell(found)));
      return true;
    }
    if (events.length === 0) return false;
    tell(events);
    queue.workLater();
    return true;
  };

  return {
    take(text) {
      queue.throwFault();
      if (!queue.isBusy() && text.length <= longestPiece) {
        if (!look(text)) return false;
        const isFirst = !hasTold;
        hasTold = true;
        return isFirst;
      }
      queue.add(text);
      return false;
    },
    async end() {
      await queue.settled();
      queue.throwFault();
      return screen.end();
    },
  };
}

/** Pieces that wait to be looked at, in turns of a few milliseconds. */
function createPieceQueue(
  screen: StreamScreen,
  tell: (events: readonly Screened[]) => void,
  signal: AbortSignal,
) {
  let waiting: string[] = [];
  let isBusy = false;
  let fault: { is: unknown } | null = null;
  let settle: (() => void) | null = null;

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
  /** Goes on in a later turn, once the piece in hand is answered. */
  const workLater = (inHand?: Promise<unknown>) => {
    isBusy = true;
    (inHand === undefined ? nextTurn() : inHand.then(() => nextTurn()))
      .then(work)
      .catch((thrown: unknown) => {
        fault = { is: thrown };
        waiting = [];
      })
      .finally(() => {
        isBusy = false;
        if (waiting.length > 0) workLater();
        else settle?.();
      });
  };

  return {
    isBusy: () => isBusy,
    workLater,
    throwFault() {
      if (fault !== null) throw fault.is;
    },
    add(text: string) {
      for (let at = 0; at < text.length; at += longestPiece) waiting.push(text.slice(at, at + longestPiece));
      if (!isBusy) workLater();
    },
    async settled() {
      if (!isBusy) return;
      await new Promise<void>((resolve) => {
        settle = resolve;
      });
    },
  };
}
