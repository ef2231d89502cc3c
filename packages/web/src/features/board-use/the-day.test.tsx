import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeAppearance, defaultAppearance } from '#device/appearance/appearance';
import { boards, boardUse } from '#device/records/shapes';
import { boardNamed, storeOver } from '#device/testing/device-test-kit';
import { card, childView, openChild } from './testing/board-use-test-kit.tsx';

const day = boardNamed('Day', {
  id: 'day',
  kind: 'schedule',
  rows: 1,
  columns: 2,
  cells: [card('shoes', { day: { minutes: 5 } }), card('bus', { day: { at: '08:30' } })],
});
const open = async (store = storeOver()) => {
  if (store.collection(boards).all().length === 0) await store.collection(boards).add(day);
  return openChild(day, store);
};
const inView = () => within(childView());
const disc = () => inView().getByRole('timer').firstElementChild?.getAttribute('style');
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 16, 8, 20), shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  changeAppearance(defaultAppearance);
});
const press = async (name: string) => {
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(inView().getByRole('button', { name }));
};

test('[BU13] a card shows its time, and when that comes a note says so until it is put away', async () => {
  await open();
  expect(inView().getByRole('button', { name: /8:30.*bus/ })).toBeTruthy();
  expect(screen.queryByText(/Time for: bus/)).toBe(null);
  await pass(10 * 60_000 + 11_000);
  expect(inView().getByText(/8:30.*Time for: bus/)).toBeTruthy();
  await press('OK');
  await pass(11_000);
  expect(screen.queryByText(/Time for: bus/)).toBe(null);
});

test('[BU13] a new morning begins with nothing done', async () => {
  const { store, close } = await open();
  await press('Done: shoes');
  expect(inView().getByText('1 of 2 done')).toBeTruthy();
  close();
  vi.setSystemTime(new Date(2026, 10, 17, 7, 0));
  await open(store);
  expect(inView().getByText('0 of 2 done')).toBeTruthy();
});

test('[BU14] the disc grows smaller, goes on over a reload, and ends with Done', async () => {
  const { store, close } = await open();
  await press('Start timer: 5 min');
  expect(inView().getByRole('timer', { name: '5 minutes left' })).toBeTruthy();
  await pass(60_000 + 30_000);
  expect(inView().getByRole('timer', { name: '4 minutes left' })).toBeTruthy();
  expect(Number(/[\d.]+/.exec(disc() ?? '')?.[0])).toBeLessThan(0.75);
  close();
  await open(store);
  await pass(60_000);
  expect(inView().getByRole('timer', { name: '3 minutes left' })).toBeTruthy();
  await pass(5 * 60_000);
  expect(inView().getByRole('timer', { name: 'Time’s up' })).toBeTruthy();
  await press('Done: shoes');
  expect(inView().queryByRole('timer')).toBe(null);
  expect(store.document(boardUse).read()).toMatchObject({ value: { timer: null } });
});

test('[BU14] in the low-stimulation look the disc changes once a minute', async () => {
  changeAppearance({ ...defaultAppearance, lowStimulation: true });
  await open();
  await press('Start timer: 5 min');
  await pass(70_000);
  const before = disc();
  expect(before).toContain('0.8');
  await pass(20_000);
  expect(disc()).toBe(before);
});
