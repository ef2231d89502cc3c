import { expect, test } from 'vitest';
import { Card } from './board.ts';
import { changeCard } from './change-board.ts';
import { dayOf, dueCard } from './day.ts';
import { boardOf } from './testing/boards-test-kit.ts';

const at = (clock: string, day = 16) =>
  new Date(2026, 10, day, Number(clock.slice(0, 2)), Number(clock.slice(3)));
const cards = [
  { id: 'shoes', day: { at: '08:10' } },
  { id: 'bus', day: { at: '08:30', minutes: 5 } },
  { id: 'free' },
];

test('[BD14] a card is due from its time on for half an hour, unless it is done; the latest is told', () => {
  const due = (clock: string, ...done: string[]) => dueCard(cards, (id) => done.includes(id), at(clock))?.id;
  expect(due('08:09')).toBe(undefined);
  expect(due('08:10')).toBe('shoes');
  expect(due('08:31')).toBe('bus');
  expect(due('08:31', 'bus')).toBe('shoes');
  expect(due('08:41', 'bus')).toBe(undefined);
  expect(due('09:01')).toBe(undefined);
});

test('[BD14] a new day begins at four in the morning', () => {
  expect(dayOf(at('23:30', 15))).toBe('2026-11-15');
  expect(dayOf(at('03:59'))).toBe('2026-11-15');
  expect(dayOf(at('04:00'))).toBe('2026-11-16');
});

test('[BD14] a time or length that can’t be read is left out, and the card stays', () => {
  const card = { id: 'a', label: 'bus', day: { at: '25:00', minutes: 5 } };
  expect(Card.parse(card).day).toEqual({ minutes: 5 });
  expect(Card.parse({ ...card, day: 'soon' })).toMatchObject({ label: 'bus' });
});

test('[BD14] time and length are set on a card and taken away again', () => {
  const board = boardOf(1, 'bus');
  const id = board.cells[0]?.id ?? '';
  const timed = changeCard(id, { day: { at: '08:30', minutes: 5 } })(board);
  expect(timed.cells[0]?.day).toEqual({ at: '08:30', minutes: 5 });
  expect(changeCard(id, { day: {} })(timed).cells[0]).not.toHaveProperty('day');
});
