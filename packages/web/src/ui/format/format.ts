// Numbers and money in the reader's way of writing. Every figure on every page comes through here; dates through
// format-date.ts.
import { getLocale } from '#paraglide/runtime';

/** A currency amount; whole amounts have no decimals ($0, $9.95). */
export function formatMoney(cents: number, currency = 'USD'): string {
  const decimals = cents % 100 === 0 ? 0 : 2;
  if (currency === 'USD' && isPlain(cents / 100)) return `$${(cents / 100).toFixed(decimals)}`;
  return new Intl.NumberFormat(getLocale(), {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
  }).format(cents / 100);
}

/** Credits: at most two decimals, no trailing zeros. */
export function formatCredits(hundredths: number): string {
  const credits = Math.round(hundredths) / 100;
  if (isPlain(credits)) return String(credits);
  return new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 2 }).format(credits);
}

/** Credits that came (+) or went (−). */
export function formatChange(hundredths: number): string {
  const size = formatCredits(Math.abs(hundredths));
  return hundredths === 0 ? size : (hundredths < 0 ? '\u2212' : '+') + size;
}

export const formatNumber = (number: number): string =>
  Number.isInteger(number) && isPlain(number)
    ? String(number)
    : new Intl.NumberFormat(getLocale()).format(number);

/**
 * What English writes as JavaScript does. The first use of Intl, whatever for, takes a slow phone more than a tenth of a second, and
 * every page begins with a balance or a price (decision 58).
 */
const isPlain = (number: number) => getLocale() === 'en' && number >= 0 && number < 1_000;
