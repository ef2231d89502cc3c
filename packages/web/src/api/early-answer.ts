// Questions to the server that are asked before the scripts of the page are there (src/first): the answers travel beside
// them, and the page takes them over instead of asking again.

type Holder = { calmbridgeEarly?: Map<string, Promise<Response>> };

// The first script is a file of its own, and shares nothing else with the page.
const asked = () => ((globalThis as Holder).calmbridgeEarly ??= new Map());

export function askEarly(path: string, timeoutMs: number): void {
  const answer = fetch(path, {
    method: 'GET',
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  // The failure is handled by the code that takes the answer over; until then it must not count as unhandled.
  answer.catch(() => {});
  asked().set(path, answer);
}

/** Once only: what is asked later must be answered again. */
export function takeEarlyAnswer(path: string): Promise<Response> | null {
  const answer = asked().get(path);
  asked().delete(path);
  return answer ?? null;
}
