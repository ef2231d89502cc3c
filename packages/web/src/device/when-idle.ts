/** Does the work when the page has nothing better to do, or soon anyway. Returns what calls it off. */
export function whenIdle(work: () => void, afterMs = 0): () => void {
  let callOff = () => {};
  const timer = setTimeout(() => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in globalThis)) return work();
    const asked = requestIdleCallback(work, { timeout: 2_000 });
    callOff = () => cancelIdleCallback(asked);
  }, afterMs);
  return () => {
    clearTimeout(timer);
    callOff();
  };
}
