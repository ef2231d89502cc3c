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
  return format.formatRange(Date.UTC(2026, 0, 1, from), Date.UTC(2026, 0, 1, to));
}
