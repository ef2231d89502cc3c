// One tab carries a use. It holds a lock named for it, which the browser takes back when the tab dies: so another tab can
// tell a use that is being carried from one that was left behind.

/** A page that is being reloaded lets go of its locks a moment after its successor asks for them. */
const patienceMs = 3_000;

const held = new Map<string, () => void>();
const nameOf = (useId: string) => `calmbridge/use/${useId}`;

/** False: another tab carries it. Where the browser has no locks it is carried twice, and paid once all the same. */
export async function holdUse(useId: string): Promise<boolean> {
  const locks = globalThis.navigator?.locks;
  if (!locks || held.has(useId)) return true;
  return new Promise((resolve) => {
    const giveUp = AbortSignal.timeout(patienceMs);
    locks
      .request(nameOf(useId), { signal: giveUp }, () => {
        resolve(true);
        return new Promise<void>((release) => held.set(useId, release));
      })
      .catch(() => resolve(!giveUp.aborted));
  });
}

export function releaseUse(useId: string): void {
  held.get(useId)?.();
  held.delete(useId);
}
