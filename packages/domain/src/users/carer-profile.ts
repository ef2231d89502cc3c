import { z } from 'zod';
import { isDay } from '../calendar-day.ts';
import { importantRoles } from '../child/options.ts';
import { sanitiseLine } from '../child/sanitise.ts';

// What a carer says of themselves: asked at sign-up and at /create-profile, changed in settings.

/** Who opened the account. Stored and shown; no permission hangs on it. */
export const accountCreators = [...importantRoles, 'other'] as const;
export type AccountCreator = (typeof accountCreators)[number];

export const nameMax = 100;

/** Letters of every script pass; what nobody can see, and no mail header survives, is taken out. */
const Name = z.string().transform(sanitiseLine).pipe(z.string().min(1, 'required').max(nameMax, 'too-long'));

/** A calendar day as yyyy-mm-dd. Whether it lies in the future is asked where there is a clock. */
export const CalendarDay = z.string().min(1, 'required').refine(isDay, 'invalid');

const furthestAheadMs = 14 * 60 * 60 * 1000;

/** In the future everywhere: a day that has begun in any time zone (UTC+14 is the first) is not. */
export const isInTheFuture = (day: string, now: Date): boolean =>
  day > new Date(now.getTime() + furthestAheadMs).toISOString().slice(0, 10);

/** What /create-profile asks. */
export const CarerProfile = z.object({
  accountCreator: z.enum(accountCreators, 'creator-missing'),
  firstName: Name,
  lastName: Name,
  dob: CalendarDay,
});
export type CarerProfile = z.infer<typeof CarerProfile>;
