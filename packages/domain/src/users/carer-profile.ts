import { z } from 'zod';

// What a carer says of themselves: asked at sign-up and at /create-profile, changed in settings.

/** Who opened the account. Stored and shown; no permission hangs on it. */
export const accountCreators = [
  'parentsGuardians',
  'teachersEducationalStaff',
  'behavioralTherapists',
  'healthcareProviders',
  'specialEducationCoordinators',
  'recreationalTherapists',
  'socialWorkers',
  'other',
] as const;
export type AccountCreator = (typeof accountCreators)[number];

export const nameMax = 100;

/** Letters of every script pass; control characters, which no keyboard types and no mail header survives, do not. */
const Name = z
  .string()
  .trim()
  .min(1, 'required')
  .max(nameMax, 'too-long')
  .regex(/^\P{Cc}*$/u, 'invalid');

const isCalendarDay = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** A calendar day as yyyy-mm-dd. Whether it lies in the future is asked where there is a clock. */
export const CalendarDay = z
  .string()
  .min(1, 'required')
  .regex(/^(19|20)\d\d-\d\d-\d\d$/, 'invalid')
  .refine(isCalendarDay, 'invalid');

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
