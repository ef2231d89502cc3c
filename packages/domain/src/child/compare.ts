import { type ChildProfile, emptyProfile } from './profile.ts';
import { sanitiseProfile } from './sanitise.ts';

/** Whether two profiles say the same, whatever the order of their choices (CP8). Both are cleaned first. */
export const isSameProfile = (one: ChildProfile, other: ChildProfile): boolean =>
  fingerprint(one) === fingerprint(other);

/** Nobody has said anything yet. */
export const isEmptyProfile = (profile: ChildProfile): boolean => isSameProfile(profile, emptyProfile);

const fingerprint = (profile: ChildProfile): string => {
  const clean = sanitiseProfile(profile);
  return JSON.stringify(
    (Object.keys(emptyProfile) as (keyof ChildProfile)[]).map((field) => {
      if (field === 'meanings') return Object.entries(clean.meanings).sort();
      const value = clean[field];
      return typeof value === 'string' ? value : [...value].sort();
    }),
  );
};
