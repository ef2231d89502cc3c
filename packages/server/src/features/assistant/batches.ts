/** Things that come faster than they are read are handed over together. Only a reader that waits is woken. */
export function createBatches<T>() {
  let waiting: T[] = [];
  let end: { fault: unknown } | null = null;
  let wake: (() => void) | null = null;

  const stir = () => {
    wake?.();
    wake = null;
  };

  async function* read(): AsyncGenerator<T[]> {
    for (;;) {
      if (waiting.length > 0) {
        const batch = waiting;
        waiting = [];
        yield batch;
      } else if (end === null)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      else if (end.fault === null) return;
      else throw end.fault;
    }
  }

  return {
    add(items: readonly T[]): void {
      if (items.length === 0) return;
      waiting.push(...items);
      stir();
    },
    /** What was added before a fault is still read. */
    end(fault: unknown = null): void {
      end ??= { fault };
      stir();
    },
    read,
  };
}
