import { formatTimeOfDay } from '#ui/format/format-date';

/** 08:30 as the reader writes it. */
export const clockWords = (clock: string): string => formatTimeOfDay(`2000-01-01T${clock}`);
