import { meaningsFrom } from './meanings.ts';
import {
  carePlanTypes,
  communications,
  diagnosisTypes,
  dietRestrictions,
  genders,
  importantRoles,
  preferredCommunications,
  sensorySensitivities,
} from './options.ts';
import { type ChildProfile, emptyProfile } from './profile.ts';
import type { ChoiceField } from './typed-fields.ts';

const choices: Record<ChoiceField, readonly string[]> = {
  importantRoles,
  gender: genders,
  diagnosisType: diagnosisTypes,
  communication: communications,
  preferredCommunication: preferredCommunications,
  sensorySensitivities,
  carePlans: carePlanTypes,
  dietRestrictions,
};

/** A profile from what was kept of it. Texts come back as they were typed; choices that do not exist are left out (CP9). */
export function profileFrom(kept: Readonly<Record<string, unknown>>): ChildProfile {
  const read = (field: keyof ChildProfile) => {
    const value = kept[field];
    if (field === 'meanings') return meaningsFrom(value);
    const options = field in choices ? choices[field as ChoiceField] : undefined;
    const isOption = (one: unknown) => options === undefined || options.includes(String(one));
    if (Array.isArray(emptyProfile[field])) return Array.isArray(value) ? value.filter(isOption) : [];
    return typeof value === 'string' && isOption(value) ? value : '';
  };
  const fields = Object.keys(emptyProfile) as (keyof ChildProfile)[];
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as ChildProfile;
}
