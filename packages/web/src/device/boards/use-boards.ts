// Boards for React. Features name a board by its id; undo and redo last as long as the page is open.
import type { Board } from '@calmbridge/domain/boards/board';
import { useMemo, useSyncExternalStore } from 'react';
import { useCollection, useDeviceStore } from '../device-context.tsx';
import { boards } from '../records/shapes.ts';
import type { DeviceStore } from '../store/device-store.ts';
import { type BoardDesk, openBoardDesk } from './board-desk.ts';

const desks = new WeakMap<DeviceStore, Map<string, BoardDesk>>();

/** One desk for each board and store, so that everyone who works on it shares its steps. */
export function boardDesk(store: DeviceStore, id: string): BoardDesk {
  const open = desks.get(store) ?? new Map<string, BoardDesk>();
  desks.set(store, open);
  const desk = open.get(id) ?? openBoardDesk(store.collection(boards), id, store.scope.now);
  open.set(id, desk);
  return desk;
}

/** All boards, newest first. */
export function useBoards() {
  const { records, add, remove } = useCollection(boards);
  return { boards: records as readonly Board[], add, remove };
}

/** One board, as it is now, and what can be done with it. */
export function useBoard(id: string) {
  const store = useDeviceStore();
  const desk = useMemo(() => boardDesk(store, id), [store, id]);
  const state = useSyncExternalStore(desk.subscribe, desk.state);
  const { change, undo, redo, retry } = desk;
  return { ...state, change, undo, redo, retry };
}
