type Step = (isTimeUp: () => boolean) => boolean;

const sliceMs = 8;

/** Runs step after step while the browser is idle, until one answers that it was the last. Returns a function that ends it. */
export function whenIdle(step: Step, afterMs = 0): () => void {
  let callOff = () => {};
  const take = () => {
    const startedAt = performance.now();
    if (!step(() => performance.now() - startedAt > sliceMs)) ask();
  };
  const ask = () => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in globalThis)) return later(take, sliceMs);
    const asked = requestIdleCallback(take, { timeout: 500 });
    callOff = () => cancelIdleCallback(asked);
  };
  const later = (work: () => void, ms: number) => {
    const timer = setTimeout(work, ms);
    callOff = () => clearTimeout(timer);
  };
  later(ask, afterMs);
  return () => callOff();
}
