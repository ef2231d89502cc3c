// Whether a newer Calmbridge waits, for the page. Written by start-offline.ts, which is loaded when nothing else is to do.
import { useSyncExternalStore } from 'react';

export type NewVersion = { take: () => void };

const listeners = new Set<() => void>();
let waiting: NewVersion | null = null;

export function offerVersion(version: NewVersion | null): void {
  waiting = version;
  for (const listener of listeners) listener();
}

export const useNewVersion = (): NewVersion | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => waiting,
    () => null,
  );
