// Dates, numbers and money in the reader's way of writing. Every figure on every page comes through here.
import { getLocale } from '#paraglide/runtime';

/** A currency amount; whole amounts have no decimals ($0, $9.95). */
export function formatMoney(cents: number, currency = 'USD'): string {
  const decimals = cents % 100 === 0 ? 0 : 2;
  if (currency === 'USD' && isPlain(cents)) return `$${grouped((cents / 100).toFixed(decimals))}`;
  return new Intl.NumberFormat(getLocale(), {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
  }).format(cents / 100);
}

/** Credits: at most two decimals, no trailing zeros. */
export function formatCredits(hundredths: number): string {
  const credits = Math.round(hundredths) / 100;
  if (isPlain(credits)) return grouped(String(credits));
  return new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 2 }).format(credits);
}

/** Credits that came (+) or went (−). */
export function formatChange(hundredths: number): string {
  const size = formatCredits(Math.abs(hundredths));
  return hundredths === 0 ? size : (hundredths < 0 ? '\u2212' : '+') + size;
}

export const formatNumber = (number: number): string =>
  Number.isInteger(number) && isPlain(number)
    ? grouped(String(number))
    : new Intl.NumberFormat(getLocale()).format(number);

/** 14 May 1988. Takes a calendar day (yyyy-mm-dd) or a moment as ISO text. */
export const formatDay = (iso: string): string =>
  dateFormat({ day: 'numeric', month: 'long', year: 'numeric' }, iso).format(new Date(iso));

/** 14 November 2026, 22:47 */
export const formatMoment = (iso: string): string =>
  dateFormat(
    { day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    iso,
  ).format(new Date(iso));

/** Nov 14, 10:47 PM; with the year where it is not this one. */
export const formatShortMoment = (iso: string, now = new Date()): string => {
  const isThisYear = new Date(iso).getFullYear() === now.getFullYear();
  return dateFormat(
    {
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
      ...(isThisYear ? {} : { year: 'numeric' }),
    },
    iso,
  ).format(new Date(iso));
};

/** November 2; with the year where it is not this one. */
export const formatDayOfYear = (iso: string, now = new Date()): string => {
  const isThisYear = new Date(iso).getFullYear() === now.getFullYear();
  return dateFormat(
    { day: 'numeric', month: 'long', ...(isThisYear ? {} : { year: 'numeric' }) },
    iso,
  ).format(new Date(iso));
};

/** Nov, or November 2026 in full. Takes yyyy-mm. */
export const formatMonth = (month: string, style: 'short' | 'long'): string =>
  dateFormat(
    style === 'short' ? { month: 'short' } : { month: 'long', year: 'numeric' },
    `${month}-01`,
  ).format(new Date(`${month}-01`));

/** 22:47 */
export const formatTimeOfDay = (iso: string): string =>
  dateFormat({ hour: 'numeric', minute: '2-digit' }, iso).format(new Date(iso));

// English figures are written here: the first use of Intl takes a slow phone more than a tenth of a second, and every page
// begins with a balance or a price.
const isPlain = (number: number) => getLocale() === 'en' && number >= 0 && number < 1e9;
const grouped = (figure: string) => figure.replace(/(?<!\.\d*)\d(?=(?:\d{3})+(?!\d))/g, '$&,');

// A calendar day has no zone: reading it in the local one would move it by a day west of Greenwich.
const dateFormat = (options: Intl.DateTimeFormatOptions, iso: string) =>
  new Intl.DateTimeFormat(getLocale(), iso.length === 10 ? { ...options, timeZone: 'UTC' } : options);
