import { expect, test, vi } from 'vitest';
import { createSignal, createStore } from './create-store.ts';

test('a store gives its value, and tells everybody who asked when it changes', () => {
  const store = createStore(1);
  const told = vi.fn<() => void>();
  const leave = store.subscribe(told);
  store.set(2);
  expect([store.get(), told.mock.calls.length]).toEqual([2, 1]);
  leave();
  store.set(3);
  expect([store.get(), told.mock.calls.length]).toEqual([3, 1]);
});

test('a signal hands on what happened', () => {
  const signal = createSignal<string>();
  const heard = vi.fn<(what: string) => void>();
  const leave = signal.subscribe(heard);
  signal.tell('in');
  leave();
  signal.tell('out');
  expect(heard.mock.calls).toEqual([['in']]);
});

test('whoever listens twice is told twice, until both have left', () => {
  const store = createStore(0);
  const told = vi.fn<() => void>();
  const first = store.subscribe(told);
  store.subscribe(told);
  first();
  store.set(1);
  expect(told).toHaveBeenCalledTimes(1);
});
