import { getLocale } from '#paraglide/runtime';

const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;
const english = ['kB', 'MB', 'GB'];

/** 340 kB, 1.2 MB, 60 GB, on one line with its unit. */
export const formatBytes = (bytes: number): string => sizeWords(bytes).replaceAll(' ', '\u00a0');

function sizeWords(bytes: number): string {
  const size = Math.max(bytes, 0) / 1000;
  const at = size < 999.5 ? 0 : size < 999_500 ? 1 : 2;
  const value = size / 1000 ** at;
  const decimals = value < 10 && at > 0 ? 1 : 0;
  // Without Intl, as the figures in ui/format.ts.
  if (getLocale() === 'en' && value < 1000)
    return `${Math.round(value * 10 ** decimals) / 10 ** decimals} ${english[at]}`;
  return new Intl.NumberFormat(getLocale(), {
    style: 'unit',
    unit: units[at] ?? 'kilobyte',
    maximumFractionDigits: decimals,
  }).format(value);
}
