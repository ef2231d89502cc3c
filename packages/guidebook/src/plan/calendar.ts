// Dates and clock times without a clock: everything is counted from the day the plan was asked for.

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "20 December 2026", `days` after a yyyy-mm-dd day. An unreadable day gives an empty text. */
export function dayAfter(today: string, days: number): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(today) ?? [];
  if (year === undefined || month === undefined || day === undefined) return '';
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + days));
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** Whole years between a birthday and today, or null when either can't be read. */
export function yearsBetween(birth: string, today: string): number | null {
  const read = (text: string) => /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim())?.slice(1).map(Number);
  const [from, to] = [read(birth), read(today)];
  if (!from || !to) return null;
  const [y = 0, m = 0, d = 0] = from;
  const [ty = 0, tm = 0, td = 0] = to;
  const years = ty - y - (tm < m || (tm === m && td < d) ? 1 : 0);
  return years >= 0 && years <= 120 ? years : null;
}

export type SleepTimes = { bed: number | null; wake: number | null };

/** Minutes after midnight of bed and getting-up times in a text such as "8pm to 6:30am" or "in bed 19:30, up at 5". */
export function sleepTimesIn(written: string): SleepTimes {
  const text = written.replace(
    /\b(?:naps?|naptime|siesta|melatonin|medicine|medication|meds|tablets?)\b[^,;\n]*/gi,
    ' ',
  );
  const found: Array<{ minutes: number; before: string; after: string; sure: boolean }> = [];
  const clock = /\b(\d{1,2})(?:[:.h](\d{2}))?\s*(a\.?m\.?|p\.?m\.?)?(?![\d%])/gi;
  for (const match of text.matchAll(clock)) {
    const [all, hourText = '', minuteText, half] = match;
    const before = text.slice(Math.max(0, (match.index ?? 0) - 24), match.index).toLowerCase();
    const after = text.slice((match.index ?? 0) + all.length).toLowerCase();
    const isClock =
      minuteText !== undefined ||
      half !== undefined ||
      /\b(?:at|by|around|about|until|till|to|from|bed|up|out)\s*$/.test(before);
    if (!isClock || /^\s*(?:hours?|hrs?|times?|h\b|min|mg|nights?|years?)/.test(after)) continue;
    let hour = Number(hourText);
    const minute = Number(minuteText ?? 0);
    if (hour > 24 || minute > 59) continue;
    if (half && /^p/i.test(half) && hour < 12) hour += 12;
    if (half && /^a/i.test(half) && hour === 12) hour = 0;
    found.push({ minutes: (hour % 24) * 60 + minute, before, after, sure: half !== undefined || hour > 12 });
  }
  let bed: number | null = null;
  let wake: number | null = null;
  for (const { minutes, before, after, sure } of found) {
    const asEvening = !sure && minutes >= 360 && minutes < 720 ? minutes + 720 : minutes;
    const isEvening = asEvening >= 17 * 60 || asEvening < 5 * 60;
    if (bed === null && isEvening && saysBed(before, after)) bed = asEvening;
    else if (wake === null && minutes >= 180 && minutes < 660 && !/till|until/.test(before)) wake = minutes;
  }
  return { bed, wake };
}

/** Only a time that is told as bedtime: "bed at 8", "19:30 bedtime", "8pm to 6". Waking and screens have times as well. */
const saysBed = (before: string, after: string): boolean =>
  /(?:\bbed|\bbedtime|\blights out|\bgoes down|\bsettles?|\btucked in)\s*(?:time)?\s*(?:is|at|by|around|about|from|:)?\s*$/.test(
    before,
  ) ||
  /(?<!after |before |when |until )\bsleeps?\s*(?:is|at|by|around|about|from|:)?\s*$/.test(before) ||
  (/(?:^|[,;.\n])\s*(?:from|about|around|usually|normally)?\s*$/.test(before) &&
    /^\s*(?:(?:to|until|till|-|–)\s*\d|(?:is )?(?:bed|lights out)|[.,;]?\s*$)/.test(after));

export const clockText = (minutes: number): string => {
  const inDay = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
};
