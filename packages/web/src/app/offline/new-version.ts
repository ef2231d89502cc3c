// Whether a newer Calmbridge waits, for the page. Written by start-offline.ts, which is loaded when nothing else is to do.
import { useSyncExternalStore } from 'react';
import { createStore } from '#store/create-store';

export type NewVersion = { take: () => void };

const waiting = createStore<NewVersion | null>(null);

export const offerVersion = waiting.set;

export const useNewVersion = (): NewVersion | null =>
  useSyncExternalStore(waiting.subscribe, waiting.get, () => null);
