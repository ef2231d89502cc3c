// Days and moments in the reader's way of writing. Each takes a calendar day (yyyy-mm-dd) or a moment as ISO text. English
// is written here: the first use of Intl takes a slow phone more than a tenth of a second, and the logs begin with dates
// (decision 58).
import { getLocale } from '#paraglide/runtime';

/** May 14, 1988 */
export const formatDay = (iso: string): string =>
  inLanguage(
    iso,
    { day: 'numeric', month: 'long', year: 'numeric' },
    (at) => `${at.month} ${at.day}, ${at.year}`,
  );

/** November 14, 2026 at 10:47 PM */
export const formatMoment = (iso: string): string =>
  inLanguage(
    iso,
    { day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    (at) => `${at.month} ${at.day}, ${at.year} at ${at.time}`,
  );

/** Nov 14, 10:47 PM; with the year where it is not this one. */
export const formatShortMoment = (iso: string, now = new Date()): string =>
  inLanguage(
    iso,
    { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', ...otherYear(iso, now) },
    (at) => `${shortMonth(at)} ${at.day}, ${isOtherYear(iso, now) ? `${at.year}, ` : ''}${at.time}`,
  );

/** November 2; with the year where it is not this one. */
export const formatDayOfYear = (iso: string, now = new Date()): string =>
  inLanguage(
    iso,
    { day: 'numeric', month: 'long', ...otherYear(iso, now) },
    (at) => `${at.month} ${at.day}${isOtherYear(iso, now) ? `, ${at.year}` : ''}`,
  );

/** Nov, or November 2026 in full. Takes yyyy-mm. */
export const formatMonth = (month: string, style: 'short' | 'long'): string =>
  style === 'short'
    ? inLanguage(`${month}-01`, { month: 'short' }, shortMonth)
    : inLanguage(`${month}-01`, { month: 'long', year: 'numeric' }, (at) => `${at.month} ${at.year}`);

/** November */
export const formatMonthOf = (iso: string): string => inLanguage(iso, { month: 'long' }, (at) => at.month);

/** 14 */
export const formatDayOfMonth = (iso: string): string =>
  inLanguage(iso, { day: 'numeric' }, (at) => String(at.day));

/** 10:47 PM */
export const formatTimeOfDay = (iso: string): string =>
  inLanguage(iso, { hour: 'numeric', minute: '2-digit' }, (at) => at.time);

const isOtherYear = (iso: string, now: Date) => dateOf(iso).getFullYear() !== now.getFullYear();
const otherYear = (iso: string, now: Date): Intl.DateTimeFormatOptions =>
  isOtherYear(iso, now) ? { year: 'numeric' } : {};

type Parts = { day: number; month: string; year: number; time: string };

function inLanguage(
  iso: string,
  options: Intl.DateTimeFormatOptions,
  english: (at: Parts) => string,
): string {
  return getLocale() === 'en'
    ? english(partsOf(dateOf(iso)))
    : new Intl.DateTimeFormat(getLocale(), options).format(dateOf(iso));
}

// A calendar day has no zone: read as a moment it would be the day before west of Greenwich.
const dateOf = (iso: string) => new Date(iso.length === 10 ? `${iso}T00:00` : iso);

function partsOf(date: Date): Parts {
  const hour = date.getHours();
  const minutes = String(date.getMinutes()).padStart(2, '0');
  return {
    day: date.getDate(),
    month: months[date.getMonth()] ?? '',
    year: date.getFullYear(),
    time: `${hour % 12 || 12}:${minutes}\u00a0${hour < 12 ? 'AM' : 'PM'}`,
  };
}

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const shortMonth = ({ month }: Parts) => month.slice(0, 3);
