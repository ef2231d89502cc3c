// A tab that waits for an answer holds a lock named for it. The browser lets go of it when the tab dies, so another
// tab can tell a message that is being answered from one that was left behind.

const nameOf = (useId: string) => `calmbridge-answering-${useId}`;

const locks = () => globalThis.navigator?.locks;

export function holdWhileAnswering(useId: string, answered: Promise<unknown>): void {
  void locks()
    ?.request(nameOf(useId), () => answered)
    .catch(() => undefined);
}

export async function isBeingAnswered(useId: string): Promise<boolean> {
  const known = await locks()
    ?.query()
    .catch(() => null);
  return known?.held?.some(({ name }) => name === nameOf(useId)) ?? false;
}
