/** Runs what has the same key one after the other, in this process. */
export type KeyedMutex = { runExclusive<T>(key: string, act: () => Promise<T>): Promise<T> };

export function createKeyedMutex(): KeyedMutex {
  const turns = new Map<string, Promise<unknown>>();
  return {
    runExclusive(key, act) {
      const before = turns.get(key) ?? Promise.resolve();
      const mine = before.then(act, act);
      turns.set(key, mine);
      const leave = () => {
        if (turns.get(key) === mine) turns.delete(key);
      };
      mine.then(leave, leave);
      return mine;
    },
  };
}
