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
  const range = rangeIn(text);
  if (range !== null) return range;
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

/** "9-6", "23-7", "9p-5a", "00.00-08.00", "midnight to 9": a night told as two hours, the first of them in the evening. */
function rangeIn(text: string): SleepTimes | null {
  const hour = '(\\d{1,2})(?:[:.h](\\d{2}))?\\s*([ap])?(?:\\.?m\\.?)?(?!\\d)';
  const written = text
    .replace(/\bmidnight(?:-?ish)?\b/giu, '00:00')
    .replace(/\bnoon\b/giu, '12:00')
    .replace(/\bhalf (\d{1,2})\b/giu, '$1:30');
  const found = new RegExp(
    `(?:^|[,;.]\\s*|\\b(?:off|bed|settled|sleeps?|asleep|from|about|in bed)\\s+)${hour}\\s*(?:-|–|to|till?|until|>>)\\s*${hour}(?!\\s*(?:h(?:ou)?rs?|times?|mins?|nights?|weeks?|mg|%))`,
    'iu',
  ).exec(written);
  if (found === null) return null;
  const [, from = '', fromMinutes = '0', fromHalf, to = '', toMinutes = '0', toHalf] = found;
  const [first, last] = [Number(from), Number(to)];
  if (first > 24 || last > 24 || Number(fromMinutes) > 59 || Number(toMinutes) > 59) return null;
  const isEvening = fromHalf?.toLowerCase() === 'p' || (fromHalf === undefined && first >= 5 && first < 12);
  const bed =
    (first === 12 && fromHalf?.toLowerCase() !== 'p'
      ? 0
      : isEvening && first < 12
        ? first + 12
        : first % 24) *
      60 +
    Number(fromMinutes);
  const wake = (toHalf?.toLowerCase() === 'p' && last < 12 ? last + 12 : last % 24) * 60 + Number(toMinutes);
  return bed >= 17 * 60 || bed < 5.5 * 60 ? { bed, wake } : null;
}

/** Only a time that is told as bedtime: "bed at 8", "19:30 bedtime", "8pm to 6". Waking and screens have times as well. */
const saysBed = (before: string, after: string): boolean =>
  /(?:\bbed|\bbedtime|\blights out|\bgoes down|\bsettles?|\btucked in)\s*(?:time)?\s*(?:is|at|by|around|about|from|:)?\s*$/.test(
    before,
  ) ||
  /(?<!after |before |when |until )\bsleeps?\s*(?:is|at|by|around|about|from|:)?\s*$/.test(before) ||
  (/(?:^|[,;.\n])\s*(?:from|about|around|usually|normally)?\s*$/.test(before) &&
    /^\s*(?:(?:to|until|till|-|–)\s*\d|(?:is )?(?:bed|lights out)|[.,;]?\s*$|[,;]\s*(?:and )?(?:then )?(?:up|awake|wakes?(?: up)?|gets up)\s*(?:at|by|about|around)?\s*\d)/.test(
      after,
    ));

const anHour =
  '\\b(?:\\d{1,2}(?:[:.h]\\d{0,2})?\\s*(?:[ap]\\.?m?\\.?(?!\\p{L}))?(?:ish)?|midnight|noon|half \\d{1,2})(?![\\d%])';
const aNight = new RegExp(`${anHour}\\s*(?:-|–|to|till?|until|>>)\\s*(?:${anHour}|fajr)`, 'giu');
const gettingUp = new RegExp(
  `\\b(?:wakes?(?: up)?|awake)\\s+(?:at |by |about |around )?${anHour}\\s*(?=[,;.]|$)`,
  'giu',
);

/** What is told beside the hours: a night told as two hours and a time to get up say nothing of how it goes. */
export const withoutHours = (text: string): string =>
  text.replace(aNight, ' ').replace(gettingUp, ' ').replace(new RegExp(anHour, 'giu'), ' ');

export const clockText = (minutes: number): string => {
  const inDay = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
};
