// Weeks and hours as the place of this browser writes them.
import { getLocale } from '#paraglide/runtime';

type WeekInfo = { firstDay: number };
type WithWeeks = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** 0 is Sunday. Where the browser does not know, weeks begin on Monday. */
export function firstDayOfWeek(language: string): number {
  try {
    const place: WithWeeks = new Intl.Locale(language);
    const { firstDay } = place.getWeekInfo?.() ?? place.weekInfo ?? { firstDay: 1 };
    return firstDay % 7;
  } catch {
    return 1;
  }
}

/** Sun, Mon … from the first day on. */
export const weekdayNames = (firstDay: number, weekday: 'short' | 'long'): string[] => {
  const format = new Intl.DateTimeFormat(getLocale(), { weekday, timeZone: 'UTC' });
  // 4 January 2026 is a Sunday.
  return Array.from({ length: 7 }, (_, at) => format.format(Date.UTC(2026, 0, 4 + ((firstDay + at) % 7))));
};

/** 6 – 9 AM */
export function hoursName(from: number, to: number): string {
  const format = new Intl.DateTimeFormat(getLocale(), { hour: 'numeric', timeZone: 'UTC' });
  const [start, end] = [Date.UTC(2026, 0, 1, from), Date.UTC(2026, 0, 1, to)];
  // A range into the next day would name both days.
  return to === 24 ? `${format.format(start)} – ${format.format(end)}` : format.formatRange(start, end);
}

/** Nov 9: short, because a phone has little room beside seven days. */
export const shortDay = (day: string): string =>
  new Intl.DateTimeFormat(getLocale(), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );
