type Step = (isTimeUp: () => boolean) => boolean;

const sliceMs = 8;

/** Takes step after step while the page has nothing better to do, until one says it was the last. Returns what ends it. */
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
