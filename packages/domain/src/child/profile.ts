import { z } from 'zod';
import { isDay } from '../calendar-day.ts';
import { VisibleText } from '../text/visible-text.ts';
import { Meanings } from './meanings.ts';
import {
  carePlanTypes,
  communications,
  diagnosisTypes,
  dietRestrictions,
  genders,
  importantRoles,
  noKnownAllergies,
  preferredCommunications,
  sensorySensitivities,
} from './options.ts';

// The child profile: 28 fields, of which three are required, and what the carer said some phrases in them mean. An empty
// text means "not said". Messages are codes; the page has the words.

export const childNameMax = 100;
export const comfortItemsMax = 100;
export const notesMax = 500;
export const freeTextMax = 1000;
const ageMax = 120;

const choice = <const T extends readonly [string, ...string[]]>(options: T) =>
  z.union([z.enum(options), z.literal('')]).default('');
const several = <const T extends readonly [string, ...string[]]>(options: T) =>
  z.array(z.enum(options)).default([]);
const freeText = (max = freeTextMax) => z.string().max(max, 'too-long').default('');
const day = z
  .string()
  .refine((text) => text === '' || isDay(text), 'not-a-day')
  .default('');

/** While it is being filled in: what is needed for a plan may still be missing. */
export const UnfinishedProfile = z.object({
  importantRoles: several(importantRoles),
  name: VisibleText.pipe(z.string().max(childNameMax, 'too-long')).default(''),
  age: z
    .string()
    .regex(/^\d{0,3}$/, 'age-out-of-range')
    .refine((text) => text === '' || Number(text) <= ageMax, 'age-out-of-range')
    .default(''),
  dob: day,
  gender: choice(genders),
  diagnosisType: choice(diagnosisTypes),
  diagnosisDate: day,
  communication: choice(communications),
  preferredCommunication: choice(preferredCommunications),
  sensorySensitivities: several(sensorySensitivities),
  comfortItems: freeText(comfortItemsMax),
  strengths: freeText(),
  activities: freeText(),
  triggers: freeText(),
  challenges: freeText(),
  sleepSchedule: freeText(),
  eatingHabits: freeText(),
  interactionStyle: freeText(),
  socialSupports: freeText(),
  learningStyle: freeText(),
  specialInterests: freeText(),
  allergies: freeText(),
  medications: freeText(),
  wanderingBehavior: freeText(),
  safetyRisks: freeText(),
  carePlans: several(carePlanTypes),
  notes: freeText(notesMax),
  dietRestrictions: several(dietRestrictions),
  meanings: Meanings,
});

export const ChildProfile = UnfinishedProfile.superRefine((profile, context) => {
  const object = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (profile.importantRoles.length === 0) object('importantRoles', 'roles-required');
  if (profile.name.trim() === '') object('name', 'name-required');
  if (profile.carePlans.length === 0) object('carePlans', 'plans-required');
  if (profile.carePlans.includes('behavioralSensoryManagement') && profile.sensorySensitivities.length === 0)
    object('sensorySensitivities', 'sensory-required');
  if (profile.carePlans.includes('dietFocusedCarePlan') && profile.dietRestrictions.length === 0)
    object('dietRestrictions', 'diet-required');
  if (profile.dietRestrictions.includes(noKnownAllergies) && profile.dietRestrictions.length > 1)
    object('dietRestrictions', 'nka-with-others');
});
export type ChildProfile = z.infer<typeof ChildProfile>;

/** A profile as it is before anyone has typed. Not valid: three fields are still asked for. */
export const emptyProfile: ChildProfile = {
  importantRoles: [],
  name: '',
  age: '',
  dob: '',
  gender: '',
  diagnosisType: '',
  diagnosisDate: '',
  communication: '',
  preferredCommunication: '',
  sensorySensitivities: [],
  comfortItems: '',
  strengths: '',
  activities: '',
  triggers: '',
  challenges: '',
  sleepSchedule: '',
  eatingHabits: '',
  interactionStyle: '',
  socialSupports: '',
  learningStyle: '',
  specialInterests: '',
  allergies: '',
  medications: '',
  wanderingBehavior: '',
  safetyRisks: '',
  carePlans: [],
  notes: '',
  dietRestrictions: [],
  meanings: {},
};
