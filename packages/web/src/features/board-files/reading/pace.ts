// Long work in the page: it says how far it is, lets the page draw and hear in between, and ends when it is no longer wanted.

export type Pace = {
  isCancelled: () => boolean;
  /** Called at each step. Throws once the work is cancelled. */
  step: (done: number, all: number) => Promise<void>;
};

/** Long enough that waiting costs little, short enough that a press is answered at once. */
const breathMs = 40;

export function paceOf(signal: AbortSignal, onStep: (done: number, all: number) => void): Pace {
  let lastBreath = performance.now();
  return {
    isCancelled: () => signal.aborted,
    step: async (done, all) => {
      signal.throwIfAborted();
      if (performance.now() - lastBreath < breathMs) return;
      onStep(done, all);
      await new Promise((resolve) => setTimeout(resolve));
      lastBreath = performance.now();
      signal.throwIfAborted();
    },
  };
}
