// Age and date of birth say the same thing twice. Neither is required, and neither overrules the other.
import { isDay } from '../calendar-day.ts';
import type { ChildProfile } from './profile.ts';

/** Whole years on the day `today`, both yyyy-mm-dd; null where the day is not one, or not yet. */
export function ageOn(dob: string, today: string): number | null {
  if (!isDay(dob) || dob > today) return null;
  const years = Number(today.slice(0, 4)) - Number(dob.slice(0, 4));
  return today.slice(5) < dob.slice(5) ? years - 1 : years;
}

/** The profile with another date of birth. An age that is empty, or came from the date before, follows it (CP7). */
export function withDob<T extends Pick<ChildProfile, 'age' | 'dob'>>(
  profile: T,
  dob: string,
  today: string,
): T {
  const now = ageOn(dob, today);
  const followed = profile.age === '' || profile.age === String(ageOn(profile.dob, today));
  return { ...profile, dob, age: followed && now !== null && now <= 120 ? String(now) : profile.age };
}

/** The age by the date of birth, where the age given is another one (CP7). */
export function disagreeingAge(
  { age, dob }: Pick<ChildProfile, 'age' | 'dob'>,
  today: string,
): number | null {
  const byDob = ageOn(dob, today);
  if (byDob === null || !/^\s*\d+\s*$/.test(age)) return null;
  return Number(age) === byDob ? null : byDob;
}
