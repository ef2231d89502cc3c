import { z } from 'zod';
import { isDay } from '../calendar-day.ts';

/** Day and time as the carer's own clock showed them, yyyy-mm-ddThh:mm, without a zone: it is never converted (MO1). */
export const isWallTime = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) && isDay(text.slice(0, 10));
export const WallTime = z.string().refine(isWallTime);
