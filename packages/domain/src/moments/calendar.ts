// Moments laid out over days, weeks and hours. Days are texts (yyyy-mm-dd) and are counted as such, so that no zone and no
// changed clock can move one (MO1).
import { dayOf, hourOf, type Moment, type MomentKind } from './moment.ts';

export const hardKinds: readonly MomentKind[] = ['meltdown', 'bolt', 'hurt'];
export const goodKinds: readonly MomentKind[] = ['joy', 'skill'];

/** Fewer say nothing about patterns (MO7). */
export const enoughMoments = 10;

const dayMs = 86_400_000;
const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: string, days: number): string =>
  new Date(utc(day) + days * dayMs).toISOString().slice(0, 10);

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(utc(day)).getUTCDay();

/** The first day of the week this day is in. */
export const weekOf = (day: string, firstDay: number): string =>
  addDays(day, -((weekdayOf(day) - firstDay + 7) % 7));

/** The first days of the weeks from one day to another. */
export function weeksBetween(from: string, to: string, firstDay: number): string[] {
  const weeks: string[] = [];
  for (let week = weekOf(from, firstDay); week <= to; week = addDays(week, 7)) weeks.push(week);
  return weeks;
}

export function countByDay(moments: readonly Moment[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const moment of moments) counts.set(dayOf(moment), (counts.get(dayOf(moment)) ?? 0) + 1);
  return counts;
}

export const partHours = 3;

/** One row for each part of the day, one column for each day of the week, the first day first. */
export function countByHour(moments: readonly Moment[], firstDay: number): number[][] {
  const rows = Array.from({ length: 24 / partHours }, () => Array.from({ length: 7 }, () => 0));
  for (const moment of moments) {
    const row = rows[Math.floor(hourOf(moment) / partHours)];
    const column = (weekdayOf(dayOf(moment)) - firstDay + 7) % 7;
    if (row) row[column] = (row[column] ?? 0) + 1;
  }
  return rows;
}

/** The one in the middle; null where there is none. */
export function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return null;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
