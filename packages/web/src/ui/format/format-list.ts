import { getLocale } from '#paraglide/runtime';

/** bread, milk, and eggs */
export function formatList(parts: readonly string[]): string {
  if (getLocale() !== 'en') return new Intl.ListFormat(getLocale()).format(parts);
  // Without Intl, as the figures in format.ts.
  const last = parts.at(-1) ?? '';
  if (parts.length < 3) return parts.join(' and ');
  return `${parts.slice(0, -1).join(', ')}, and ${last}`;
}
