// A question to the server that is asked before the scripts of the page are there (src/first): its answer travels beside
// them, and the page takes it over instead of asking again.

type Early = { path: string; answer: Promise<Response> };
type Holder = { calmbridgeEarly?: Early | undefined };

const holder = globalThis as Holder;

export function askEarly(path: string, timeoutMs: number): void {
  const answer = fetch(path, {
    method: 'GET',
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  // Whoever takes it over hears of the failure; until then nobody has to.
  answer.catch(() => {});
  holder.calmbridgeEarly = { path, answer };
}

/** Once only: what is asked later must be answered anew. */
export function takeEarlyAnswer(path: string): Promise<Response> | null {
  const early = holder.calmbridgeEarly;
  if (early?.path !== path) return null;
  holder.calmbridgeEarly = undefined;
  return early.answer;
}
