import { getLocale } from '#paraglide/runtime';

/** bread, milk, and eggs */
export const formatList = (parts: readonly string[]): string =>
  new Intl.ListFormat(getLocale()).format(parts);
