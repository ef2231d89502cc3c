/** Runs what has the same key one after the other, in this process. */
export type Turns = { inTurn<T>(key: string, act: () => Promise<T>): Promise<T> };

export function createTurns(): Turns {
  const turns = new Map<string, Promise<unknown>>();
  return {
    inTurn(key, act) {
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
